export { systemClock } from './kernel/clock.ts';
export { loadEnvFile, readConfig } from './kernel/config.ts';
export type { Config } from './kernel/config.ts';
export { openTelemetry } from './kernel/telemetry/open-telemetry.ts';
export type { Backend } from './app/open-backend.ts';
export { runCommand, startServer } from './app/start-server.ts';

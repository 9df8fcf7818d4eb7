export type { Clock } from './clock.ts';
export { usualSettings } from './settings.ts';
export type { Failure, Settings } from './settings.ts';
export { startSimulator } from './start-simulator.ts';
export type { Simulator, SimulatorOptions } from './start-simulator.ts';
export { signature } from './webhooks.ts';

export { usualSettings } from './settings.ts';
export type { Settings } from './settings.ts';
export { startSimulator } from './start-simulator.ts';
export type { Simulator } from './start-simulator.ts';
export { signature } from './webhooks.ts';

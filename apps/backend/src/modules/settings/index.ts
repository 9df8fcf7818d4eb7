export { lockThresholds, readThresholds, usualThresholds, writeThresholds } from './thresholds.ts';
export type { Thresholds } from './thresholds.ts';

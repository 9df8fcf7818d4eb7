export { lockThresholds, readThresholds, usualThresholds, writeThresholds } from './thresholds.ts';
export type { Thresholds } from './thresholds.ts';
export { lockReturnSettings, readReturnSettings, returnCountries, wayOf, writeReturnSettings } from './return-settings.ts';
export type { ReturnSettings } from './return-settings.ts';

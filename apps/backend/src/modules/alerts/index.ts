export { openAlerts } from './open-alerts.ts';
export type { Alerts, AlertsOptions } from './open-alerts.ts';

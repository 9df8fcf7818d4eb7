export { openAlerts } from './open-alerts.ts';
export { countWaitingArticles, waitingAlerts, waitingArticles } from './waiting-articles.ts';

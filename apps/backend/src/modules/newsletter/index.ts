export { openNewsletter } from './open-newsletter.ts';
export type { Newsletter, Origin } from './open-newsletter.ts';
export { countSubscriptions, findSubscriptionOf, findSubscriptions, unconfirmedRequests } from './consent-repository.ts';
export type { ConsentRow, ConsentsWanted } from './consent-repository.ts';

export { openNewsletter } from './open-newsletter.ts';
export type { Newsletter, Origin } from './open-newsletter.ts';

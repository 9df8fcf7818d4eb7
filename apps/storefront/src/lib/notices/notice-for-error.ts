import { ShopApiError } from '../graphql/shop-api-error.ts';
import { backendText } from './backend-text.ts';
import { isSessionLost } from './is-session-lost.ts';
import type { nl } from './messages/nl.ts';
import type { Notice } from './notice-store.ts';

type NoticeMessage = keyof typeof nl;

/** The title an area of the shop puts over the backend's own text. */
export type NoticeTitle = Extract<
  NoticeMessage,
  | 'loginError'
  | 'registerError'
  | 'setShippingAddress'
  | 'setBillingAddress'
  | 'setEmailAddress'
  | 'passwordResetError'
  | 'newsletterError'
  | 'wishlist'
  | 'addToCart'
  | 'placeOrder'
  | 'account'
  | 'addressBook'
  | 'accountNotChanged'
>;

export type ErrorOutcome = { readonly notice: Omit<Notice, 'id'>; readonly sessionExpired: boolean };

/** What to say when the backend failed without a text for the shopper. */
export type NoticeFallback = Extract<NoticeMessage, 'somethingWrong' | 'resetMailFailed' | 'passwordNotChanged' | 'addToCartFailed'>;

type Say = (key: NoticeMessage) => string;

type Situation = {
  readonly title: NoticeTitle;
  readonly fallback?: NoticeFallback | undefined;
  readonly loggedIn: boolean;
  readonly t: Say;
};

/** To somebody whose log-in is over. */
export const sessionNotice = (t: Say): ErrorOutcome['notice'] => ({
  kind: 'danger',
  title: t('sessionExpiredTitle'),
  text: t('sessionExpired'),
});

/** The one place that decides what a failed call means for the visitor. */
export function noticeForError(error: unknown, { title, fallback = 'somethingWrong', loggedIn, t }: Situation): ErrorOutcome {
  const danger = (text: string) => ({ kind: 'danger' as const, title: t(title), text });
  if (!(error instanceof ShopApiError)) return { notice: danger(t(fallback)), sessionExpired: false };
  const known = backendText(error.message);
  if (loggedIn && isSessionLost(error)) return { notice: sessionNotice(t), sessionExpired: true };
  switch (error.category) {
    case 'network':
    case 'timeout':
      return { notice: danger(t('offline')), sessionExpired: false };
    case 'internal':
      return { notice: danger(t(known ?? fallback)), sessionExpired: false };
    case 'authentication':
    case 'authorization':
    case 'no-such-entity':
    case 'already-exists':
    case 'input':
      return { notice: danger(known ? t(known) : error.message), sessionExpired: false };
  }
}

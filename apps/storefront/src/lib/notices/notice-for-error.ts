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

type Situation = {
  readonly title: NoticeTitle;
  readonly fallback?: NoticeFallback | undefined;
  readonly loggedIn: boolean;
  readonly t: (key: NoticeMessage) => string;
};

/** The one place that decides what a failed call means for the visitor. */
export function noticeForError(error: unknown, { title, fallback = 'somethingWrong', loggedIn, t }: Situation): ErrorOutcome {
  const danger = (text: string, heading = t(title)) => ({ kind: 'danger' as const, title: heading, text });
  if (!(error instanceof ShopApiError)) return { notice: danger(t(fallback)), sessionExpired: false };
  const known = backendText(error.message);
  if (loggedIn && isSessionLost(error)) return { notice: danger(t('sessionExpired'), t('sessionExpiredTitle')), sessionExpired: true };
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

import type { Language } from '@shop/contract';
import type { OrderStatus } from '../order.ts';

export type StatusRule = {
  readonly label: Readonly<Record<Language, string>>;
  /** Where an order may go from here; everything else is refused. */
  readonly next: readonly OrderStatus[];
  /** What entering does to the pieces: held for the order, off the shelf, back on the shelf, or left as they are. */
  readonly stock: 'hold' | 'sell' | 'release' | 'keep';
  /** Mail that entering brings. */
  readonly mail: 'payment-review' | 'paid' | 'canceled' | undefined;
  /** The shopper may still pay it, or pay it another way. */
  readonly isPayable: boolean;
  /** The shopper may end it. */
  readonly isCancelable: boolean;
};

/** The eight statuses, the whole machine: page, mail, API and command read this table. */
export const orderStatuses: Readonly<Record<OrderStatus, StatusRule>> = {
  pending: {
    label: { nl: 'In behandeling', de: 'In Bearbeitung', en: 'Pending' },
    next: ['processing', 'complete', 'canceled', 'holded', 'fraud'],
    stock: 'hold',
    mail: undefined,
    isPayable: false,
    isCancelable: true,
  },
  pending_payment: {
    label: { nl: 'Wacht op betaling', de: 'Zahlung ausstehend', en: 'Pending payment' },
    next: ['processing', 'payment_review', 'canceled', 'holded', 'fraud'],
    stock: 'hold',
    mail: undefined,
    isPayable: true,
    isCancelable: true,
  },
  payment_review: {
    label: { nl: 'Betaling wordt gecontroleerd', de: 'Zahlung wird geprüft', en: 'Payment review' },
    // Back to waiting when the provider says no within the time of the holding.
    next: ['processing', 'pending_payment', 'canceled', 'holded', 'fraud'],
    stock: 'keep',
    mail: 'payment-review',
    isPayable: false,
    isCancelable: false,
  },
  processing: {
    label: { nl: 'Wordt klaargemaakt', de: 'Wird vorbereitet', en: 'Processing' },
    next: ['complete', 'canceled', 'holded', 'fraud'],
    stock: 'sell',
    mail: 'paid',
    isPayable: false,
    isCancelable: false,
  },
  complete: {
    label: { nl: 'Afgerond', de: 'Abgeschlossen', en: 'Complete' },
    // A card dispute comes weeks later.
    next: ['holded'],
    stock: 'sell',
    mail: undefined,
    isPayable: false,
    isCancelable: false,
  },
  canceled: {
    label: { nl: 'Geannuleerd', de: 'Storniert', en: 'Canceled' },
    // Money that arrives after all (R010).
    next: ['processing', 'payment_review'],
    stock: 'release',
    mail: 'canceled',
    isPayable: false,
    isCancelable: false,
  },
  holded: {
    label: { nl: 'Aangehouden', de: 'Zurückgestellt', en: 'On hold' },
    next: ['processing', 'complete', 'canceled', 'fraud'],
    stock: 'keep',
    mail: undefined,
    isPayable: false,
    isCancelable: false,
  },
  fraud: {
    label: { nl: 'Verdenking van fraude', de: 'Betrugsverdacht', en: 'Suspected fraud' },
    next: ['processing', 'canceled', 'holded'],
    stock: 'keep',
    mail: undefined,
    isPayable: false,
    isCancelable: false,
  },
};

/** Whether the table has the edge. */
export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => orderStatuses[from].next.includes(to);

/** The status in the shopper's words. */
export const statusLabel = (status: OrderStatus, language: Language): string => orderStatuses[status].label[language];

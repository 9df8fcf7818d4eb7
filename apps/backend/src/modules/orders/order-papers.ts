import type { Cents } from '#kernel/money.ts';

export type OrderDocumentLine = { readonly lineId: number; readonly quantity: number };

/** Pieces that never leave. `unasked`: those among them that nobody was asked to pay, on account, and what they cost then. */
export type CanceledLine = OrderDocumentLine & { readonly unasked?: { readonly quantity: number; readonly amount: Cents } };

export type OrderInvoice = {
  /** Sequential without gaps (LAW-26). */
  readonly number: string;
  /** The shipment it was written for, of an order on account; null: it is the one of everything. */
  readonly shipment: string | null;
  /** The edit it is the supplement of; null: it is none. */
  readonly revision: number | null;
  readonly issuedAt: Date;
  /** Day of supply, YYYY-MM-DD; null when it was written before anything was supplied, because it was paid in advance. */
  readonly suppliedOn: string | null;
  /** When it must be paid, YYYY-MM-DD; null when it is paid. */
  readonly dueOn: string | null;
  readonly lines: readonly OrderDocumentLine[];
  readonly grandTotal: Cents;
  /** What a supplement asks for; the others are a part of the order's own rows. */
  readonly amounts: SupplementAmounts | null;
};

/** Rows including VAT and after every discount, and the VAT by rate. */
export type SupplementAmounts = {
  readonly lines: readonly (OrderDocumentLine & { readonly amount: Cents })[];
  readonly shipping: Cents;
  readonly taxes: readonly { readonly percent: number; readonly incl: Cents; readonly tax: Cents }[];
};

export type OrderRefund = {
  /** Of the credit note; sequential without gaps. */
  readonly number: string;
  /** The invoice it corrects; null when the order had none. */
  readonly invoiceNumber: string | null;
  readonly issuedAt: Date;
  /** `unsent`: how many of them had not left, and never will. */
  readonly lines: readonly (OrderDocumentLine & { readonly amount: Cents; readonly unsent?: number })[];
  /** Delivery costs given back, including VAT. */
  readonly shipping: Cents;
  /** Anything else; negative: kept, such as a return label. */
  readonly adjustment: Cents;
  /** What the credit note is about; the customer gets it back, but for what is set off. */
  readonly total: Cents;
  /** The edit it was written for: its pieces are no longer ordered, so they do not count as given back. Null: it is an ordinary one. */
  readonly revision: number | null;
  /** What of it pays the supplement of the same edit instead of going back. */
  readonly setOff: Cents;
  /** The payment it goes back by, by the provider's name; null: the order's own. */
  readonly payment: string | null;
  readonly tax: Cents;
  readonly taxes: readonly { readonly percent: number; readonly incl: Cents; readonly tax: Cents }[];
  readonly reason: string;
  /** `requested`: the provider has not confirmed it yet. */
  readonly state: 'requested' | 'done' | 'failed';
  /** Null until the provider took it; `settledByHand` when it never will. */
  readonly providerRefundId: string | null;
  /** The number of the gift card its money went onto; null where it goes back as it came. */
  readonly giftCard?: string | null;
  /** The number of the order it pays for, in exchange; null where it pays for none. */
  readonly exchange?: string | null;
};

/** What is sent, or what is collected in a branch. */
export type ShipmentKind = 'parcel' | 'pickup';
export type ShipmentState = 'planned' | 'picking' | 'packed' | 'sent' | 'delivered' | 'ready' | 'handed_over' | 'uncollected' | 'canceled';

type OrderTracking = Readonly<Record<'carrierCode' | 'title' | 'number', string>> & { readonly url: string | null };

export type OrderShipment = {
  readonly number: string;
  readonly state: ShipmentState;
  readonly kind: ShipmentKind;
  /** Where its pieces lie, or came from; null when from several places, or from before it was kept. */
  readonly source: string | null;
  /** Where they were taken from, of what was brought to the branch it is collected in; null until it is there. */
  readonly broughtFrom: string | null;
  readonly plannedAt: Date | null;
  /** Packed, or ready to be collected. */
  readonly packedAt: Date | null;
  /** Sent, or handed over. */
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  /** Who moved it last. */
  readonly by: string | null;
  /** Six digits for whoever collects it. */
  readonly pickupCode: string | null;
  readonly lines: readonly OrderDocumentLine[];
  /** Empty when the goods were handed over in a branch. */
  readonly tracking: readonly OrderTracking[];
};

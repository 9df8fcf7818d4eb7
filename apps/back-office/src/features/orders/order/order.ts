import type { OrderAnswerFragment, OrderPageFragment, RefundPreviewQuery, RevisionPreviewQuery } from '../../../generated/graphql.ts';

export type Order = OrderPageFragment;
export type Line = Order['lines'][number];
export type Shipment = Order['shipments'][number];
export type Refund = Order['refunds'][number];
export type Address = NonNullable<Order['person']>['billing'];
export type OrderAnswer = OrderAnswerFragment;
export type Revision = Order['revisions'][number];
export type RefundPreview = Extract<RefundPreviewQuery['refundPreview'], { readonly __typename: 'RefundPreview' }>;
export type RevisionPreview = Extract<RevisionPreviewQuery['revisionPreview'], { readonly __typename: 'RevisionPreview' }>;

export const piecesIn = ({ lines }: Pick<Shipment, 'lines'>): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What an order calls its shipments: the first, the second, whatever their numbers are. */
export const placeOf = ({ shipments }: Pick<Order, 'shipments'>, number: string): number =>
  shipments.findIndex((shipment) => shipment.number === number) + 1;

import type { Order, Refund } from '../order.ts';

type Payment = NonNullable<Order['payments']>[number];

/** What came in, what went back, and the papers of it, in the order it happened. */
export type MoneyRow =
  | { readonly kind: 'payment'; readonly id: string; readonly at: string; readonly cents: number; readonly payment: Payment }
  | { readonly kind: 'byHand'; readonly id: string; readonly at: string; readonly cents: number; readonly method: string }
  | { readonly kind: 'refund'; readonly id: string; readonly at: string; readonly cents: number; readonly refund: Refund }
  | { readonly kind: 'credit'; readonly id: string; readonly at: string; readonly cents: number; readonly refund: Refund }
  | {
      readonly kind: 'invoice';
      readonly id: string;
      readonly at: string;
      readonly cents: number;
      readonly invoice: Order['invoices'][number];
    };

type Facts = Pick<Order, 'payments' | 'refunds' | 'invoices' | 'paidAt' | 'payment' | 'money'>;

export function moneyRows({ payments, refunds, invoices, paidAt, payment: method, money }: Facts): readonly MoneyRow[] {
  const attempts = (payments ?? []).map((payment, index) => ({
    kind: 'payment' as const,
    // Payments of edits are counted by themselves.
    id: `payment-${index}`,
    at: payment.createdAt,
    cents: payment.amount.cents,
    payment,
  }));
  // Paid without a provider: a transfer that somebody found, the till of a branch.
  const online = attempts.filter(({ payment }) => payment.state === 'paid').reduce((sum, { cents }) => sum + cents, 0);
  const cents = money.paid.cents - online;
  const byHand = paidAt && cents > 0 && payments ? [{ kind: 'byHand' as const, id: 'paid', at: paidAt, cents, method }] : [];
  const back = refunds.map((refund) => {
    const row = { id: `refund-${refund.number}`, at: refund.at, refund };
    // A credit note that pays the supplement of the same edit is a paper: no money goes back.
    if (refund.back.cents === 0) return { ...row, kind: 'credit' as const, cents: -refund.total.cents };
    return { ...row, kind: 'refund' as const, cents: -refund.back.cents };
  });
  const papers = invoices.map((invoice) => ({
    kind: 'invoice' as const,
    id: `invoice-${invoice.number}`,
    at: invoice.issuedAt,
    cents: invoice.total.cents,
    invoice,
  }));
  return [...attempts, ...byHand, ...papers, ...back].toSorted((one, other) => one.at.localeCompare(other.at));
}

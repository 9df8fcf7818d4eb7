import { notFound } from '#kernel/errors.ts';
import type { FormType } from './form.ts';
import { findSubmission, listSubmissions } from './form-repository.ts';
import { moveWithdrawal, type DeskParts } from './move-withdrawal.ts';
import { noteReturned } from './note-returned.ts';
import { listReturned, type Disposition, type ReturnedGoods, type ReturnedItem } from './returned-goods.ts';
import type { Submission } from './submission.ts';
import { findWithdrawal, listWithdrawals } from './withdrawal-repository.ts';
import { periodOf, type WithdrawalPeriod } from './withdrawal-period.ts';
import type { Withdrawal, WithdrawalState } from './withdrawal.ts';

/** A withdrawal, with what is known of its period; undefined when the order is not known, or not sent yet. */
type FoundWithdrawal = { readonly withdrawal: Withdrawal; readonly period: WithdrawalPeriod | undefined };

/** What customers sent in and what staff do with it; lists are the newest hundred, withdrawals are named by their reference. */
export type FormsDesk = {
  messages(type?: FormType): Promise<readonly Submission[]>;
  withdrawals(state?: WithdrawalState): Promise<readonly Withdrawal[]>;
  /** A message by its number, or a withdrawal by its reference such as H-2026-000123. */
  find(name: string): Promise<{ readonly message: Submission } | FoundWithdrawal>;
  /** LAW-08: the withdrawal is valid; the customer hears until when to send the goods and when the money comes. */
  accept(reference: string): Promise<Withdrawal>;
  /** It is not; the customer reads why. */
  reject(reference: string, reason: string): Promise<Withdrawal>;
  goodsIn(reference: string): Promise<Withdrawal>;
  /** Only after the order's money went back; the credit note tells the customer. */
  refunded(reference: string): Promise<Withdrawal>;
  /** LAW-23: what becomes of goods that came back. */
  noteReturned(reference: string, items: readonly ReturnedItem[]): Promise<void>;
  returned(disposition?: Disposition): Promise<readonly ReturnedGoods[]>;
};

export function openFormsDesk(parts: DeskParts): FormsDesk {
  const { database } = parts;
  return {
    messages: (type) => listSubmissions(database, type),
    withdrawals: (state) => listWithdrawals(database, state),
    find: async (name) => {
      const message = /^[1-9]\d{0,8}$/.test(name) ? await findSubmission(database, Number(name)) : undefined;
      if (message) return { message };
      const withdrawal = await findWithdrawal(database, name.toUpperCase());
      if (!withdrawal) throw notFound(`There is no message or withdrawal ${name}.`);
      const order = await parts.findOrder(withdrawal.orderNumber);
      return { withdrawal, period: order && periodOf(order, withdrawal) };
    },
    accept: (reference) => moveWithdrawal(parts, reference, 'accepted'),
    reject: (reference, reason) => moveWithdrawal(parts, reference, 'rejected', reason),
    goodsIn: (reference) => moveWithdrawal(parts, reference, 'goods_in'),
    refunded: (reference) => moveWithdrawal(parts, reference, 'refunded'),
    noteReturned: (reference, items) => noteReturned(parts, reference, items),
    returned: (disposition) => listReturned(database, disposition),
  };
}

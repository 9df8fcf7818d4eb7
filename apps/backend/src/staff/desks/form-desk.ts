import { readWithdrawalFacts, type Forms, type FormsDesk } from '#modules/forms/index.ts';
import { asAction } from '../as-action.ts';
import type { Actor, WriteParts } from '../run-action.ts';

/** What customers sent in, and what is decided about it, which is in the log. */
export function notedFormsDesk(parts: WriteParts, actor: Actor, forms: Pick<Forms, 'deskOn'>): FormsDesk {
  const reading = forms.deskOn(parts.database);
  const at = (verb: string, reference: string, reason?: string): FormsDesk =>
    forms.deskOn(
      asAction(parts, actor, {
        name: `withdrawal.${verb}`,
        permission: 'forms.answer',
        entity: 'withdrawal',
        entityId: reference.toUpperCase(),
        reason,
        facts: (sql) => readWithdrawalFacts(sql, reference.toUpperCase()),
      }),
    );
  return {
    messages: (type) => reading.messages(type),
    withdrawals: (state) => reading.withdrawals(state),
    find: (name) => reading.find(name),
    returned: (disposition) => reading.returned(disposition),
    accept: (reference) => at('accept', reference).accept(reference),
    reject: (reference, reason) => at('reject', reference, reason).reject(reference, reason),
    goodsIn: (reference) => at('goodsIn', reference).goodsIn(reference),
    refunded: (reference) => at('refunded', reference).refunded(reference),
    noteReturned: (reference, items) => at('noteReturned', reference).noteReturned(reference, items),
  };
}

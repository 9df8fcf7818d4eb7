import { normaliseEmail } from '@shop/rules/email';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { tellStaff } from '#modules/audit/index.ts';
import { shopTime } from './shop-time.ts';
import type { FormParts } from './submit-form.ts';
import { fingerprintOf, repeatMinutes } from './submission.ts';
import { otherAddressMail, receiptMail, shortReceiptMail, staffMail } from './withdrawal-mails.ts';
import * as repository from './withdrawal-repository.ts';
import { readStatement, type OrderLookup, type StatementInput, type Withdrawal, type WithdrawalFollower } from './withdrawal.ts';

export type WithdrawalParts = FormParts & {
  readonly jobs: Jobs;
  readonly follower: () => WithdrawalFollower | undefined;
  readonly findOrder: OrderLookup;
};

/** The queue that looks at the order afterwards. */
export const withdrawalQueue = 'withdrawal-order';

/**
 * Takes a declaration of withdrawal: stored, told to staff, receipted by mail (LAW-08). The order is looked at in a job, so
 * that neither the answer nor the time it takes tells whether it exists.
 */
export async function submitWithdrawal(parts: WithdrawalParts, input: StatementInput, context: RequestContext): Promise<Withdrawal> {
  const { database, mailer, stores, jobs } = parts;
  const { store, now, ip } = context;
  const statement = readStatement(await withAddress(parts, input), store.language);
  const fingerprint = fingerprintOf(ip, statement);
  return database.transaction(async (tx) => {
    const repeated = await repository.findRepeated(tx, fingerprint, new Date(now.getTime() - repeatMinutes * 60_000));
    if (repeated) return repeated;
    const given = { ...statement, storeCode: store.code, customerId: context.customerId ?? null, receivedAt: now };
    const withdrawal = await repository.insertWithdrawal(tx, given, Number(shopTime(now).slice(0, 4)), fingerprint);
    const frame = { language: store.language, sender: stores.mailSender(store.code) };
    await mailer.send(tx, staffMail(frame, withdrawal));
    await parts.follower()?.stated(tx, withdrawal);
    await jobs.enqueue(tx, withdrawalQueue, { id: withdrawal.id });
    await tellStaff(tx, noticeOf(withdrawal));
    return withdrawal;
  });
}

/** Who has the secret of an order is not asked for its address. Without it the answer tells nothing of any order. */
async function withAddress({ findOrder }: WithdrawalParts, input: StatementInput): Promise<StatementInput> {
  if (!input.hash || input.email?.trim()) return input;
  const order = await findOrder(input.order_number.trim());
  return order?.hash === input.hash ? { ...input, email: order.email } : input;
}

/** What open pages of staff hear of it. */
const noticeOf = ({ reference }: Withdrawal) => ({ entity: 'withdrawal', entityId: reference, action: 'withdrawal.submit' });

/**
 * Notes what the shop knows of the order and sends the receipt: the whole statement to the address of the order, to any other one
 * nothing that a stranger may have typed for it, and the buyer hears of it.
 */
export async function lookAtOrder(
  { database, mailer, stores, follower }: FormParts & { readonly follower?: WithdrawalParts['follower'] },
  id: number,
  findOrder: OrderLookup,
): Promise<void> {
  const withdrawal = await repository.findWithdrawalById(database, id);
  if (!withdrawal) return;
  const order = await findOrder(withdrawal.orderNumber);
  const isVerified =
    order !== undefined && (order.hash === withdrawal.hash || (order.customerId !== null && order.customerId === withdrawal.customerId));
  await database.transaction(async (tx) => {
    const findings = { isOrderKnown: order !== undefined, isVerified, isBusiness: order?.isBusiness ?? false };
    // Before the statement is locked: whoever moves both locks the order and its return first.
    await follower?.()?.looked(tx, { ...withdrawal, ...findings });
    if (!(await repository.noteOrder(tx, id, findings))) return;
    // Now it is known whose it is.
    await tellStaff(tx, { ...noticeOf(withdrawal), branches: order?.sources ?? [] });
    const asked = stores.view(withdrawal.storeCode) ?? stores.defaultView();
    const frame = {
      language: asked.language,
      sender: stores.mailSender(asked.code),
      link: (path: string) => stores.link(asked.code, path),
    };
    if (order && normaliseEmail(order.email) === normaliseEmail(withdrawal.email))
      return mailer.send(tx, receiptMail(frame, { ...withdrawal, isVerified }, order));
    await mailer.sendLimited(tx, shortReceiptMail(frame, withdrawal));
    if (!order) return;
    const view = stores.view(order.storeCode) ?? stores.defaultView();
    await mailer.send(tx, otherAddressMail({ language: view.language, sender: stores.mailSender(view.code) }, withdrawal, order.email));
  });
}

import type { Database, Tx } from '#kernel/database/database.ts';
import { normaliseEmail } from '@shop/rules/email';
import type { Email } from '#kernel/mail/email.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Cents } from '#kernel/money.ts';
import { findWithdrawalById, type Withdrawal } from '#modules/forms/index.ts';
import { findOrder, orderLinks, returnSlipPdf, type Order } from '#modules/orders/index.ts';
import { readReturnSettings } from '#modules/settings/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { isNeverSent, leftPieces } from '../left-pieces.ts';
import { findReturn } from '../return-repository.ts';
import type { ReturnMailKind } from '../return-states.ts';
import type { Return } from '../return.ts';
import { returnWay } from '../return-way.ts';
import { slipOf } from '../return-slip.ts';
import { returnMail, type ReturnMail } from './return-mail.ts';

type ReturnMailJob = {
  readonly returnId: number;
  readonly kind: ReturnMailKind;
  /** What the customer reads. */
  readonly reason: string | null;
  /** The refund it is about. */
  readonly refund?: string;
  /** Those it goes back with: they are told as one sum. */
  readonly parts?: readonly string[];
  /** The order that is given in exchange. */
  readonly exchange?: string;
};

export type ReturnMails = {
  /** In the transaction of what it tells. */
  readonly send: (tx: Tx, job: ReturnMailJob) => Promise<void>;
};

type Parts = { readonly database: Database; readonly mailer: Mailer; readonly stores: Stores };

const returnMailQueue = 'return-mail';

/** Mails of returns are written when they go out: the slip is made then. */
export function registerReturnMails(parts: Parts): ReturnMails {
  return parts.mailer.register<ReturnMailJob>({ name: returnMailQueue, write: (job) => writeMail(parts, job) });
}

async function writeMail({ database, stores }: Parts, job: ReturnMailJob): Promise<Email | undefined> {
  const back = await findReturn(database, job.returnId);
  if (!back) return undefined;
  const order = back.orderId === null ? undefined : (await findOrder(database, { id: back.orderId }))?.order;
  const withdrawal = back.withdrawalId === null ? undefined : await findWithdrawalById(database, back.withdrawalId);
  const to = recipientOf(job.kind, order, withdrawal);
  if (to === undefined) return undefined;
  // A statement is answered in the language it was made in.
  const isAnswer = isOfStatement(job.kind) && withdrawal !== undefined;
  const view = stores.view((isAnswer ? withdrawal.storeCode : (order?.storeCode ?? withdrawal?.storeCode)) ?? '') ?? stores.defaultView();
  const sender = stores.mailSender(view.code);
  const settings = (await readReturnSettings(database)).value;
  const way = returnWay(settings, order, sender);
  const isOwn = order !== undefined && normaliseEmail(order.email) === normaliseEmail(to);
  const unsent = order ? unsentOf(order, back) : {};
  const hasSlip = job.kind === 'accepted' && order && isOwn && !unsent.isNeverSent;
  const slip = hasSlip ? await returnSlipPdf(order, slipOf(back, order, way), sender) : undefined;
  const link = order && isOwn ? { link: orderLinks(order, (path) => stores.link(view.code, path)).order } : {};
  const given = job.exchange === undefined ? undefined : (await findOrder(database, { number: job.exchange }))?.order;
  const said = {
    ...factsOf(back, job, withdrawal),
    ...exchangeOf(back, job, given),
    to,
    address: way.address.join(', '),
    isPaidByShop: way.isPaidByShop,
    ...unsent,
    ...link,
  };
  return returnMail({ language: view.language, sender }, slip ? { ...said, slip } : said);
}

/** What is given instead, by number, name and size, and what goes back beside it. */
function exchangeOf(back: Return, job: ReturnMailJob, given: Order | undefined): Pick<ReturnMail, 'exchange'> {
  if (!given) return {};
  const items = given.lines.map(({ name, options, quantity }) =>
    [`${quantity} × ${name}`, ...options.map(({ value }) => value)].join(', '),
  );
  return { exchange: { order: given.number, items, rest: totalOf(back, job) } };
}

/** What goes back in money, all parts together. */
const totalOf = ({ settlements }: Return, { refund, parts = [] }: ReturnMailJob): Cents =>
  settlements
    .filter(({ refundNumber }) => refundNumber !== null && [refund, ...parts].includes(refundNumber))
    .reduce((sum, { total }) => sum + total, 0);

/** What of it never left the shop, by number, name and size. */
function unsentOf(order: Order, back: Return): Pick<ReturnMail, 'isNeverSent' | 'unsent'> {
  const unsent = back.lines.flatMap((line) => {
    const sold = order.lines.find(({ id }) => id === line.lineId);
    const quantity = line.quantity - leftPieces(order, back, line);
    return sold && quantity > 0 ? [[`${quantity} × ${sold.name}`, ...sold.options.map(({ value }) => value)].join(', ')] : [];
  });
  return { isNeverSent: isNeverSent(order, back), unsent };
}

const isOfStatement = (kind: ReturnMailKind): boolean => kind === 'accepted' || kind === 'rejected' || kind === 'received';

/** What tells of amounts goes to who ordered; a decision about a statement to who made it (LAW-08). */
function recipientOf(kind: ReturnMailKind, order: Order | undefined, withdrawal: Withdrawal | undefined): string | undefined {
  const to = isOfStatement(kind) ? (withdrawal?.email ?? order?.email) : (order?.email ?? withdrawal?.email);
  // The person of an old order was erased.
  return to?.includes('@') ? to : undefined;
}

function factsOf(
  back: Return,
  job: ReturnMailJob,
  withdrawal: Withdrawal | undefined,
): Omit<ReturnMail, 'to' | 'address' | 'isPaidByShop'> {
  const { kind, reason, refund, exchange } = job;
  const settlement = back.settlements.find((one) =>
    exchange === undefined ? one.refundNumber === refund : one.exchange?.order === exchange,
  );
  const losses = back.findings
    .filter(({ lineId, valueLoss }) => valueLoss > 0 && settlement?.lines.some((line) => line.lineId === lineId && line.valueLoss > 0))
    .map(({ valueLoss, valueLossReason }) => ({ cents: valueLoss, sentence: valueLossReason ?? '' }));
  return {
    kind,
    number: back.number,
    reference: withdrawal?.reference ?? back.number,
    isWithdrawal: back.kind === 'withdrawal',
    orderNumber: back.orderNumber,
    goodsDueOn: back.goodsDueOn,
    refundDueOn: back.refundDueOn,
    reason,
    ...(settlement ? { settled: { total: totalOf(back, job), delivery: settlement.delivery, giftCard: settlement.giftCard, losses } } : {}),
  };
}

import type { ReturnedGoods, Submission, Withdrawal, WithdrawalPeriod } from '#modules/forms/index.ts';

// What strangers typed must not steer the terminal.
const safe = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, ' ');
const oneLine = (text: string): string => safe(text).replaceAll('\n', ' ');
const table = (rows: readonly (readonly [label: string, value: string | number | null])[]): readonly string[] =>
  rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [`${oneLine(label)}: ${safe(String(value))}`]));

/** A message in a list. */
export function messageLine({ id, receivedAt, identifier, storeCode, isSuspect, values }: Submission): string {
  const writer = values.find(({ name }) => name === 'email')?.value ?? '';
  return [id, receivedAt.toISOString(), identifier, storeCode, oneLine(writer), isSuspect ? 'suspect' : ''].join('\t');
}

/** A message in full. */
export const messageLines = (submission: Submission): readonly string[] =>
  table([
    ['Message', submission.id],
    ['Received', submission.receivedAt.toISOString()],
    ['Form', `${submission.title} (${submission.type}, ${submission.identifier})`],
    ['Store view', submission.storeCode],
    ['Customer', submission.customerId],
    ['SKU', submission.sku],
    ['Category', submission.categoryId],
    ['Suspect', submission.isSuspect ? 'yes, not mailed' : null],
    ...submission.values.map(({ label, value }) => [label, value] as const),
  ]);

const flagsOf = ({ isOrderKnown, isVerified, isBusiness }: Withdrawal): string =>
  [isOrderKnown === false ? 'unknown order' : '', isVerified ? 'verified' : '', isBusiness ? 'business' : ''].filter(Boolean).join(', ');

const periodText = ({ endsOn, isInTime }: WithdrawalPeriod): string =>
  isInTime
    ? `in time: it ends on ${endsOn}, or later`
    : `ended on ${endsOn} if the last parcel came on the day it was sent: ask when it came`;

export const withdrawalLine = (withdrawal: Withdrawal): string =>
  [
    withdrawal.reference,
    withdrawal.receivedAt.toISOString(),
    withdrawal.state,
    oneLine(withdrawal.orderNumber),
    oneLine(withdrawal.email),
    flagsOf(withdrawal),
  ].join('\t');

export const withdrawalLines = (withdrawal: Withdrawal, period: WithdrawalPeriod | undefined): readonly string[] =>
  table([
    ['Withdrawal', withdrawal.reference],
    ['Received', withdrawal.receivedAt.toISOString()],
    ['State', withdrawal.state],
    ['Order', withdrawal.orderNumber],
    ['Name', withdrawal.name],
    ['Email', withdrawal.email],
    [
      'Items',
      withdrawal.items.length === 0 ? 'the whole order' : withdrawal.items.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', '),
    ],
    ['Remark', withdrawal.message],
    ['Store view', withdrawal.storeCode],
    ['Customer', withdrawal.customerId],
    ['Notes', flagsOf(withdrawal)],
    ['Period', period ? periodText(period) : null],
    ...withdrawal.history.map(({ state, at, reason }) => [at, reason === undefined ? state : `${state}: ${reason}`] as const),
  ]);

export const returnedLine = ({ notedAt, reference, orderNumber, quantity, sku, disposition }: ReturnedGoods): string =>
  [notedAt.toISOString(), reference, oneLine(orderNumber), `${quantity} × ${oneLine(sku)}`, disposition].join('\t');

import type { Queryable } from '#kernel/database/database.ts';
import { StartError } from '#kernel/errors.ts';
import {
  findSubmission,
  findWithdrawal,
  formTypes,
  listSubmissions,
  listWithdrawals,
  type Submission,
  type Withdrawal,
} from '#modules/forms/index.ts';

export const formsUsage = `npm run forms -- list [contact|product|category|custom|withdrawals]
npm run forms -- show <number of a message, or reference of a withdrawal such as H-2026-000123>`;

/** The lines of `npm run forms`: the newest hundred messages or withdrawals, or one of them in full. */
export async function reportSubmissions(
  database: Queryable,
  [command, argument, ...others]: readonly string[],
): Promise<readonly string[]> {
  if (others.length > 0) throw new StartError(formsUsage);
  if (command === 'list' && argument === 'withdrawals') return (await listWithdrawals(database)).map(withdrawalLine);
  if (command === 'list' && (argument === undefined || formTypes.some((type) => type === argument))) {
    return (await listSubmissions(database, argument)).map(submissionLine);
  }
  if (command === 'show' && argument !== undefined) return show(database, argument);
  throw new StartError(formsUsage);
}

async function show(database: Queryable, argument: string): Promise<readonly string[]> {
  if (/^[1-9]\d{0,8}$/.test(argument)) {
    const submission = await findSubmission(database, Number(argument));
    if (submission) return submissionLines(submission);
  }
  const withdrawal = await findWithdrawal(database, argument.toUpperCase());
  if (withdrawal) return withdrawalLines(withdrawal);
  throw new StartError(`There is no message or withdrawal ${argument}.`);
}

// What strangers typed must not steer the terminal.
const safe = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, ' ');
const oneLine = (text: string): string => safe(text).replaceAll('\n', ' ');
const table = (rows: readonly (readonly [label: string, value: string | number | null])[]): readonly string[] =>
  rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [`${oneLine(label)}: ${safe(String(value))}`]));

function submissionLine({ id, receivedAt, identifier, storeCode, isSuspect, values }: Submission): string {
  const writer = values.find(({ name }) => name === 'email')?.value ?? '';
  return [id, receivedAt.toISOString(), identifier, storeCode, oneLine(writer), isSuspect ? 'suspect' : ''].join('\t');
}

const submissionLines = (submission: Submission): readonly string[] =>
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

const withdrawalLine = (withdrawal: Withdrawal): string =>
  [
    withdrawal.reference,
    withdrawal.receivedAt.toISOString(),
    withdrawal.state,
    oneLine(withdrawal.orderNumber),
    oneLine(withdrawal.email),
    flagsOf(withdrawal),
  ].join('\t');

const withdrawalLines = (withdrawal: Withdrawal): readonly string[] =>
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
  ]);

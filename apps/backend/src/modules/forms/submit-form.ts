import type { Database } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Stores } from '#modules/stores/index.ts';
import { checkSubmission, type CheckedField } from './check-submission.ts';
import { receivedMail, submissionMail } from './form-mails.ts';
import { saveSubmission } from './form-repository.ts';
import type { Form } from './form.ts';
import { readOneLine } from './read-value.ts';
import { branchOf, fingerprintOf, repeatMinutes, type NewSubmission } from './submission.ts';

export type FormParts = { readonly database: Database; readonly mailer: Pick<Mailer, 'send' | 'sendLimited'>; readonly stores: Stores };

export type SentForm = {
  readonly fields: ReadonlyMap<string, string>;
  readonly sku: string | null;
  readonly categoryId: number | null;
  /** When the form was handed out, as the client says; undefined when it does not. */
  readonly openedAt: string | undefined;
  /** The content of the field that people do not see. */
  readonly trap: string;
};

/** Nobody fills in a form in less. */
const minFillMs = 2_000;
const maxSkuLength = 64;

/** Checks a form that was sent in; when nothing is wrong it is stored and mailed. */
export async function submitForm(parts: FormParts, form: Form, sent: SentForm, context: RequestContext): Promise<readonly CheckedField[]> {
  const checked = checkSubmission(form, sent.fields);
  if (checked.some(({ fault }) => fault)) return checked;
  const sku = sent.sku === null ? null : readOneLine(sent.sku);
  if (sku !== null && sku.length > maxSkuLength) throw inputError('"sku" is too long.');
  const values = checked.map(({ field, value }) => ({ name: field.name, label: field.label ?? field.name, value }));
  const submission: NewSubmission = {
    type: form.type,
    identifier: form.identifier,
    title: form.title ?? form.identifier,
    storeCode: context.store.code,
    customerId: context.customerId ?? null,
    sku: sku === '' ? null : sku,
    categoryId: sent.categoryId,
    values,
    isSuspect: isSuspect(sent, context.now),
    receivedAt: context.now,
    branchCode: branchOf(values, parts.stores.branches()),
  };
  await takeSubmission(parts, submission, context, {
    recipient: form.recipient,
    writer: checked.find(({ field }) => field.type === 'email')?.value,
    wantsReceipt: checked.some(({ field, value }) => field.name === form.copyField && value === field.checkedValue),
  });
  return checked;
}

type Post = { readonly recipient: string; readonly writer: string | undefined; readonly wantsReceipt: boolean };

/** Stores a message once and mails it; what a program seems to have sent is stored for staff and mailed to nobody. */
export async function takeSubmission(
  { database, mailer, stores }: FormParts,
  submission: NewSubmission,
  { ip, store, now }: RequestContext,
  { recipient, writer, wantsReceipt }: Post,
): Promise<void> {
  const { isSuspect: _suspect, receivedAt: _time, ...content } = submission;
  const frame = { language: store.language, sender: stores.mailSender(store.code) };
  await database.transaction(async (tx) => {
    const since = new Date(now.getTime() - repeatMinutes * 60_000);
    const isNew = await saveSubmission(tx, submission, fingerprintOf(ip, content), since);
    if (!isNew || submission.isSuspect) return;
    await mailer.send(tx, submissionMail({ ...frame, to: recipient }, submission, writer));
    if (wantsReceipt && writer) await mailer.sendLimited(tx, receivedMail({ ...frame, to: writer }, submission));
  });
}

// A page may come from a cache, so its form may be older than the visit, never younger.
function isSuspect({ trap, openedAt }: SentForm, now: Date): boolean {
  if (trap.trim() !== '') return true;
  const opened = openedAt === undefined ? Number.NaN : Date.parse(openedAt);
  return now.getTime() - opened < minFillMs;
}

import { createHash } from 'node:crypto';
import { isEmail } from '@shop/rules/email';
import { networkOf } from '@shop/rules/network-of';
import type { FormType } from './form.ts';

/** A field as it was sent in, under the label of that day. */
export type SubmittedValue = { readonly name: string; readonly label: string; readonly value: string };

export type NewSubmission = {
  readonly type: FormType;
  readonly identifier: string;
  readonly title: string;
  readonly storeCode: string;
  readonly customerId: number | null;
  readonly sku: string | null;
  readonly categoryId: number | null;
  readonly values: readonly SubmittedValue[];
  readonly isSuspect: boolean;
  readonly receivedAt: Date;
  /** The branch it was written to. */
  readonly branchCode: string | null;
};

export type Submission = NewSubmission & { readonly id: number };

export type MessageState = 'open' | 'done';

/** A message and what staff does with it. */
export type Message = Submission & { readonly state: MessageState; readonly assignedTo: number | null; readonly version: number };

export type Answer = { readonly id: number; readonly staffId: number | null; readonly text: string; readonly sentAt: Date };

/** The field that names a branch, in every form that asks for one. */
const branchField = 'branch';

/** The branch somebody chose: forms offer places or names, in whatever language. */
export function branchOf(
  values: readonly SubmittedValue[],
  branches: readonly { readonly code: string; readonly name: string; readonly city: string }[],
): string | null {
  const chosen = values
    .find(({ name }) => name === branchField)
    ?.value.trim()
    .toLowerCase();
  if (!chosen) return null;
  const found = branches.find(({ code, name, city }) => [code, name, city].some((one) => one.toLowerCase() === chosen));
  return found?.code ?? null;
}

/** Whom an answer goes to: the address in the message; undefined when there is none. */
export function writerOf(values: readonly SubmittedValue[]): string | undefined {
  const byName = values.find(({ name, value }) => name === 'email' && isEmail(value));
  return (byName ?? values.find(({ value }) => isEmail(value)))?.value;
}

const nameFields = ['name', 'firstname', 'lastname'];

/** How the writer calls themselves; empty when the form did not ask. */
export const writerName = (values: readonly SubmittedValue[]): string =>
  nameFields.flatMap((field) => values.find(({ name }) => name === field)?.value ?? []).join(' ');

/** R046: the same message again is a second click, not a second message; after ten minutes it is meant. */
export const repeatMinutes = 10;

/** Equal for equal content from one address. */
export const fingerprintOf = (ip: string, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([networkOf(ip), content]))
    .digest('hex');

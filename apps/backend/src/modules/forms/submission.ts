import { createHash } from 'node:crypto';
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
};

export type Submission = NewSubmission & { readonly id: number };

/** R046: the same message again is a second click, not a second message; after ten minutes it is meant. */
export const repeatMinutes = 10;

/** Equal for equal content from one address. */
export const fingerprintOf = (ip: string, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([networkOf(ip), content]))
    .digest('hex');

import type { ReturnInput, ReturnKind, ReturnReason } from '../../../generated/graphql.ts';
import { dayOf } from '../../../lib/branch-clock.ts';
import { quantityLines, type Quantities } from '../../../lib/pieces/quantities.ts';

export const reasonNames = [
  'none',
  'too_small',
  'too_large',
  'length',
  'colour',
  'quality',
  'damaged',
  'wrong_item',
  'late',
  'changed_mind',
] as const satisfies readonly ReturnReason[];

export type RegisterDraft = {
  readonly kind: ReturnKind;
  readonly quantities: Quantities;
  /** By line; never asked of a customer (LAW-08). */
  readonly reasons: Readonly<Record<number, ReturnReason>>;
  /** The day it was said; null: now. */
  readonly statedOn: string | null;
};

export const emptyRegister: RegisterDraft = { kind: 'withdrawal', quantities: {}, reasons: {}, statedOn: null };

type Who = { readonly order: string; readonly name: string | null };

/** As the contract wants it; without its key. A letter counts from the day it was written, at noon; what is said today is said now. */
export function registerInput(
  { order, name }: Who,
  { kind, quantities, reasons, statedOn }: RegisterDraft,
  now: Date,
): Omit<ReturnInput, 'key'> {
  return {
    order,
    name,
    kind,
    lines: quantityLines(quantities).map((line) => ({ ...line, reason: reasons[line.lineId] ?? 'none' })),
    ...(statedOn === null || statedOn === dayOf(now) ? {} : { statedAt: new Date(`${statedOn}T11:00:00Z`).toISOString() }),
  };
}

import { dayOf } from '../../../lib/branch-clock.ts';
import { daysUntil } from '../../../lib/returns/clock.ts';
import type { Parcel } from './picked.ts';

const day = 86_400_000;
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whole days since it was laid ready: so many are gone of those it is kept. */
export const daysReady = ({ packedAt }: Pick<Parcel, 'packedAt'>, now: Date): number =>
  packedAt ? Math.max(0, Math.floor((now.getTime() - new Date(packedAt).getTime()) / day)) : 0;

/** How often the branch has closed since: what was laid ready last evening is there since yesterday. */
export const nightsReady = ({ packedAt }: Pick<Parcel, 'packedAt'>, now: Date): number =>
  packedAt ? Math.max(0, daysUntil(dayOf(now), dayOf(packedAt))) : 0;

/** Those of a number, whole, or of a name of which every typed word begins a word; all without a text. */
export function matching<Row extends Pick<Parcel, 'number' | 'order' | 'name'>>(
  rows: readonly Row[],
  text: string | undefined,
): readonly Row[] {
  const words = fold(text ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return rows.filter(({ number, order, name }) => {
    if (words.length === 1 && (words[0] === number || words[0] === order)) return true;
    const own = fold(name ?? '').split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => own.some((part) => part.startsWith(word)));
  });
}

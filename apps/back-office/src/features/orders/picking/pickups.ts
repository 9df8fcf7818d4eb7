import type { Parcel } from './picked.ts';

const day = 86_400_000;
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whole days since it was laid ready. */
export const daysReady = ({ packedAt }: Pick<Parcel, 'packedAt'>, now: Date): number =>
  packedAt ? Math.max(0, Math.floor((now.getTime() - new Date(packedAt).getTime()) / day)) : 0;

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

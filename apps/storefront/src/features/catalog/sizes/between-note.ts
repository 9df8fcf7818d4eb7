import { betweenSizes } from '@shop/rules/size-advice';
import type { nl } from '../messages/later/nl.ts';

/** Which of two sizes to take, in the words of the garment: only of a dirndl can be said how a dirndl fits. */
export function betweenNote(sizeAxis: string | undefined): Extract<keyof typeof nl, `between${string}`> {
  if (betweenSizes(sizeAxis) === 'smaller') return 'betweenSmaller';
  return sizeAxis === 'maat_dirndl' ? 'betweenDirndl' : 'betweenLarger';
}

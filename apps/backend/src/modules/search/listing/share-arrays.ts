import type { StaticSlots } from './static-slots.ts';
import type { SlotLists } from './slot-lists.ts';

type Numbers = Uint16Array | Uint32Array;

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers): Buffer => Buffer.from(buffer, byteOffset, byteLength);

/** One that is equal and there already, else the given one. */
const known = <Some extends Numbers>(given: Some, others: readonly Some[]): Some =>
  others.find((other) => other.BYTES_PER_ELEMENT === given.BYTES_PER_ELEMENT && bytesOf(other).equals(bytesOf(given))) ?? given;

const knownLists = (given: SlotLists, others: readonly SlotLists[]): SlotLists => ({
  start: known(
    given.start,
    others.map(({ start }) => start),
  ),
  slots: known(
    given.slots,
    others.map(({ slots }) => slots),
  ),
});

/**
 * The same with the arrays of other indexes where those are equal: store views differ in words and prices, hardly ever in what a product is
 * chosen by, and nobody writes into these.
 */
export function shareArrays(given: StaticSlots, others: readonly StaticSlots[]): StaticSlots {
  const own = (key: 'unitStart' | 'ownStart' | 'valueStart'): Uint32Array =>
    known(
      given[key],
      others.map((other) => other[key]),
    );
  return {
    fixed: knownLists(
      given.fixed,
      others.map(({ fixed }) => fixed),
    ),
    units: knownLists(
      given.units,
      others.map(({ units }) => units),
    ),
    unitStart: own('unitStart'),
    ownStart: own('ownStart'),
    valueStart: own('valueStart'),
  };
}

/** What tells the addresses of one house number apart: `A`, `2`, `B-1`. */
export type HouseAddition = { readonly letter: string; readonly addition: string };

/** As it is written behind the number: the letter, then the addition. */
export const additionText = ({ letter, addition }: HouseAddition): string => `${letter}${addition}`;

const plain = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase();

/** None at all stands first, words such as `bis` last. */
const numberOf = ({ addition }: HouseAddition): number =>
  addition === '' ? -1 : /^\d/.test(addition) ? Number.parseInt(addition, 10) : Infinity;

/** By letter, then by the number of the addition (SPEC-5). */
const compare = (a: HouseAddition, b: HouseAddition): number =>
  a.letter.localeCompare(b.letter) || numberOf(a) - numberOf(b) || a.addition.localeCompare(b.addition);

/** Those whose letter and addition are `text`, in order; all of them for an empty text. People type `a 2` for `A-2`. */
export function withAddition<T extends HouseAddition>(addresses: readonly T[], text: string): readonly T[] {
  const wanted = plain(text);
  return addresses.filter((address) => wanted === '' || plain(additionText(address)) === wanted).toSorted(compare);
}

/** Letters and additions that begin with what was typed, each once and in order. */
export function additionsFor(addresses: readonly HouseAddition[], typed: string): readonly string[] {
  const texts = new Set(withAddition(addresses, '').map(additionText));
  return [...texts].filter((text) => text !== '' && plain(text).startsWith(plain(typed)));
}

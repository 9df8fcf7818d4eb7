/** R152: what is longer is not a search; the rest is left out before any work is done. */
export const longestQuery = 128;
export const mostQueryWords = 12;
const longestText = 20_000;
const longestWord = 48;

/** A word as it stands in a text, in lower case. */
export type Word = {
  readonly typed: string;
  /** Only a blank or a hyphen stands between this word and the one before. */
  readonly follows: boolean;
};

export type Token = Word & {
  /** Without accents: "schurze" of "Schürze", "schuerze" of "Schuerze". */
  readonly plain: string;
  /** The same for both spellings: "schurze". */
  readonly folded: string;
};

const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Lower case, without accents, ß as ss. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => ligatures[letter] ?? letter);
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
}

/** Writes ae, oe, ue as a, o, u, as umlauts are after `plainText`; "blaue" and "neue" have no umlaut. */
export function foldWord(plain: string): string {
  return plain
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeq])ue/g, 'u');
}

/** "2xl", "36–38" and the like as they are compared. */
export function sizeKey(label: string): string {
  const key = plainText(label)
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, '');
  return /^x{2,}l$/.test(key) ? `${key.length - 1}xl` : key;
}

/** A code without what people leave out or put in: "MA-DIR 1001" is "madir1001". */
export const codeKey = (code: string): string => plainText(code.slice(0, longestQuery)).replace(/[^\p{L}\p{N}]/gu, '');

/** The words of a text as they are compared. */
export const tokens = (text: string): readonly Token[] => scanWords(text).map(toToken);

/** A word as it is compared. */
export function toToken({ typed, follows }: Word): Token {
  const plain = plainText(typed).slice(0, longestWord);
  return { typed, follows, plain, folded: foldWord(plain) };
}

const unknown = 0;
const inWord = 1;
const between = 2;
/** What each sign is, found out when it is first met. */
const signs = new Uint8Array(0x10000);

function isInWord(text: string, index: number): boolean {
  const sign = text.charCodeAt(index);
  if (signs[sign] === unknown) signs[sign] = /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(sign)) ? inWord : between;
  return signs[sign] === inWord;
}

const apostrophes: ReadonlySet<string> = new Set("'’‘`´ʼ");

/** Cuts a text into words. One implementation for documents and queries, so that both agree. */
export function scanWords(text: string): readonly Word[] {
  const lower = (text.includes('<') ? text.replace(/<[^<>]*>/g, ' . ') : text).slice(0, longestText).toLowerCase();
  const words: Word[] = [];
  let gap = '.';
  for (let index = 0; index < lower.length;) {
    const start = index;
    while (index < lower.length && isInWord(lower, index)) index += 1;
    if (index > start) {
      const end = index;
      index = afterPossessive(lower, index);
      addWord(words, lower.slice(start, Math.min(end, start + longestWord)), gap);
      gap = '';
    } else {
      // What stands between two words matters only as far as it can join them.
      if (gap.length < 2) gap += lower.charAt(index);
      index += 1;
    }
  }
  return words;
}

/** "women's" and "women’s" are "women"; the -s must not become a size. */
function afterPossessive(text: string, index: number): number {
  if (!apostrophes.has(text.charAt(index))) return index;
  const isPossessive = text.charAt(index + 1) === 's' && !(index + 2 < text.length && isInWord(text, index + 2));
  return isPossessive ? index + 2 : index;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/**
 * Signs that belong together: "36–38" is one size, "60 cm" one length. A single consonant belongs to the word after it,
 * "t-shirt" and "v hals" being also written in one; S, M and L are sizes.
 */
function addWord(words: Word[], typed: string, gap: string): void {
  const follows = gap === ' ' || gap === '' || (gap.length === 1 && '-‐‑–'.includes(gap));
  const last = words.at(-1);
  if (follows && last) {
    const place = words.length - 1;
    if (isNumber(last.typed)) {
      const isRange = gap !== ' ' && isNumber(typed);
      if (isRange || /^(?:cm|mm|ml|kg|gr?)$/.test(typed)) {
        words[place] = { typed: last.typed + (isRange ? '-' : '') + typed, follows: last.follows };
        return;
      }
    } else if (last.typed.length === 1 && /^[bcdfghjkpqrtvwxz]$/.test(last.typed) && typed.length > 2) {
      words[place] = { typed: last.typed + typed, follows: last.follows };
    }
  }
  words.push({ typed, follows: follows && last !== undefined });
}

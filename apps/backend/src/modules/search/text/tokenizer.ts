/** R152: longer queries are cut off before any work is done. */
export const maxQueryLength = 128;
export const maxQueryTokens = 12;
const maxTextLength = 20_000;
const maxTokenLength = 48;

/** A word as it stands in a text, in lower case. */
export type RawToken = {
  readonly typed: string;
  /** Only a space or a hyphen is between this word and the one before. */
  readonly follows: boolean;
};

export type Token = RawToken & {
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
export function foldUmlauts(plain: string): string {
  return plain
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeq])ue/g, 'u');
}

/** "2xl", "36–38" and the like, normalised. */
export function sizeKey(label: string): string {
  const key = plainText(label)
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, '');
  return /^x{2,}l$/.test(key) ? `${key.length - 1}xl` : key;
}

/** A code, normalised: "MA-DIR 1001" is "madir1001". */
export const codeKey = (code: string): string => plainText(code.slice(0, maxQueryLength)).replace(/[^\p{L}\p{N}]/gu, '');

export const tokenize = (text: string): readonly Token[] => scanTokens(text).map(normalizeToken);

export function normalizeToken({ typed, follows }: RawToken): Token {
  const plain = plainText(typed).slice(0, maxTokenLength);
  return { typed, follows, plain, folded: foldUmlauts(plain) };
}

const unknown = 0;
const tokenChar = 1;
const separator = 2;
/** By UTF-16 code unit, classified lazily. */
const charClasses = new Uint8Array(0x10000);

function isTokenChar(text: string, index: number): boolean {
  const char = text.charCodeAt(index);
  if (charClasses[char] === unknown) charClasses[char] = /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(char)) ? tokenChar : separator;
  return charClasses[char] === tokenChar;
}

const apostrophes: ReadonlySet<string> = new Set("'’‘`´ʼ");

/** Splits a text into tokens. One implementation for documents and queries, so that both agree. */
export function scanTokens(text: string): readonly RawToken[] {
  const lower = (text.includes('<') ? text.replace(/<[^<>]*>/g, ' . ') : text).slice(0, maxTextLength).toLowerCase();
  const tokens: RawToken[] = [];
  let gap = '.';
  for (let index = 0; index < lower.length;) {
    const start = index;
    while (index < lower.length && isTokenChar(lower, index)) index += 1;
    if (index > start) {
      const end = index;
      index = afterPossessive(lower, index);
      addToken(tokens, lower.slice(start, Math.min(end, start + maxTokenLength)), gap);
      gap = '';
    } else {
      // A longer gap cannot join two tokens, whatever it is.
      if (gap.length < 2) gap += lower.charAt(index);
      index += 1;
    }
  }
  return tokens;
}

/** "women's" and "women’s" are "women"; the -s must not become a size. */
function afterPossessive(text: string, index: number): number {
  if (!apostrophes.has(text.charAt(index))) return index;
  const isPossessive = text.charAt(index + 1) === 's' && !(index + 2 < text.length && isTokenChar(text, index + 2));
  return isPossessive ? index + 2 : index;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/**
 * Joins what is one token: "36–38" is a size, "60 cm" a length. A single consonant belongs to the word after it, since "t-shirt" and
 * "v hals" are also written as one; S, M and L are sizes.
 */
function addToken(tokens: RawToken[], typed: string, gap: string): void {
  const follows = gap === ' ' || gap === '' || (gap.length === 1 && '-‐‑–'.includes(gap));
  const last = tokens.at(-1);
  if (follows && last) {
    const lastIndex = tokens.length - 1;
    if (isNumber(last.typed)) {
      const isRange = gap !== ' ' && isNumber(typed);
      if (isRange || /^(?:cm|mm|ml|kg|gr?)$/.test(typed)) {
        tokens[lastIndex] = { typed: last.typed + (isRange ? '-' : '') + typed, follows: last.follows };
        return;
      }
    } else if (last.typed.length === 1 && /^[bcdfghjkpqrtvwxz]$/.test(last.typed) && typed.length > 2) {
      tokens[lastIndex] = { typed: last.typed + typed, follows: last.follows };
    }
  }
  tokens.push({ typed, follows: follows && last !== undefined });
}

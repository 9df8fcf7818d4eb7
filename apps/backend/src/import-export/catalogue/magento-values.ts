import { RowFault } from './row-fault.ts';

/** Magento's word for "make this empty"; a blank cell leaves things as they are. */
export const emptied = '__EMPTY__VALUE__';

export const moneyCell = (cents: number | undefined): string => (cents === undefined ? '' : (cents / 100).toFixed(4));
export const amountCell = (amount: number): string => amount.toFixed(4);

/** The largest amount the database holds. */
const maxCents = 2_147_483_647;

/** Reads a price with a decimal point. */
export function readMoney(text: string, column: string): number {
  if (/^-\s*\d/.test(text)) throw new RowFault(`${column} ${text} is negative.`);
  const cents = /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
  if (!(cents <= maxCents)) throw new RowFault(`${column} "${text}" is not a price: write it like 129.95.`);
  return cents;
}

/** Reads a number that is not negative. */
export function readAmount(text: string, column: string): number {
  const amount = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(amount <= maxCents)) throw new RowFault(`${column} "${text}" is not a number from 0.`);
  return amount;
}

/** Reads a number of pieces. */
export function readPieces(text: string, column: string): number {
  const amount = readAmount(text, column);
  if (!Number.isInteger(amount)) throw new RowFault(`${column} "${text}" is not a whole number.`);
  return amount;
}

/** Times are written in UTC, to the millisecond where there is one. */
export function timeCell(time: number | undefined): string {
  if (time === undefined) return '';
  return new Date(time)
    .toISOString()
    .replace('T', ' ')
    .replace(/(\.000)?Z$/, '');
}

const isoTime = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?Z?)?$/;
/** As Magento's own exports write it: `11/15/26, 1:05 PM`. */
const americanTime = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,? (\d{1,2}):(\d\d) ?(AM|PM))?$/i;

/** Reads a date with or without time, in UTC. */
export function readTime(text: string, column: string): number {
  const time = isoTime.test(text) ? fromIso(text) : americanTime.test(text) ? fromAmerican(text) : Number.NaN;
  if (Number.isNaN(time)) throw new RowFault(`${column} "${text}" is not a date: write it like 2026-11-15 or 2026-11-15 13:05:00.`);
  return time;
}

const fromIso = (text: string): number => Date.parse(`${text.replace(' ', 'T').replace(/Z$/, '')}${text.length > 10 ? 'Z' : ''}`);

function fromAmerican(text: string): number {
  const [, month = '', day = '', year = '', hour = '0', minute = '0', half = 'AM'] = americanTime.exec(text) ?? [];
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'PM' && hour !== '0' ? 12 : 0);
  const time = Date.UTC(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month) - 1, Number(day), hours, Number(minute));
  return new Date(time).getUTCDate() === Number(day) ? time : Number.NaN;
}

const yes = new Set(['1', 'yes', 'true']);
const no = new Set(['0', '2', 'no', 'false']);

/** Reads a yes or no; Magento writes a product that is offline as 2. */
export function readFlag(text: string, column: string): boolean {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  throw new RowFault(`${column} "${text}" is neither yes nor no.`);
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const unquote = (text: string): string => (/^".*"$/s.test(text) && text.length > 1 ? text.slice(1, -1).replaceAll('""', '"') : text);
const quoteIf = (text: string, pattern: RegExp): string => (pattern.test(text) ? quote(text) : text);

/** `code=value,…`; values that would be read otherwise are quoted. */
export const pairsCell = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([code, value]) => `${code}=${quoteIf(value, /[",=]|^\s|\s$/)}`).join(',');

/** `a=1,b=2|a=3,b=4`. */
export const groupsCell = (groups: readonly (readonly (readonly [string, string])[])[]): string =>
  groups.map((pairs) => pairs.map(([code, value]) => `${code}=${quoteIf(value, /[",=|]|^\s|\s$/)}`).join(',')).join('|');

export const listCell = (values: readonly string[]): string => values.map((value) => quoteIf(value, /[",]|^\s|\s$/)).join(',');

/** Cuts at a separator that does not stand inside a quoted value. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"' && (at === start || text[at - 1] === '=')) at = endOfQuote(text, at);
    else if (text[at] === separator) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** The closing quote; a quote that is never closed is an inch sign. */
function endOfQuote(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return at;
    at += 1;
  }
  return from;
}

/** Reads `code=value,…`; as in Magento a part that is no pair belongs to the value before it. */
export function readPairs(text: string, column: string): [string, string][] {
  const pairs: [string, string][] = [];
  for (const part of split(text, ',')) {
    const [, code, value = ''] = /^\s*([a-zA-Z]\w*)=(.*)$/s.exec(part) ?? [];
    const last = pairs.at(-1);
    if (code !== undefined) pairs.push([code, unquote(value)]);
    else if (last) last[1] += `,${part}`;
    else throw new RowFault(`${column} is not a list of code=value.`);
  }
  return pairs;
}

/** Reads `a=1,b=2|a=3,b=4`. */
export const readGroups = (text: string, column: string): [string, string][][] => split(text, '|').map((part) => readPairs(part, column));

/** Reads a list separated by commas; each position counts, also an empty one. */
export const readPositions = (text: string): string[] => split(text, ',').map((value) => unquote(value.trim()));

/** Reads a list separated by commas. */
export const readList = (text: string): string[] => readPositions(text).filter((value) => value !== '');

/** JSON whose keys are in order: the same value is the same text. */
export const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

import { htmlTokens } from '@shop/rules/html-tokens';

/** Far more than a person writes into one field. */
export const maxValueLength = 5_000;
/** Direction marks could turn a text round, the others do not belong into a text. */
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** What somebody typed into one line: control characters become blanks, so that nothing starts another line or header (R158). */
export const readOneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** What somebody typed into several lines. */
export const readLines = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .trim();

/** A text without its tags. */
export const withoutTags = (text: string): string =>
  [...htmlTokens(text)]
    .map((token) => (token.kind === 'text' ? token.text : ''))
    .join('')
    .trim();

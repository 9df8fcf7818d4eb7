import { holdsLink } from '@shop/rules/person-name';
import { inputError } from './errors.ts';

const maxTextLength = 255;
/** Of one line: line breaks could become mail headers (R158), direction marks could turn a name round. */
const notInLine = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Of several: line breaks are allowed, what turns the words around them is not. */
const notInParagraphs = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;

/** A text somebody typed into one line: trimmed, null when blank, refused when it is too long or holds control characters. */
export function readLine(given: string | null | undefined, label: string, maxLength = maxTextLength): string | null {
  return read(given?.trim(), label, maxLength, notInLine);
}

/** Like readLine, for what must be there. */
export function readRequired(given: string | null | undefined, label: string, maxLength = maxTextLength): string {
  return required(readLine(given, label, maxLength), label);
}

/** A part of a name: mails greet people by it, so it must not lead anywhere. */
export function readName(given: string | null | undefined, label: string): string | null {
  const name = readLine(given, label);
  if (name !== null && holdsLink(name)) throw inputError(`"${label}" must not contain links.`);
  return name;
}

/** Like readName, for what must be there. */
export function readRequiredName(given: string | null | undefined, label: string): string {
  return required(readName(given, label), label);
}

/** A text of several lines that must be there; line breaks come out as `\n`. */
export function readParagraphs(given: string | null | undefined, label: string, maxLength: number): string {
  return required(read(given?.replace(/\r\n?/g, '\n').trim(), label, maxLength, notInParagraphs), label);
}

/** The beginning of a text; a character of two units is not cut through, because no JSON in the database takes half of one. */
export const cutText = (text: string, maxLength: number): string => text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');

function read(text = '', label: string, maxLength: number, forbidden: RegExp): string | null {
  if (text === '') return null;
  // A hostile text is not taken apart before its length is known: a character has at most two units.
  if (text.length > 2 * maxLength || Array.from(text).length > maxLength)
    throw inputError(`"${label}" length must be equal or less than ${maxLength} characters.`);
  if (forbidden.test(text)) throw inputError(`"${label}" contains characters that are not allowed.`);
  return text;
}

function required(text: string | null, label: string): string {
  if (text === null) throw inputError(`"${label}" is a required value.`);
  return text;
}

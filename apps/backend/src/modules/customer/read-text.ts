import { inputError } from '#kernel/errors.ts';

export const longestText = 255;
/** Of one line: line breaks could become mail headers (R158), direction marks could turn a name round. */
const forbidden = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A text somebody typed into one line: trimmed, null when blank, refused when it is too long or holds control characters. */
export function readLine(given: string | null | undefined, label: string, longest = longestText): string | null {
  const text = given?.trim() ?? '';
  if (text === '') return null;
  if (Array.from(text).length > longest) throw inputError(`"${label}" length must be equal or less than ${longest} characters.`);
  if (forbidden.test(text)) throw inputError(`"${label}" contains characters that are not allowed.`);
  return text;
}

/** Like readLine, for what must be there. */
export function readRequired(given: string | null | undefined, label: string, longest = longestText): string {
  const text = readLine(given, label, longest);
  if (text === null) throw inputError(`"${label}" is a required value.`);
  return text;
}

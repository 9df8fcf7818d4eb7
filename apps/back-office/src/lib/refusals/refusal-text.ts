export type Refusal = { readonly code: string; readonly message: string; readonly about?: readonly string[] };

const mostNamed = 5;

const named = (about: readonly string[]): string =>
  about.length > mostNamed ? `${about.slice(0, mostNamed).join(', ')} …` : about.join(', ');

/** A sentence after what it is about; a code that has none says what the shop wrote. */
export function refusalText(t: (key: string) => string, { code, message, about = [] }: Refusal): string {
  if (t(code) === code) return message;
  return about.length === 0 ? t(code) : `${named(about)}: ${t(code)}`;
}

/** Which version of the words at the form somebody agreed to: `newsletter-1` is the first. */
export const consentVersion = (words: string): string => /-(\d+)$/.exec(words)?.[1] ?? words;

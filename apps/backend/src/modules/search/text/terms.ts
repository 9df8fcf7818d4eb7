// Terms that are no words share the dictionary; their first sign is none a word can have.

/** A word that a document only mentions in its long text; looked at when no product is known for the word. */
export const mentionTerm = (stem: string): string => `"${stem}`;
export const pairTerm = (first: string, second: string): string => `~${first} ${second}`;
export const nameTerm = (stems: readonly string[]): string => `=${stems.join(' ')}`;
export const sizeTerm = (key: string): string => `@${key}`;
export const sizeLabelTerm = (label: string): string => `@=${label}`;

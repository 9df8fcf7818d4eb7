// Terms that are no words share the posting lists; no word begins with their first character.

/** A word that a document has only in its long text; read when no document has it in another field. */
export const mentionTerm = (stem: string): string => `"${stem}`;
export const bigramTerm = (first: string, second: string): string => `~${first} ${second}`;
export const nameTerm = (stems: readonly string[]): string => `=${stems.join(' ')}`;
export const sizeTerm = (key: string): string => `@${key}`;
export const sizeLabelTerm = (label: string): string => `@=${label}`;

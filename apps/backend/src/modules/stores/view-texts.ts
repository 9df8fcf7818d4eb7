/** Words by store view code; what a view does not say comes from its fallback, word by word. In records such a field is called `texts`. */
export type ViewTexts<T> = Readonly<Record<string, Partial<{ readonly [Key in keyof T]: T[Key] | null }>>>;

/** What a view says; a word that nobody wrote is missing. */
export type Words<T> = { readonly [Key in keyof T]?: T[Key] };

/** Whether anything was written for a view or one it falls back to. */
export const speaks = (texts: ViewTexts<object>, chain: readonly string[]): boolean => chain.some((code) => texts[code] !== undefined);

/** The words of a view; `chain` is its code and those of its fallbacks. */
export function wordsIn<T>(texts: ViewTexts<T>, chain: readonly string[]): Words<T> {
  const words: Record<string, unknown> = {};
  for (const code of [...chain].reverse()) {
    for (const [name, word] of Object.entries(texts[code] ?? {})) if (word !== null && word !== undefined) words[name] = word;
  }
  return words as Words<T>;
}

/** Texts by store view code; what a view does not say comes from its fallback, field by field. In records such a field is called `texts`. */
export type ViewTexts<T> = Readonly<Record<string, Partial<{ readonly [Key in keyof T]: T[Key] | null }>>>;

/** What a view says; a text that nobody wrote is missing. */
export type Texts<T> = { readonly [Key in keyof T]?: T[Key] };

/** Whether anything was written for a view or one it falls back to. */
export const speaks = (texts: ViewTexts<object>, chain: readonly string[]): boolean => chain.some((code) => texts[code] !== undefined);

/** The texts of a view; `chain` is its code and those of its fallbacks. */
export function textsIn<T>(texts: ViewTexts<T>, chain: readonly string[]): Texts<T> {
  const own: Record<string, unknown> = {};
  for (const code of [...chain].reverse()) {
    for (const [name, text] of Object.entries(texts[code] ?? {})) if (text !== null && text !== undefined) own[name] = text;
  }
  return own as Texts<T>;
}

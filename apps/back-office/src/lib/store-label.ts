type Store = { readonly code: string; readonly name: string; readonly fallback?: string | null | undefined };

/** What a store view is called: one with texts of its own by its language, one that takes them from another by its name. */
export const storeLabel = (stores: readonly Store[], code: string): string =>
  stores.find((store) => store.code === code && store.fallback)?.name ?? code.toUpperCase();

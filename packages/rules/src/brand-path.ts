/** What the addresses of brands begin with, by language: whoever renames one leaves a way from its old address. */
export const brandPaths = { nl: 'merken', de: 'marken', en: 'brands' } as const;

/** The wordmark; the part between the two names is set in the theme's own way. */
export const shopName = { before: 'Maas', ampersand: '&', after: 'Alm' } as const;

/** The name in titles and sentences. */
export const shopTitle = `${shopName.before} ${shopName.ampersand} ${shopName.after}`;

/** What an option is known by, made of its first name: small letters, digits and underscores. */
export const codeOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 60);

/** A page of the site in each language it has: language → path with its prefix. */
export type SitePage = {
  readonly paths: Readonly<Record<string, string>>;
  /** Addresses of pictures the page shows. */
  readonly pictures?: readonly string[];
  /** ISO 8601. */
  readonly changedAt?: string | undefined;
};

const xml = (text: string): string => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

const header = '<?xml version="1.0" encoding="UTF-8"?>';

type Options = {
  readonly publicUrl: string;
  readonly language: string;
  /** Whose pages are named as those for everybody else. */
  readonly defaultLanguage: string;
};

/** The pages of a language with the same page in the others, and their pictures; a search engine takes 50,000 in a file, and 50 MB. */
export function siteMap(pages: readonly SitePage[], { publicUrl, language, defaultLanguage }: Options): string {
  const absolute = (path: string): string => xml(/^https?:/.test(path) ? path : `${publicUrl}${path}`);
  const entries = pages.flatMap(({ paths, pictures = [], changedAt }) => {
    const own = paths[language];
    if (own === undefined) return [];
    const languages = Object.entries(paths);
    const fallback = paths[defaultLanguage];
    const alternates = languages.length < 2 ? [] : [...languages, ...(fallback === undefined ? [] : [['x-default', fallback] as const])];
    return [
      [
        `<url><loc>${absolute(own)}</loc>`,
        ...(changedAt === undefined ? [] : [`<lastmod>${xml(changedAt)}</lastmod>`]),
        ...alternates.map(([other, path]) => `<xhtml:link rel="alternate" hreflang="${xml(other)}" href="${absolute(path)}"/>`),
        ...pictures.map((picture) => `<image:image><image:loc>${absolute(picture)}</image:loc></image:image>`),
        '</url>',
      ].join(''),
    ];
  });
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return [header, `<urlset ${names}>`, ...entries, '</urlset>', ''].join('\n');
}

/** The list of the site maps of all languages. */
export const siteMapIndex = (addresses: readonly string[]): string =>
  [
    header,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<sitemap><loc>${xml(address)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');

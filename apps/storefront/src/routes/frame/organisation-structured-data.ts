import { shopTitle } from '../../lib/shop-name.ts';

/** The shop as search engines know it; the branches name themselves on their own pages. */
export const organisationStructuredData = (publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: shopTitle,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
});

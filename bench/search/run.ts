import { readFileSync } from 'node:fs';
import { measureQueries } from '../harness/query-load.ts';

const query = readFileSync(new URL('search.graphql', import.meta.url), 'utf8');

/** As shoppers type: single words and several, colours, sizes, words for whom, a compound, a typing error. */
const searches = [
  'dirndl',
  'rode dirndl',
  'lederhose',
  'lederhosen heren kort',
  'blouse wit',
  'schoenen',
  'dirndl groen katoen',
  'tas',
  'hoed',
  'vest wol',
  'trachtenhemd',
  'lederhsoe',
  'dirndlblouse',
  'rok',
  'jas heren',
  'kinder dirndl',
  'maat 38 dirndl',
  'riem leer',
  'sokken',
  'oktoberfest outfit',
  'blauw overhemd',
  'zilveren ketting',
  'schort',
  'leren broek bruin',
];

await measureQueries(async () =>
  searches.map((search) => `/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ search }) }).toString()}`),
);

import { readFileSync } from 'node:fs';

const query = readFileSync(new URL('listing.graphql', import.meta.url), 'utf8');

type Facet = { attribute_code: string; min_value: number | null; max_value: number | null; options: { value: string; count: number }[] };
type Answer = { data: { products: { aggregations: Facet[]; total_count: number } } };

const pathOf = (filter: object): string => `/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ filter }) }).toString()}`;

async function facetsOf(url: string, filter: object): Promise<readonly Facet[]> {
  const response = await fetch(`${url}${pathOf(filter)}`, { headers: { store: 'nl' } });
  return ((await response.json()) as Answer).data.products.aggregations;
}

/** A category, two facets with two options each and the middle of the price range, for each of the largest categories. */
export async function listingPaths(url: string, count: number): Promise<readonly string[]> {
  const categories = (await facetsOf(url, {})).find(({ attribute_code: code }) => code === 'category_uid')?.options ?? [];
  const largest = [...categories].sort((a, b) => b.count - a.count).slice(0, count);
  const paths: string[] = [];
  for (const { value } of largest) paths.push(pathOf(await chosenIn(url, value)));
  return paths;
}

async function chosenIn(url: string, category: string): Promise<object> {
  const filter = { category_uid: { eq: category } };
  const facets = await facetsOf(url, filter);
  const price = facets.find(({ attribute_code: code }) => code === 'price');
  const [low, high] = [price?.min_value ?? 0, price?.max_value ?? 1_000];
  const sizes = facets.filter(({ attribute_code: code }) => code.startsWith('maat_'));
  const size = sizes.sort((a, b) => b.options.length - a.options.length)[0]?.attribute_code ?? 'merk';
  const chosen = ['kleur', size].map((code) => {
    const options = facets.find(({ attribute_code: one }) => one === code)?.options ?? [];
    const best = [...options].sort((a, b) => b.count - a.count).slice(0, 2);
    return [code, { in: best.map(({ value }) => value) }] as const;
  });
  const range = { from: (low + (high - low) * 0.1).toFixed(2), to: (low + (high - low) * 0.8).toFixed(2) };
  return { ...filter, ...Object.fromEntries(chosen), price: range };
}

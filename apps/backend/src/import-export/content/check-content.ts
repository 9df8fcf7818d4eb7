import { htmlTokens } from '@shop/rules/html-tokens';
import { brokenEmbeds, embeddedSkus } from '@shop/rules/product-embeds';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { claimIn } from '#modules/catalog/index.ts';
import type { KindName } from './kind-shapes.ts';
import type { Data } from './per-view.ts';
import type { FileRecord } from './read-folder.ts';

/** What content may refer to. */
export type Surroundings = {
  /** Everything after the import: what the files bring, and what they leave alone. */
  readonly all: ReadonlyMap<KindName, readonly Data[]>;
  readonly hasProduct: (sku: string) => boolean;
  readonly hasCategory: (id: number) => boolean;
};

export type Findings = { readonly refusals: readonly string[]; readonly notes: readonly string[] };
type TextsByView = readonly (readonly [view: string, texts: Data])[];

const textsOf = (record: Data): TextsByView => Object.entries((record['texts'] ?? {}) as Readonly<Record<string, Data>>);

/** Looks at what a single file cannot know: addresses used twice, products and authors that do not exist, redirects in a circle. */
export function checkContent(records: readonly FileRecord[], surroundings: Surroundings): Findings {
  const refusals = [
    ...sharedAddresses(surroundings.all),
    ...records.flatMap(greenClaims),
    ...records.flatMap((record) => brokenReferences(record, surroundings)),
  ];
  return { refusals, notes: records.flatMap(lostTags) };
}

/** LAW-11: content has no place for proof beside a claim, so it states facts. */
function greenClaims({ kind, file, data }: FileRecord): readonly string[] {
  // An old address is nobody's claim.
  const claim = kind.name === 'redirects' ? undefined : claimIn(data);
  return claim === undefined ? [] : [`${file}: "${claim}" is a green claim, which the law forbids without proof; state the fact instead`];
}

/** Pages and landing pages share the addresses of a view, posts and categories of the blog have their own. */
const addressSpaces: readonly (readonly KindName[])[] = [['pages', 'landing-pages'], ['posts'], ['blog-categories']];

function sharedAddresses(all: Surroundings['all']): readonly string[] {
  return addressSpaces.flatMap((names) => {
    const seen = new Set<string>();
    return names.flatMap((name) =>
      (all.get(name) ?? []).flatMap((record) =>
        textsOf(record).flatMap(([view, { identifier }]) => {
          if (typeof identifier !== 'string') return [];
          const address = `${view} ${identifier}`;
          const isTaken = seen.has(address);
          seen.add(address);
          return isTaken ? [`${name}: two of them have the address ${identifier} in ${view}`] : [];
        }),
      ),
    );
  });
}

function brokenReferences({ kind, file, data }: FileRecord, { all, hasProduct, hasCategory }: Surroundings): readonly string[] {
  const ids = (name: KindName): ReadonlySet<unknown> => new Set((all.get(name) ?? []).map(({ id }) => id));
  const categories = (data['categoryIds'] ?? []) as readonly number[];
  const mistakes: string[] = [];
  for (const html of htmlOf({ kind, data })) {
    mistakes.push(...embeddedSkus(html).flatMap((sku) => (hasProduct(sku) ? [] : [`there is no product ${sku}`])));
    mistakes.push(...brokenEmbeds(html).map((mark) => `${mark} must be a paragraph of its own, outside lists and tables`));
  }
  if (kind.name === 'posts') {
    if (typeof data['authorId'] === 'number' && !ids('blog-authors').has(data['authorId']))
      mistakes.push(`there is no author ${data['authorId']}`);
    mistakes.push(...categories.flatMap((id) => (ids('blog-categories').has(id) ? [] : [`there is no category ${id} of the blog`])));
    mistakes.push(...(data['relatedSkus'] as readonly string[]).flatMap((sku) => (hasProduct(sku) ? [] : [`there is no product ${sku}`])));
  }
  if (kind.name === 'sliders') mistakes.push(...categories.flatMap((id) => (hasCategory(id) ? [] : [`there is no category ${id}`])));
  if (kind.name === 'redirects') mistakes.push(...circles(data['redirects'] as readonly Redirect[]));
  return mistakes.map((mistake) => `${file}: ${mistake}`);
}

type Redirect = { readonly from: string; readonly to: string };
const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/^\/+|\/+$/g, '');

function circles(redirects: readonly Redirect[]): readonly string[] {
  const targets = new Map(redirects.map(({ from, to }) => [pathOf(from), pathOf(to)]));
  const doubles = targets.size === redirects.length ? [] : ['an old path is named twice'];
  return [
    ...doubles,
    ...[...targets.keys()].flatMap((start) => {
      const way = new Set([start]);
      let path = targets.get(start);
      while (path !== undefined && !way.has(path)) {
        way.add(path);
        path = targets.get(path);
      }
      return path === start ? [`${[...way, start].join(' → ')} leads in a circle`] : [];
    }),
  ];
}

/** Every HTML of a record, also inside lists of it. */
function htmlOf({ kind, data }: Pick<FileRecord, 'kind' | 'data'>): readonly string[] {
  const found: string[] = [];
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'string' && kind.html.includes(name)) found.push(value);
    if (typeof value === 'object' && value !== null) for (const [key, child] of Object.entries(value)) walk(child, key);
  };
  walk(data, '');
  return found;
}

function lostTags(record: FileRecord): readonly string[] {
  const size = (html: string): number =>
    [...htmlTokens(html)].reduce((sum, token) => sum + (token.kind === 'open' ? 1 + token.attributes.size : 0), 0);
  const isCut = (html: string): boolean => size(sanitiseHtml(html)) < size(html) || /<(script|style|iframe|svg|object)\b/i.test(html);
  return htmlOf(record).some(isCut) ? [`${record.file}: some of its HTML is not allowed and will be taken out`] : [];
}

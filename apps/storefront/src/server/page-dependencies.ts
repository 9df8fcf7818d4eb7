import { hash } from 'node:crypto';
import type { GraphqlRequest, GraphqlResponse } from '../lib/graphql/executor.ts';
import type { PageDependencies } from '../lib/page/request-context.ts';

/** A query a page is rendered from, and the digest of its answer. */
export type PageQuery = { readonly request: GraphqlRequest; readonly digest: string };

/** What a page is rendered from: as long as the same queries have the same answers, it is the same page. */
export type ServerDependencies = PageDependencies & {
  readonly queries: readonly PageQuery[];
  readonly tags: ReadonlySet<string>;
  /** Names in the address that the page has read beyond those every page may read. */
  readonly names: ReadonlySet<string>;
  /** Names in the address that a loader asked for. */
  readonly askedNames: ReadonlySet<string>;
  /** False once something in it was for one visitor, or missing. */
  isShared(): boolean;
};

/** Names an answer by its content. */
export const digestOf = (answer: Pick<GraphqlResponse, 'etag' | 'body'>): string =>
  // The body of a cached answer is parsed only when it is read. An answer that is not cached is named as it will be once it is.
  answer.etag ?? `"${hash('sha1', JSON.stringify(answer.body), 'base64url')}"`;

export function createPageDependencies(): ServerDependencies {
  const queries: PageQuery[] = [];
  const tags = new Set<string>();
  const names = new Set<string>();
  const askedNames = new Set<string>();
  let shared = true;
  return {
    queries,
    tags,
    names,
    askedNames,
    isShared: () => shared,
    add(request, response) {
      if (!request || !response?.headers?.['cache-control']?.startsWith('public')) {
        shared = false;
        return;
      }
      queries.push({ request, digest: digestOf(response) });
      for (const tag of response.headers['x-magento-tags']?.split(',') ?? []) tags.add(tag);
    },
    reads: (more) => more.forEach((name) => names.add(name)),
    readName: (name) => void askedNames.add(name),
    fork: createPageDependencies,
    merge(other) {
      const merged = other as ServerDependencies;
      queries.push(...merged.queries);
      for (const tag of merged.tags) tags.add(tag);
      shared &&= merged.isShared();
    },
  };
}

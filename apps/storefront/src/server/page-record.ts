import { hash } from 'node:crypto';
import type { GraphqlRequest, GraphqlResponse } from '../lib/graphql/executor.ts';
import type { PageRecord } from '../lib/page/request-context.ts';

/** A question a page is made from, and what its answer was. */
export type Asked = { readonly request: GraphqlRequest; readonly digest: string };

/** What a page is made from: as long as the same questions have the same answers, it is the same page. */
export type ServerRecord = PageRecord & {
  readonly asked: readonly Asked[];
  readonly tags: ReadonlySet<string>;
  /** Names of the query that the page has read beyond those every page may read. */
  readonly names: ReadonlySet<string>;
  /** False once something in it was for one visitor, or missing. */
  isShared(): boolean;
};

/** Names an answer by its content. */
export const digestOf = (answer: Pick<GraphqlResponse, 'etag' | 'body'>): string =>
  // The body of a kept answer is only read from its bytes when somebody looks at it. An answer that is not kept is named as it will be once it is.
  answer.etag ?? `"${hash('sha1', JSON.stringify(answer.body), 'base64url')}"`;

/** Starts the record of a page. */
export function createPageRecord(): ServerRecord {
  const asked: Asked[] = [];
  const tags = new Set<string>();
  const names = new Set<string>();
  let shared = true;
  return {
    asked,
    tags,
    names,
    isShared: () => shared,
    note(request, response) {
      if (!request || !response?.headers?.['cache-control']?.startsWith('public')) {
        shared = false;
        return;
      }
      asked.push({ request, digest: digestOf(response) });
      for (const tag of response.headers['x-magento-tags']?.split(',') ?? []) tags.add(tag);
    },
    reads: (more) => more.forEach((name) => names.add(name)),
    apart: createPageRecord,
    join(other) {
      const joined = other as ServerRecord;
      asked.push(...joined.asked);
      for (const tag of joined.tags) tags.add(tag);
      shared &&= joined.isShared();
    },
  };
}

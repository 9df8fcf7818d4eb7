import type { BlogPostsFilterInput, FilterTypeInput, Maybe } from '@shop/contract';
import { wireTime } from '#kernel/graphql/wire-time.ts';
import { matchesFilter } from '#modules/stores/index.ts';
import type { BlogPost } from './store-editorial.ts';

export type BlogQuery = {
  readonly filter?: Maybe<BlogPostsFilterInput>;
  readonly sort?: Maybe<readonly Maybe<string>[]>;
  /** The public module's spelling. */
  readonly sortFiled?: Maybe<string>;
};

/** What of a post each filter looks at; a post passes when one of the values does. */
const values: Readonly<Record<keyof BlogPostsFilterInput, (post: BlogPost) => readonly (string | number)[]>> = {
  post_id: (post) => [post.id],
  author_id: ({ author }) => (author ? [author.id, author.identifier] : []),
  category_id: ({ categories }) => categories.flatMap(({ id, identifier }) => [id, identifier]),
  tag_id: () => [],
  title: (post) => [post.title ?? ''],
  content: (post) => [post.content ?? ''],
  publish_time: (post) => [wireTime(post.publishedAt)],
  search: (post) => [post.searchText],
};

type SortKey = (post: BlogPost) => string | number;
const byTime: SortKey = (post) => post.publishedAt;
const sortKeys: ReadonlyMap<string, SortKey> = new Map([
  ['publish_time', byTime],
  ['creation_time', (post) => post.createdAt],
  ['update_time', (post) => post.updatedAt],
  ['title', (post) => (post.title ?? '').toLowerCase()],
  ['post_id', (post) => post.id],
]);

/** The posts that are published now and pass the filter, in the order asked for; the newest first unless told. */
export function findBlogPosts(posts: readonly BlogPost[], { filter, sort, sortFiled }: BlogQuery, now: Date): readonly BlogPost[] {
  const found = publishedPosts(posts, now).filter((post) => passes(post, filter ?? {}));
  const key = sortKeys.get(sortFiled ?? '') ?? byTime;
  const direction = sort?.[0]?.toUpperCase() === 'ASC' ? 1 : -1;
  return [...found].sort((a, b) => direction * (compare(key(a), key(b)) || a.id - b.id));
}

/** The posts whose time has come. */
export function publishedPosts(posts: readonly BlogPost[], now: Date): readonly BlogPost[] {
  const time = now.toISOString();
  return posts.filter((post) => post.publishedAt <= time);
}

/** The newest other posts that share a category, then any others. */
export function relatedPosts(post: BlogPost, posts: readonly BlogPost[], now: Date, limit: number): readonly BlogPost[] {
  const own = new Set(post.categories.map(({ id }) => id));
  const others = publishedPosts(posts, now).filter(({ id }) => id !== post.id);
  const near = others.filter(({ categories }) => categories.some(({ id }) => own.has(id)));
  return [...near, ...others.filter((other) => !near.includes(other))].slice(0, Math.max(0, Math.min(limit, 12)));
}

function passes(post: BlogPost, filter: BlogPostsFilterInput): boolean {
  return (Object.entries(filter) as [keyof BlogPostsFilterInput, Maybe<FilterTypeInput>][]).every(
    ([name, conditions]) => !conditions || (name === 'search' ? hasWords(post, conditions) : matchesAny(values[name](post), conditions)),
  );
}

// A post without an author or category passes what asks for none, as an empty column would.
function matchesAny(found: readonly (string | number)[], conditions: FilterTypeInput): boolean {
  if (found.length === 0) return matchesFilter(null, conditions);
  const { neq, nin, ...others } = conditions;
  const excluded = { ...(neq === undefined ? {} : { neq }), ...(nin === undefined ? {} : { nin }) };
  return found.every((value) => matchesFilter(value, excluded)) && found.some((value) => matchesFilter(value, others));
}

/** `search: {like: "%bow%"}` and `{eq: "bow"}` mean the same to a reader: posts with these words. */
function hasWords(post: BlogPost, { like, eq }: FilterTypeInput): boolean {
  const words = (like ?? eq ?? '').toLowerCase().split(/[\s%]+/);
  return words.every((word) => post.searchText.includes(word));
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** What of the blog is shown: a page, of one section or one author. */
export type BlogState = { readonly page: number; readonly category?: string; readonly author?: string };

const name = /^[\w-]{1,100}$/;

/** Reads the address of the blog; what nobody can mean is left out. */
export function readBlogState(search: URLSearchParams): BlogState {
  const page = Number(search.get('page') ?? '1');
  const category = search.get('category') ?? '';
  const author = search.get('author') ?? '';
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(name.test(category) ? { category } : {}),
    ...(name.test(author) ? { author } : {}),
  };
}

export function blogHref(path: string, { page, category, author }: BlogState): string {
  const search = new URLSearchParams({
    ...(category === undefined ? {} : { category }),
    ...(author === undefined ? {} : { author }),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return search === '' ? path : `${path}?${search}`;
}

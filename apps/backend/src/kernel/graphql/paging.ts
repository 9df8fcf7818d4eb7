import { inputError } from '../errors.ts';

export type PageArguments = { readonly pageSize?: number | null | undefined; readonly currentPage?: number | null | undefined };
export type Page<T> = {
  readonly items: readonly T[];
  readonly total: number;
  readonly info: { readonly current_page: number; readonly page_size: number; readonly total_pages: number };
};

/** The largest page of any list but that of products. */
const largestPage = 100;

export type PageInfo = Page<unknown>['info'];

/** Checks a page of a list of this length; refuses what Magento refuses, in its words. */
export function checkPage(
  total: number,
  { pageSize, currentPage }: PageArguments,
  largest = largestPage,
): { readonly skip: number; readonly take: number; readonly info: PageInfo } {
  const [size, current] = [pageSize ?? 20, currentPage ?? 1];
  if (current < 1) throw inputError('currentPage value must be greater than 0.');
  if (size < 1) throw inputError('pageSize value must be greater than 0.');
  if (size > largest) throw inputError(`Maximum pageSize is ${largest}`);
  const pages = Math.ceil(total / size);
  if (total > 0 && current > pages) {
    throw inputError(`currentPage value ${current} specified is greater than the ${pages} page(s) available.`);
  }
  return { skip: (current - 1) * size, take: size, info: { current_page: current, page_size: size, total_pages: pages } };
}

/** Cuts one page out of a list. */
export function pageOf<T>(all: readonly T[], page: PageArguments, largest?: number): Page<T> {
  const { skip, take, info } = checkPage(all.length, page, largest);
  return { items: all.slice(skip, skip + take), total: all.length, info };
}

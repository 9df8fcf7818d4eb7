import { inputError } from '../errors.ts';

export type PageArguments = { readonly pageSize?: number | null | undefined; readonly currentPage?: number | null | undefined };
export type Page<T> = {
  readonly items: readonly T[];
  readonly total: number;
  readonly info: { readonly current_page: number; readonly page_size: number; readonly total_pages: number };
};

/** The largest page of any list but that of products. */
const largestPage = 100;

/** Cuts one page out of a list; refuses what Magento refuses, in its words. */
export function pageOf<T>(all: readonly T[], { pageSize, currentPage }: PageArguments, largest = largestPage): Page<T> {
  const [size, current] = [pageSize ?? 20, currentPage ?? 1];
  if (current < 1) throw inputError('currentPage value must be greater than 0.');
  if (size < 1) throw inputError('pageSize value must be greater than 0.');
  if (size > largest) throw inputError(`Maximum pageSize is ${largest}`);
  const pages = Math.ceil(all.length / size);
  if (all.length > 0 && current > pages) {
    throw inputError(`currentPage value ${current} specified is greater than the ${pages} page(s) available.`);
  }
  return {
    items: all.slice((current - 1) * size, current * size),
    total: all.length,
    info: { current_page: current, page_size: size, total_pages: pages },
  };
}

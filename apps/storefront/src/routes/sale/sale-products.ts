import { notFound } from '../../lib/page/page-failure.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { loadWholeSale } from './load-sale.ts';

/** All reduced products, for a sale page that sorts and filters by itself. */
export const loader = pageLoader(async (page) => {
  const whole = await loadWholeSale(page);
  if (!whole) throw notFound();
  return whole;
});

import { redirect } from 'react-router';
import { notFound } from '../../lib/page/page-failure.ts';
import { textLoader } from '../../lib/page/page-loader.ts';
import { samePlacePath } from '../resolve/redirect-target.ts';

/** `/cms-page` and `/category-page` of the specification name no page themselves: with a page behind them they lead to it. */
export const loader = textLoader(async ({ params, url }) => {
  const wanted = params['*'] || url.searchParams.get('identifier') || url.searchParams.get('url_path') || url.searchParams.get('url_key');
  const path = wanted ? samePlacePath(wanted) : undefined;
  if (path === undefined) throw notFound();
  throw redirect(path, 301);
});

/** Never shown, but it makes this a page: its failure is the shop's not-found page. */
export default function OldPageRoute() {
  return null;
}

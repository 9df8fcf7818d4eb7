import { textLoader } from '../../lib/page/page-loader.ts';
import { notFound } from '../../lib/page/page-failure.ts';

/** The address itself is not a page: it answers like every unknown one, with status 404 and the page in place. */
export const loader = textLoader(async () => {
  throw notFound();
});

export default function PageNotFoundRoute() {
  return null;
}

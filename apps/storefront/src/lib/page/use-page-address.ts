import { useLocation, useMatches } from 'react-router';
import type { Alternates } from './alternates.ts';
import type { PageAddress } from './page-links.ts';
import { readUnknownLoaderData } from '../../rendering/loader-data.ts';

/** The one route whose paths come from the backend. */
const resolverRouteId = 'routes/resolve';

/** Where the visitor is, and what the page's loader said about its other languages (`alternates` in its data). */
export function usePageAddress(): PageAddress {
  const { pathname } = useLocation();
  const matches = useMatches();
  const isStatic = matches.at(-1)?.id !== resolverRouteId;
  for (const { loaderData } of matches.toReversed()) {
    const page = readUnknownLoaderData(loaderData);
    if (typeof page === 'object' && page !== null && 'alternates' in page) {
      return { path: pathname, isStatic, alternates: page.alternates as Alternates };
    }
  }
  return { path: pathname, isStatic };
}

import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { CardActions } from '../../features/catalog/card/card-actions.ts';
import { StockAlert } from '../../features/catalog/purchase/stock-alert.ts';
import { WrapCached } from '../../rendering/cached-markup.tsx';
import { lazyPart } from '../../rendering/lazy-part.tsx';
import { failureOf } from '../../lib/page/page-failure.ts';
import { cardActions } from '../listing/card-actions.tsx';
import { stockAlert } from './stock-alert.tsx';

const FailurePage = lazyPart('src/shell/failure-page.tsx', async () => (await import('../../shell/failure-page.tsx')).FailurePage);

const withActions = (inside: ReactNode) => (
  <CardActions value={cardActions}>
    <StockAlert value={stockAlert}>{inside}</StockAlert>
  </CardActions>
);

export default function Frame() {
  return (
    <WrapCached wrap={withActions}>
      <Outlet />
    </WrapCached>
  );
}

/**
 * Failures of pages end here and not at the root: a boundary there would build the whole document anew in the browser,
 * which Trusted Types forbid.
 */
export function ErrorBoundary() {
  return <FailurePage failure={failureOf(useRouteError())} />;
}

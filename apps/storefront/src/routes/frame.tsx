import { Outlet, useRouteError } from 'react-router';
import { CardActions } from '../features/catalog/card-actions.ts';
import { late } from '../lib/page/late.tsx';
import { failureOf } from '../lib/page/page-failure.ts';
import { cardActions } from './card-actions.tsx';

const FailurePage = late('src/shell/failure-page.tsx', async () => (await import('../shell/failure-page.tsx')).FailurePage);

export default function Frame() {
  return (
    <CardActions value={cardActions}>
      <Outlet />
    </CardActions>
  );
}

/**
 * Failures of pages end here and not at the root: a boundary there would build the whole document anew in the browser,
 * which Trusted Types forbid.
 */
export function ErrorBoundary() {
  return <FailurePage failure={failureOf(useRouteError())} />;
}

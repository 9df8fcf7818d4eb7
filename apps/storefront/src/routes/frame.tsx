import { Outlet, useRouteError } from 'react-router';
import { CardActions } from '../features/catalog/card-actions.ts';
import { failureOf } from '../lib/page/page-failure.ts';
import { FailurePage } from '../shell/failure-page.tsx';
import { cardActions } from './card-actions.tsx';

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

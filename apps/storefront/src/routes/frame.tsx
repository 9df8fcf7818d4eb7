import { Outlet, useRouteError } from 'react-router';
import { failureOf } from '../lib/page/page-failure.ts';
import { FailurePage } from '../shell/failure-page.tsx';

export default function Frame() {
  return <Outlet />;
}

/**
 * Failures of pages end here and not at the root: a boundary there would build the whole document anew in the browser,
 * which Trusted Types forbid.
 */
export function ErrorBoundary() {
  return <FailurePage failure={failureOf(useRouteError())} />;
}

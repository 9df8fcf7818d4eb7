import { Outlet, useRevalidator, useRouteError } from 'react-router';
import { FailureScreen } from '../../shell/failure-screen.tsx';

export default function Screens() {
  return <Outlet />;
}

/** Inside the frame: whoever meets a failure can still go elsewhere. */
export function ErrorBoundary() {
  const { revalidate } = useRevalidator();
  return <FailureScreen error={useRouteError()} onAgain={() => void revalidate()} />;
}

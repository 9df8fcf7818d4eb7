import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { nextPath } from '../../../lib/session/next-path.ts';
import { useLogin } from '../../../lib/session/use-login.ts';

/** Who is logged in needs neither login nor registration (SPEC-2), also when it happens in another tab. */
export function useLeaveWhenLoggedIn(isSending: boolean): void {
  const login = useLogin();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // A login of this very page first brings along what a guest had.
    if (login === 'loggedIn' && !isSending) void navigate(nextPath(search), { replace: true });
  }, [login, search, navigate, isSending]);
}

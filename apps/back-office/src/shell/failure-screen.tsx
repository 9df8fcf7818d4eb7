import { isRouteErrorResponse } from 'react-router';
import { useMessages } from '../i18n/language-context.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { ButtonLink } from '../ui/actions/button-link.tsx';
import { Failed, Gone, Refused, StateNote } from '../ui/show/state-note.tsx';

type Props = { readonly error: unknown; readonly onAgain?: () => void };

/** In place of a screen that could not be shown: why, what can be done, and the number of the request. */
export function FailureScreen(props: Props) {
  const t = useMessages('entrance');
  return (
    <>
      <title>{`Maas & Alm ${t('office')}`}</title>
      <Why {...props} />
    </>
  );
}

function Why({ error, onAgain = () => location.reload() }: Props) {
  const t = useMessages('failure');
  const home = <ButtonLink to="/">{t('home')}</ButtonLink>;
  const again = (
    <Button icon="arrow-clockwise" onClick={onAgain}>
      {t('again')}
    </Button>
  );
  if (isRouteErrorResponse(error) && error.status === 404) return <Gone action={home}>{t('unknownScreen')}</Gone>;
  if (!(error instanceof ApiError)) return <Failed onRetry={onAgain} />;
  switch (error.kind) {
    case 'offline':
      return (
        <StateNote icon="wifi-slash" title={t('offline')} action={again} role="alert">
          {t('offlineWhy')}
        </StateNote>
      );
    case 'busy':
      return (
        <StateNote icon="hourglass" tone="warn" title={t('busy')} action={again} role="alert">
          {t('busyWhy')}
        </StateNote>
      );
    case 'gone':
      return <Gone action={home} />;
    case 'failed':
    case 'wrong':
      return <Failed requestId={error.requestId} onRetry={onAgain} />;
    case 'enrol':
      return (
        <StateNote
          icon="fingerprint"
          tone="warn"
          title={t('enrol')}
          action={<ButtonLink to="/enrol">{t('enrolDo')}</ButtonLink>}
          role="alert"
        >
          {t('enrolWhy')}
        </StateNote>
      );
    case 'loggedOut':
    case 'stepUp':
    case 'refused':
      return <Refused action={home} />;
  }
}

import { useState } from 'react';
import { ExportPrivacyDataDocument, SendPrivacyDataDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { DownloadButton } from '../../shell/download-button.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import { CloseDialog } from './close-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import type { PrivacyRequest } from './privacy.ts';
import styles from './privacy.module.css';

/** A copy: by mail as the account does it, or as a file. */
function Copy({ request: { id, version, can } }: { readonly request: PrivacyRequest }) {
  const t = useMessages('privacy');
  const { run, isPending, error, problem } = useChange();
  const send = async () => {
    if (await run({ id, version }, async (key) => (await ask(SendPrivacyDataDocument, { id, version, key })).sendPrivacyData))
      toasts.add({ text: t('sendDone') });
  };
  const askFor = async (key: string) => (await ask(ExportPrivacyDataDocument, { id, key })).exportPrivacyData;
  return (
    <>
      <CallProblem error={error} text={problem} />
      {can.includes('sendPrivacyData') && (
        <Button kind="main" isStepUp isPending={isPending} onClick={() => void send()}>
          {t('send')}
        </Button>
      )}
      {can.includes('exportPrivacyData') && <DownloadButton name={t('download')} label={t('downloadLabel')} isStepUp askFor={askFor} />}
    </>
  );
}

/** What can be done with a request as it is. */
export function PrivacyActions({ request }: { readonly request: PrivacyRequest }) {
  const t = useMessages('privacy');
  const [dialog, setDialog] = useState<'close' | 'refuse' | 'erase'>();
  const end = () => setDialog(undefined);
  const { can } = request;
  return (
    <div className={styles.actions}>
      <Copy request={request} />
      {can.includes('closePrivacyRequest') && (
        <Button icon="check" onClick={() => setDialog('close')}>
          {t('close')}
        </Button>
      )}
      {can.includes('erasePerson') && (
        <Button kind="danger" icon="trash" onClick={() => setDialog('erase')}>
          {t('erase')}
        </Button>
      )}
      {can.includes('refusePrivacyRequest') && (
        <Button icon="x" onClick={() => setDialog('refuse')}>
          {t('refuse')}
        </Button>
      )}
      {dialog === 'erase' && <EraseDialog request={request} onClose={end} />}
      {(dialog === 'close' || dialog === 'refuse') && <CloseDialog request={request} isRefused={dialog === 'refuse'} onClose={end} />}
    </div>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CheckImportDocument, type ImportKind } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { ApiError } from '../../lib/api/api-error.ts';
import { ask, newKey } from '../../lib/api/api.ts';
import { sendFile } from '../../lib/upload/send-file.ts';
import { useLeaving } from '../../lib/upload/use-leaving.ts';
import { useCall } from '../../lib/use-call.ts';
import { useRefused } from './reason-text.ts';

/** A file the shop has; it is kept until it is compared, so that nobody sends it twice. */
type Sent = { readonly name: string; readonly kind: ImportKind; readonly upload: string; readonly key: string };
type Stage =
  | { readonly is: 'choosing' }
  | { readonly is: 'sending'; readonly name: string; readonly share: number }
  /** The shop may ask first whether it is really this person. */
  | { readonly is: 'comparing'; readonly name: string }
  | { readonly is: 'sent'; readonly sent: Sent };

type Sending = {
  readonly stage: Stage;
  readonly send: (file: File) => Promise<void>;
  /** Goes on with what is there already. */
  readonly compare: (sent: Sent) => Promise<void>;
  readonly forget: () => void;
  readonly error: ApiError | undefined;
  readonly problem: string | undefined;
};

/** Sends a file, and opens the page of its dry run. */
export function useSending(kind: ImportKind): Sending {
  const t = useMessages('import');
  const refused = useRefused();
  const navigate = useNavigate();
  const leaving = useLeaving();
  const [stage, setStage] = useState<Stage>({ is: 'choosing' });
  const [problem, setProblem] = useState<string>();
  const forget = () => setStage({ is: 'choosing' });
  const comparing = useCall(async (sent: Sent) => {
    setProblem(undefined);
    setStage({ is: 'comparing', name: sent.name });
    try {
      const { checkImport } = await ask(CheckImportDocument, { kind: sent.kind, upload: sent.upload, key: sent.key });
      forget();
      if (checkImport.__typename === 'BulkRun') await navigate(`/import/${checkImport.id}`);
      else if (checkImport.__typename === 'Refusal') setProblem(refused(checkImport));
    } catch (error) {
      setStage({ is: 'sent', sent });
      throw error;
    }
  });
  const sending = useCall(async (file: File) => {
    setProblem(undefined);
    const { name } = file;
    setStage({ is: 'sending', name, share: 0 });
    try {
      const answer = await sendFile('csv', file, (share) => setStage({ is: 'sending', name, share }), leaving.current.signal);
      if ('fault' in answer) {
        forget();
        return setProblem(t(`up.${answer.fault}`));
      }
      await comparing.run({ name, kind, upload: answer.file.id, key: newKey() });
    } catch (error) {
      forget();
      throw error;
    }
  });
  return { stage, send: sending.run, compare: comparing.run, forget, error: sending.error ?? comparing.error, problem };
}

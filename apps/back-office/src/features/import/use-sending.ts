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

type Sending = {
  readonly send: (file: File) => Promise<void>;
  /** How much of which file is gone; undefined while none is on its way. */
  readonly going: { readonly name: string; readonly share: number } | undefined;
  readonly error: ApiError | undefined;
  readonly problem: string | undefined;
};

/** Sends a file, and opens the page of its dry run. */
export function useSending(kind: ImportKind): Sending {
  const t = useMessages('import');
  const refused = useRefused();
  const navigate = useNavigate();
  const leaving = useLeaving();
  const [going, setGoing] = useState<Sending['going']>();
  const [problem, setProblem] = useState<string>();
  const { run, error } = useCall(async (file: File) => {
    setProblem(undefined);
    const { name } = file;
    setGoing({ name, share: 0 });
    try {
      const sent = await sendFile('csv', file, (share) => setGoing({ name, share }), leaving.current.signal);
      if ('fault' in sent) return setProblem(t(`up.${sent.fault}`));
      const { checkImport } = await ask(CheckImportDocument, { kind, upload: sent.file.id, key: newKey() });
      if (checkImport.__typename === 'BulkRun') await navigate(`/import/${checkImport.id}`);
      else if (checkImport.__typename === 'Refusal') setProblem(refused(checkImport));
    } finally {
      setGoing(undefined);
    }
  });
  return { send: run, going, error, problem };
}

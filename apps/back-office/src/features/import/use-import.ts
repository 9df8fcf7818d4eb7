import { useRef, useState } from 'react';
import {
  CataloguePreviewDocument,
  ImportCatalogueDocument,
  type CataloguePreviewQuery,
  type ImportStatus,
} from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { ApiError } from '../../lib/api/api-error.ts';
import { ask, newKey } from '../../lib/api/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { useLeaving } from '../../lib/upload/use-leaving.ts';
import { readReason } from './row-reasons.ts';
import { sendFile, type SentFile } from '../../lib/upload/send-file.ts';

export type Preview = Extract<CataloguePreviewQuery['cataloguePreview'], { readonly __typename: 'ImportPreview' }>;
export type Row = Preview['items'][number];
type Shown = { readonly status: ImportStatus | null; readonly after: number };

/** How far somebody is with a file. */
export type Stage =
  | { readonly is: 'choosing' }
  | { readonly is: 'sending'; readonly name: string; readonly share: number }
  | { readonly is: 'reading'; readonly name: string }
  | { readonly is: 'looking'; readonly file: SentFile; readonly preview: Preview; readonly shown: Shown }
  | { readonly is: 'done'; readonly created: number; readonly changed: number }
  | { readonly is: 'asked' };

type LookUp = (key: string, parameters?: Readonly<Record<string, string>>) => string;

/** What the shop says against a row or a file, in the person's words; its own where it has said something new. */
export function useReasonText(): (sentence: string) => string {
  const t = useMessages('import') as LookUp;
  return (sentence) => {
    const read = readReason(sentence);
    return read ? t(read.key, read.parameters) : sentence;
  };
}

const everything: Shown = { status: null, after: 0 };

export type Import = {
  readonly stage: Stage;
  readonly choose: (file: File) => Promise<void>;
  readonly show: (shown: Shown) => Promise<void>;
  readonly apply: () => Promise<void>;
  readonly begin: () => void;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  /** Why the shop refused the file or its rows. */
  readonly problem: string | undefined;
};

/** Why the shop refused a file as a whole, or to write it. */
function useRefused(): (refusal: { readonly code: string; readonly message: string }) => string {
  const t = useMessages('import');
  const reason = useReasonText();
  return ({ code, message }) => (code === 'busy' || code === 'gone' || code === 'rows' ? t(`no.${code}`) : reason(message));
}

/** A product file from its choice to its result. */
export function useImport(): Import {
  const t = useMessages('import');
  const refused = useRefused();
  const [stage, setStage] = useState<Stage>({ is: 'choosing' });
  const [problem, setProblem] = useState<string>();
  const key = useRef(newKey());
  const leaving = useLeaving();
  /** True: there is something to look at. */
  const look = async (file: SentFile, shown: Shown): Promise<boolean> => {
    const { cataloguePreview } = await ask(CataloguePreviewDocument, { upload: file.id, after: shown.after, status: shown.status });
    if (cataloguePreview.__typename === 'ImportPreview') setStage({ is: 'looking', file, preview: cataloguePreview, shown });
    else setProblem(refused(cataloguePreview));
    return cataloguePreview.__typename === 'ImportPreview';
  };
  const choosing = useCall(async (file: File) => {
    setProblem(undefined);
    try {
      setStage({ is: 'sending', name: file.name, share: 0 });
      const sent = await sendFile('csv', file, (share) => setStage({ is: 'sending', name: file.name, share }), leaving.current.signal);
      if ('fault' in sent) {
        setProblem(t(`up.${sent.fault}`));
        return setStage({ is: 'choosing' });
      }
      key.current = newKey();
      setStage({ is: 'reading', name: sent.file.fileName });
      if (!(await look(sent.file, everything))) setStage({ is: 'choosing' });
    } catch (error) {
      setStage({ is: 'choosing' });
      throw error;
    }
  });
  const showing = useCall(async (shown: Shown) => {
    setProblem(undefined);
    if (stage.is === 'looking') await look(stage.file, shown);
  });
  const applying = useCall(async () => {
    setProblem(undefined);
    if (stage.is !== 'looking') return;
    const { importCatalogue } = await ask(ImportCatalogueDocument, { upload: stage.file.id, key: key.current });
    if (importCatalogue.__typename === 'CatalogueImported') setStage({ is: 'done', ...importCatalogue });
    else if (importCatalogue.__typename === 'WaitsForApproval') setStage({ is: 'asked' });
    else setProblem(refused(importCatalogue));
  });
  const begin = () => {
    setProblem(undefined);
    setStage({ is: 'choosing' });
  };
  const calls = [choosing, showing, applying];
  return {
    stage,
    choose: choosing.run,
    show: showing.run,
    apply: applying.run,
    begin,
    isPending: showing.isPending || applying.isPending,
    error: calls.find(({ error }) => error)?.error,
    problem,
  };
}

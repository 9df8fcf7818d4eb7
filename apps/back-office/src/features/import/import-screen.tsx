import { useState } from 'react';
import { ExportTableDocument, type ImportKind } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { DownloadButton } from '../../shell/download-button.tsx';
import { Segments } from '../../ui/show/segments.tsx';
import { ChooseFile } from './choose-file.tsx';
import styles from './import.module.css';
import { PastImports } from './past-imports.tsx';
import type { Run } from './run.ts';
import { useSending } from './use-sending.ts';

const kinds = ['catalogue', 'stock', 'redirects', 'translations'] as const satisfies readonly ImportKind[];

/** How much of the file is gone. */
function Going({ name, share }: { readonly name: string; readonly share: number }) {
  const t = useMessages('import');
  const { number } = useFormats();
  const percent = Math.round(share * 100);
  const text = t('sending', { name });
  return (
    <output className={styles.progress}>
      <span>{text}</span>
      <progress className={styles.bar} value={percent} max={100} aria-label={text} />
      <span className={styles.quiet}>{t('sent', { percent: number(percent) })}</span>
    </output>
  );
}

/** A table of the shop, as a file that can be sent back. */
function Fetch({ kind }: { readonly kind: ImportKind }) {
  const t = useMessages('import');
  const person = usePerson();
  if (!may(person, 'export.run')) return null;
  const askFor = async (key: string) => (await ask(ExportTableDocument, { kind, key })).exportTable;
  return <DownloadButton isStepUp name={t('fetch')} label={t(`fetch.${kind}`)} askFor={askFor} />;
}

/** Tables that come and go as files, and the reports of those that came. */
export function ImportScreen({ runs }: { readonly runs: readonly Run[] }) {
  const t = useMessages('import');
  const [kind, setKind] = useState<ImportKind>('catalogue');
  const { send, going, error, problem } = useSending(kind);
  return (
    <div className={styles.screen}>
      <div className={styles.kinds}>
        <Segments
          label={t('kind')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <Fetch kind={kind} />
      </div>
      <p className={styles.quiet}>{t(`intro.${kind}`)}</p>
      <CallProblem error={error} text={problem} />
      {going ? <Going {...going} /> : <ChooseFile onChoose={(file) => void send(file)} />}
      <PastImports runs={runs} />
    </div>
  );
}

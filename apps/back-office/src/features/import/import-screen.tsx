import { useState } from 'react';
import { ExportTableDocument, type ImportKind } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { DownloadButton } from '../../shell/download-button.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Segments } from '../../ui/show/segments.tsx';
import { ChooseFile } from './choose-file.tsx';
import styles from './import.module.css';
import { PastImports } from './past-imports.tsx';
import type { Run } from './run.ts';
import { useSending } from './use-sending.ts';

const kinds = ['catalogue', 'stock', 'redirects', 'translations'] as const satisfies readonly ImportKind[];

/** How much of the file is gone, and what comes after. */
function Going({ name, share }: { readonly name: string; readonly share: number | undefined }) {
  const t = useMessages('import');
  const { number } = useFormats();
  const text = share === undefined ? t('arrived', { name }) : t('sending', { name });
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <output className={styles.progress}>
      <span>{text}</span>
      <progress className={styles.bar} value={percent} max={100} aria-label={text} />
      <span className={styles.quiet}>{percent === undefined ? t('arrivedNext') : t('sent', { percent: number(percent) })}</span>
    </output>
  );
}

/** Who gave up when the shop asked for a password goes on from here: the file need not come again. */
function Waiting({ name, onGoOn, onForget }: { readonly name: string; readonly onGoOn: () => void; readonly onForget: () => void }) {
  const t = useMessages('import');
  return (
    <section className={styles.progress} aria-label={name}>
      <span>{t('kept', { name })}</span>
      <div className={styles.buttons}>
        <Button kind="main" isStepUp onClick={onGoOn}>
          {t('compare', { name })}
        </Button>
        <Button kind="quiet" onClick={onForget}>
          {t('chooseOther')}
        </Button>
      </div>
    </section>
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
  const { stage, send, compare, forget, error, problem } = useSending(kind);
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
      {stage.is === 'choosing' && <ChooseFile onChoose={(file) => void send(file)} />}
      {(stage.is === 'sending' || stage.is === 'comparing') && (
        <Going name={stage.name} share={stage.is === 'sending' ? stage.share : undefined} />
      )}
      {stage.is === 'sent' && <Waiting name={stage.sent.name} onGoOn={() => void compare(stage.sent)} onForget={forget} />}
      <PastImports runs={runs} />
    </div>
  );
}

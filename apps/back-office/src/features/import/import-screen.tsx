import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { StateNote } from '../../ui/show/state-note.tsx';
import { ChooseFile } from './choose-file.tsx';
import styles from './import.module.css';
import { PreviewPart } from './preview-part.tsx';
import { useImport, type Stage } from './use-import.ts';

/** How much of the file is gone; then the shop reads it, and nobody knows how long. */
function Progress({ stage }: { readonly stage: Extract<Stage, { readonly is: 'sending' | 'reading' }> }) {
  const t = useMessages('import');
  const { number } = useFormats();
  const isSending = stage.is === 'sending';
  const text = t(isSending ? 'sending' : 'reading', { name: stage.name });
  const percent = isSending ? Math.round(stage.share * 100) : 0;
  return (
    <output className={styles.progress}>
      <span>{text}</span>
      {isSending ? (
        <progress className={styles.bar} value={percent} max={100} aria-label={text} />
      ) : (
        <progress className={styles.bar} aria-label={text} />
      )}
      {isSending && <span className={styles.quiet}>{t('sent', { percent: number(percent) })}</span>}
    </output>
  );
}

function Result({ stage, onAgain }: { readonly stage: Extract<Stage, { readonly is: 'done' | 'asked' }>; readonly onAgain: () => void }) {
  const t = useMessages('import');
  const { number } = useFormats();
  const again = <Button onClick={onAgain}>{t('again')}</Button>;
  if (stage.is === 'done')
    return (
      <StateNote icon="check-circle" tone="good" title={t('done')} isAlert action={again}>
        {t('doneText', { created: number(stage.created), changed: number(stage.changed) })}
      </StateNote>
    );
  const actions = (
    <>
      <ButtonLink to="/approvals?view=mine">{t('seeRequest')}</ButtonLink> {again}
    </>
  );
  return (
    <StateNote icon="hourglass" tone="warn" title={t('asked')} isAlert action={actions}>
      {t('askedText')}
    </StateNote>
  );
}

/** A product file: chosen, sent, tried out, written. */
export function ImportScreen() {
  const t = useMessages('import');
  const work = useImport();
  const { stage } = work;
  return (
    <div className={styles.screen}>
      {stage.is === 'choosing' && (
        <>
          <p className={styles.quiet}>{t('intro')}</p>
          <CallProblem error={work.error} text={work.problem} />
          <ChooseFile onChoose={(file) => void work.choose(file)} />
        </>
      )}
      {(stage.is === 'sending' || stage.is === 'reading') && <Progress stage={stage} />}
      {stage.is === 'looking' && <PreviewPart work={work} looking={stage} />}
      {(stage.is === 'done' || stage.is === 'asked') && <Result stage={stage} onAgain={work.begin} />}
    </div>
  );
}

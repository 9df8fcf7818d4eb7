import { useMessages } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import type { SheetState } from '../model/sheet-state.ts';
import styles from './parts.module.css';

type Props = {
  readonly state: SheetState;
  readonly isReadOnly: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onFillDown: () => void;
  readonly onFind: () => void;
  readonly onColumns: () => void;
  readonly onRuns: () => void;
};

/** What keys do as well, for hands on a mouse or a screen. */
export function ToolBar({ state, isReadOnly, onUndo, onRedo, onFillDown, onFind, onColumns, onRuns }: Props) {
  const t = useMessages('sheet');
  const seeing = (
    <>
      <Button kind="quiet" size="s" icon="magnifying-glass" onClick={onFind}>
        {t(isReadOnly ? 'findText' : 'find')}
      </Button>
      <Button kind="quiet" size="s" icon="columns" onClick={onColumns}>
        {t('columns')}
      </Button>
    </>
  );
  if (isReadOnly) return <div className={styles.tools}>{seeing}</div>;
  return (
    <div className={styles.tools}>
      <IconButton icon="arrow-counter-clockwise" label={t('undo')} aria-disabled={state.past.length === 0} onClick={onUndo} />
      <IconButton icon="arrow-clockwise" label={t('redo')} aria-disabled={state.future.length === 0} onClick={onRedo} />
      <Button kind="quiet" size="s" icon="arrow-down" onClick={onFillDown}>
        {t('fillDown')}
      </Button>
      {seeing}
      <Button kind="quiet" size="s" icon="clock-counter-clockwise" onClick={onRuns}>
        {t('runs')}
      </Button>
    </div>
  );
}

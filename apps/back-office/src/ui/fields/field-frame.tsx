import { useId, type ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './field.module.css';

/** What every field can be: wrong, changed and not saved, or missing. */
export type FieldState = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Below the field, before anything is wrong. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Another value than what is saved; undo puts that back. */
  readonly changed?: { readonly onUndo: () => void } | undefined;
  /** Nothing is there yet, and this follows from it. */
  readonly missing?: string | undefined;
  /** Beside the label: where the text comes from, how many letters are left. */
  readonly aside?: ReactNode;
  /** Why nothing can be typed. */
  readonly disabledReason?: string | undefined;
};

export const fieldStyles = styles;

export type FieldIds = { readonly input: string; readonly label: string; readonly describedBy: string | undefined };

export function useFieldIds({ hint, error, missing, disabledReason }: FieldState): FieldIds {
  const id = useId();
  const notes = [error && `${id}-error`, missing && `${id}-missing`, (disabledReason ?? hint) && `${id}-hint`].filter(Boolean);
  return { input: id, label: `${id}-label`, describedBy: notes.length > 0 ? notes.join(' ') : undefined };
}

function Label({ ids, state }: { readonly ids: FieldIds; readonly state: FieldState }) {
  const label = (
    <label id={ids.label} htmlFor={ids.input} className={styles.label}>
      {state.label}
    </label>
  );
  return state.isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label;
}

function Changed({ label, onUndo }: { readonly label: string; readonly onUndo: () => void }) {
  const t = useMessages('ui');
  return (
    <button type="button" className={styles.changed} aria-label={t('undoChange', { label })} onClick={onUndo}>
      <Icon name="arrow-counter-clockwise" size={12} />
      {t('changed')}
    </button>
  );
}

type Props = {
  readonly state: FieldState;
  readonly ids: FieldIds;
  /** Of a component that brings its own label element. */
  readonly label?: ReactNode;
  readonly children: ReactNode;
};

/** Label above, control, and below it what is wrong, what follows from its absence, or a hint. */
export function FieldFrame({ state, ids, label, children }: Props) {
  const { hint, error, changed, missing, aside, disabledReason } = state;
  return (
    <div
      className={styles.field}
      data-changed={changed ? true : undefined}
      data-invalid={error ? true : undefined}
      data-missing={missing && !error ? true : undefined}
      data-disabled={disabledReason ? true : undefined}
    >
      {(!state.isLabelHidden || changed || aside) && (
        <div className={styles.head}>
          {label ?? <Label ids={ids} state={state} />}
          {aside && <span className={styles.aside}>{aside}</span>}
          {changed && <Changed label={state.label} onUndo={changed.onUndo} />}
        </div>
      )}
      {state.isLabelHidden && !changed && !aside && (label ?? <Label ids={ids} state={state} />)}
      {children}
      {error && (
        <p id={`${ids.input}-error`} className={styles.error}>
          <Icon name="warning-circle-fill" size={14} />
          {error}
        </p>
      )}
      {missing && (
        <p id={`${ids.input}-missing`} className={styles.missing}>
          <Icon name="warning-circle" size={14} />
          {missing}
        </p>
      )}
      {(disabledReason ?? hint) && (
        <p id={`${ids.input}-hint`} className={styles.hint}>
          {disabledReason ?? hint}
        </p>
      )}
    </div>
  );
}

import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { textOf } from '../model/cell-text.ts';
import type { SheetColumn } from '../model/columns.ts';
import type { DecimalMark } from '../../../../ui/fields/decimal-text.ts';
import styles from './grid.module.css';

/** Where somebody stands after they typed. */
export type Step = 'down' | 'up' | 'right' | 'left' | 'stay';

type Props = {
  readonly label: string;
  readonly column: SheetColumn;
  /** What it begins with. */
  readonly text: string;
  readonly mark: DecimalMark;
  readonly onDone: (text: string, step: Step) => void;
  readonly onCancel: () => void;
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const focus = (field: Field | null): void => {
  if (!field) return;
  field.focus({ preventScroll: true });
  if (!(field instanceof HTMLSelectElement)) field.setSelectionRange(field.value.length, field.value.length);
};

function stepOf({ key, shiftKey }: KeyboardEvent): Step | undefined {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return undefined;
}

/** Of several lines: there Shift or Alt and Enter begin another. */
function isBreak(event: KeyboardEvent<Field>, column: SheetColumn): boolean {
  if (column.kind !== 'text' || event.key !== 'Enter' || !(event.shiftKey || event.altKey)) return false;
  if (event.altKey && event.currentTarget instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    event.currentTarget.setRangeText('\n', selectionStart, selectionEnd, 'end');
  }
  return true;
}

/** A cell while somebody types into it. */
export function CellEditor({ label, column, text, mark, onDone, onCancel }: Props) {
  const isOver = useRef(false);
  const done = (field: Field, step: Step) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(field.value, step);
  };
  const onKeyDown = (event: KeyboardEvent<Field>) => {
    // Keys of the grid and of the screen mean nothing here.
    event.stopPropagation();
    if (event.nativeEvent.isComposing || isBreak(event, column)) return;
    const step = stepOf(event);
    if (!step && event.key !== 'Escape') return;
    event.preventDefault();
    if (step) return done(event.currentTarget, step);
    isOver.current = true;
    onCancel();
  };
  const shared = {
    ref: focus,
    className: styles.editor,
    'aria-label': label,
    defaultValue: text,
    onKeyDown,
    onBlur: (event: SyntheticEvent<Field>) => done(event.currentTarget, 'stay'),
  };
  if (column.kind === 'flag' || column.kind === 'choice') return <ChoiceEditor {...shared} column={column} text={text} mark={mark} />;
  if (column.kind === 'text' || column.kind === 'materials') return <textarea {...shared} rows={6} data-long spellCheck />;
  return <input {...shared} type="text" autoComplete="off" />;
}

type ChoiceProps = Pick<Props, 'column' | 'text' | 'mark'> & {
  readonly ref: (field: Field | null) => void;
  readonly className: string | undefined;
  readonly defaultValue: string;
};

/** One of several; what is none of them stays until somebody chooses. */
function ChoiceEditor({ column, text, mark, ...field }: ChoiceProps) {
  const labels = column.options.map(({ value }) => textOf(column, value, mark));
  const others = labels.includes(text) || text === '' ? [] : [text];
  const nothing = column.isOptional || text === '' ? [''] : [];
  return (
    <select {...field}>
      {[...nothing, ...others, ...labels].map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}

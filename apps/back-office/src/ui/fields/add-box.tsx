import { useState } from 'react';
import { ComboBox } from './combo-box.tsx';
import type { FieldState } from './field-frame.tsx';
import type { Option } from './radio-group.tsx';

type Props<Value extends string> = FieldState & {
  readonly options: readonly Option<Value>[];
  readonly onAdd: (value: Value) => void;
  readonly placeholder?: string;
  readonly onSearch?: (typed: string) => void;
};

/** What was typed before a comma, if it is one of them: by its whole name, or as the only one that begins so. */
function before<Value extends string>(options: readonly Option<Value>[], text: string): Value | undefined {
  const [typed = '', rest] = text.split(',');
  const wanted = typed.trim().toLocaleLowerCase();
  if (rest === undefined || wanted === '') return undefined;
  const begun = options.filter(({ label }) => label.toLocaleLowerCase().startsWith(wanted));
  return (begun.find(({ label }) => label.toLocaleLowerCase() === wanted) ?? (begun.length === 1 ? begun[0] : undefined))?.value;
}

/** Adds one of many after the other, by a choice or by a comma: the field is empty again as soon as one is taken. */
export function AddBox<Value extends string>({ onAdd, onSearch, ...rest }: Props<Value>) {
  const [text, set] = useState('');
  // What was added stands below: a list that opened again would lie over it.
  const [isTaken, setTaken] = useState(false);
  const add = (value: Value | null | undefined) => {
    if (value === null || value === undefined) return;
    set('');
    setTaken(true);
    onSearch?.('');
    onAdd(value);
  };
  const type = (typed: string) => {
    set(typed);
    setTaken(false);
    add(before(rest.options, typed));
  };
  return (
    <ComboBox
      {...rest}
      value={null}
      typed={{ text, set: type }}
      staysClosed={isTaken}
      onSearch={onSearch}
      onChange={add}
      onBlur={() => setTaken(false)}
    />
  );
}

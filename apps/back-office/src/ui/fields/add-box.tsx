import { useEffect, useState } from 'react';
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
  // What was added stands below: a list that stayed open would lie over it. It closes when its value changes, if only for a moment.
  const [isClosed, setClosed] = useState(false);
  const [taken, setTaken] = useState<Value | null>(null);
  useEffect(() => {
    if (taken === null) return undefined;
    const frame = requestAnimationFrame(() => setTaken(null));
    return () => cancelAnimationFrame(frame);
  }, [taken]);
  const add = (value: Value | null | undefined) => {
    if (value === null || value === undefined) return;
    set('');
    setClosed(true);
    setTaken(value);
    onSearch?.('');
    onAdd(value);
  };
  const type = (typed: string) => {
    set(typed);
    if (typed !== '') setClosed(false);
    add(before(rest.options, typed));
  };
  return (
    <ComboBox
      {...rest}
      value={taken}
      typed={{ text, set: type }}
      staysClosed={isClosed}
      onSearch={onSearch}
      onChange={add}
      onBlur={() => setClosed(false)}
    />
  );
}

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { KeyHint } from '../actions/key-hint.tsx';
import { Icon } from '../icons/icon.tsx';
import { useKeys } from '../keys/use-keys.ts';
import styles from './search-box.module.css';

type Props = {
  readonly label: string;
  /** What can be typed: number, name, e-mail. */
  readonly placeholder: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** While somebody types nothing is asked for; with the next breath it is. */
const pause = 200;

/** From the field into the rows: the keys of the list go on from there. */
function goToRows(event: KeyboardEvent<HTMLInputElement>): void {
  event.preventDefault();
  event.currentTarget.blur();
  document.body.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}

/** Search in this list; `/` leads to it, Esc empties it, the arrow down leads to the first row. */
export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  const t = useMessages('lists');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useKeys([{ keys: '/', label: t('searchList'), run: () => input.current?.focus() }]);
  const ask = (text: string) => {
    clearTimeout(timer.current);
    setTyped(undefined);
    onSearch(text.trim());
  };
  const askSoon = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(text), pause);
  };
  return (
    <search className={styles.box}>
      <Icon name="magnifying-glass" />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? value}
        onChange={(event) => askSoon(event.target.value)}
        // Asked for later, it would take the place of the row that was opened meanwhile.
        onBlur={() => typed !== undefined && ask(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(event.currentTarget.value);
          if (event.key === 'ArrowDown') goToRows(event);
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          if (event.currentTarget.value) ask('');
          else event.currentTarget.blur();
        }}
      />
      <span className={styles.key}>
        <KeyHint keys="/" />
      </span>
    </search>
  );
}

import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { KeyHint } from '../actions/key-hint.tsx';
import { Icon } from '../icons/icon.tsx';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';
import { PaletteList } from './palette-list.tsx';
import { findEntries } from './palette-search.ts';
import styles from './palette.module.css';

export type { PaletteGroup, PaletteItem } from './palette-items.ts';

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly groups: readonly PaletteGroup[];
  /** What is typed, for a free search; its groups come back by `groups`. */
  readonly onType?: (typed: string) => void;
  /** What was typed is still being looked for. */
  readonly isSearching?: boolean;
  /** At the end of the foot. */
  readonly note?: ReactNode;
};

function shownGroups(groups: readonly PaletteGroup[], typed: string): readonly PaletteGroup[] {
  const isActions = typed.startsWith('>');
  const words = isActions ? typed.slice(1) : typed;
  return groups
    .map((group) => {
      const items = isActions ? group.items.filter((item) => item.isAction) : group.items;
      return { ...group, items: group.isFound ? items : findEntries(items, words) };
    })
    .filter(({ items }) => items.length > 0);
}

/** Ctrl K: screens, actions and things by their name. */
export function Palette({ isOpen, onClose, ...rest }: Props) {
  const t = useMessages('lists');
  return (
    <ModalOverlay className={styles.scrim ?? ''} isOpen={isOpen} isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.palette ?? ''} aria-label={t('palette')}>
          <PaletteBody {...rest} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PaletteBody({ groups, onType, onClose, isSearching = false, note }: Omit<Props, 'isOpen'>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState(0);
  const isWaiting = useRef(false);
  const shown = shownGroups(groups, typed);
  const items = shown.flatMap((group) => group.items);
  const chosen = items[Math.min(current, items.length - 1)];
  const open = (item: PaletteItem | undefined, isNewTab: boolean) => {
    if (!item) return;
    onClose();
    item.run(isNewTab);
  };
  // A scanner types and presses Enter at once: what is found then is opened.
  useEffect(() => {
    if (!isWaiting.current || isSearching) return;
    isWaiting.current = false;
    open(chosen, false);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1;
    const next = { ArrowDown: current >= last ? 0 : current + 1, ArrowUp: current <= 0 ? last : current - 1 }[event.key];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined && !chosen && isSearching) isWaiting.current = true;
    else if (next === undefined) open(chosen, event.ctrlKey || event.metaKey);
    else setCurrent(next);
  };
  const type = (text: string) => {
    setTyped(text);
    setCurrent(0);
    isWaiting.current = false;
    onType?.(text);
  };
  return (
    <>
      <PaletteInput id={id} typed={typed} chosen={chosen} onType={type} onKeyDown={onKeyDown} />
      <PaletteList id={id} groups={shown} typed={typed} chosen={chosen} isSearching={isSearching} onOpen={open} />
      <PaletteFoot note={note} />
    </>
  );
}

type InputProps = {
  readonly id: string;
  readonly typed: string;
  readonly chosen: PaletteItem | undefined;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

function PaletteInput({ id, typed, chosen, onType, onKeyDown }: InputProps) {
  const t = useMessages('lists');
  const input = useRef<HTMLInputElement>(null);
  // The dialog was opened to type here.
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.search}>
      <Icon name="magnifying-glass" size={20} />
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
        aria-label={t('palette')}
        placeholder={t('paletteHint')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => onType(event.target.value)}
      />
      <KeyHint keys="Esc" />
    </div>
  );
}

function PaletteFoot({ note }: { readonly note: ReactNode }) {
  const t = useMessages('lists');
  return (
    <footer className={styles.foot}>
      <span>
        <KeyHint keys="↑" /> <KeyHint keys="↓" /> {t('choose')}
      </span>
      <span>
        <KeyHint keys="Ctrl ↵" /> {t('newTab')}
      </span>
      <span>
        <KeyHint keys=">" /> {t('onlyActions')}
      </span>
      {note && <span className={styles.footNote}>{note}</span>}
    </footer>
  );
}

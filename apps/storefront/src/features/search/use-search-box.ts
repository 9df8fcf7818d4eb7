import { useRef, useState, type ComponentType, type KeyboardEvent, type Ref, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { searchHref, searchText } from './search-text.ts';
import { useOutside } from './use-outside.ts';

export type PanelKeys = {
  /** True when the panel has used the key. */
  press(key: string): boolean;
};

/** What the list below a field tells it: whether there is one, and which option the arrow keys stand on. */
export type Combo = { readonly isExpanded: boolean; readonly activeId?: string | undefined };

export type PanelProps = {
  readonly text: string;
  readonly listId: string;
  readonly keys: Ref<PanelKeys>;
  readonly onCombo: (combo: Combo) => void;
};

export type LoadPanel = () => Promise<ComponentType<PanelProps>>;

/** The behaviour of a search field; `onLeave` is Escape in an empty one. */
export function useSearchBox(loadPanel: LoadPanel, onLeave: (() => void) | undefined) {
  const navigate = useNavigate();
  const { storeView } = useShopState();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<PanelKeys>(null);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [combo, setCombo] = useState<Combo>({ isExpanded: false });
  const { text, setText, isOpen, setIsOpen } = useTypedText();
  useOutside(form, isOpen, () => setIsOpen(false));

  const open = (): void => {
    setIsOpen(true);
    void loadPanel().then((panel) => setPanel(() => panel));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (searchText(text) === '') return input.current?.focus();
    setIsOpen(false);
    void navigate(searchHref(`/${screenPath('search', storeView.language)}`, text));
  };
  const escape = (): void => {
    if (text !== '') return setText('');
    setIsOpen(false);
    onLeave?.();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // Before the browser closes the dialog around the field.
      event.preventDefault();
      escape();
    } else if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) open();
    else if (isOpen && keys.current?.press(event.key)) event.preventDefault();
  };
  const type = (typed: string): void => {
    setText(typed);
    open();
  };
  const shownCombo: Combo = isOpen ? combo : { isExpanded: false };
  return { form, input, keys, text, type, open, submit, press, setCombo, combo: shownCombo, Panel: isOpen ? Panel : undefined };
}

/** What stands in the field, and whether its list is open. Another page shows what it searched for, and closes the list. */
function useTypedText() {
  const location = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(() => queryOf(location));
  const [shownFor, setShownFor] = useState(location.key);
  if (shownFor !== location.key) {
    setShownFor(location.key);
    setText(queryOf(location));
    setIsOpen(false);
  }
  return { text, setText, isOpen, setIsOpen };
}

/** The text of the results page stays in the field (UX-19). */
function queryOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return /^\/search(\/|$)/.test(pathname) ? (new URLSearchParams(search).get('q') ?? '') : '';
}

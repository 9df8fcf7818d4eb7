import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import { useRootMark } from '../../lib/browser/use-root-mark.ts';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SearchField } from './search-field.tsx';
import type { LoadPanel } from './use-search-box.ts';
import styles from './search-place.module.css';

/** Search in the header: a field where there is room, elsewhere a link that opens a screen of its own. */
export function SearchPlace({ loadPanel }: { readonly loadPanel: LoadPanel }) {
  const t = useMessages('search');
  const { storeView } = useShopState();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isScreen, setIsScreen] = useState(false);

  useEffect(() => dialog.current?.close(), [key]);
  useRootMark('data-covered', isScreen);

  const openScreen = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // At once, inside the touch: a phone opens its keyboard for nothing else.
    flushSync(() => setIsScreen(true));
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <div className={styles.field}>
        <SearchField loadPanel={loadPanel} layout="header" />
      </div>
      <a className={styles.opener} href={screenHref(storeView, 'search')} aria-haspopup="dialog" onClick={openScreen}>
        <Icon name="magnifying-glass" />
        <span className="visually-hidden">{t('open')}</span>
      </a>
      {isScreen ? (
        <dialog ref={dialog} className={styles.screen} aria-label={t('label')} onClose={() => setIsScreen(false)}>
          <IconButton className={styles.close} label={t('close')} icon={<Icon name="arrow-left" />} onClick={close} />
          <SearchField loadPanel={loadPanel} layout="screen" onLeave={close} />
        </dialog>
      ) : null}
    </>
  );
}

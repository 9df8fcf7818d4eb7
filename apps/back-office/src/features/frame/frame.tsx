import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import { usePerson } from '../../lib/session/person.ts';
import { readKept, writeKept } from '../../ui/kept.ts';
import { holdKeys } from '../../ui/keys/use-keys.ts';
import { ToastRegion } from '../../ui/overlays/toast-region.tsx';
import { BottomBar } from './bottom-bar.tsx';
import styles from './frame.module.css';
import { menuOf } from './menu.ts';
import { SideBar } from './side-bar.tsx';
import { StateBars } from './state-bars.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands around every screen: where somebody is, where they can go, and what they should know. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useMessages('frame');
  const person = usePerson();
  const [isFolded, setFolded] = useState(() => readKept('side-bar') === 'folded');
  const fold = () => {
    writeKept('side-bar', isFolded ? undefined : 'folded');
    setFolded(!isFolded);
  };
  const main = useFocusedOnNavigation();
  const isLoading = useNavigation().state !== 'idle';
  useKeysOfNextScreen();
  const groups = menuOf(person);
  return (
    <div className={styles.frame} data-folded={isFolded || undefined}>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <SideBar groups={groups} isFolded={isFolded} onFold={fold} />
      <div className={styles.column}>
        <TopBar groups={groups} />
        <StateBars />
        <main id="content" ref={main} className={styles.content} tabIndex={-1} aria-busy={isLoading || undefined}>
          {children}
        </main>
      </div>
      <BottomBar groups={groups} />
      <ToastRegion />
    </div>
  );
}

/** So long nobody waits for a key to do something. */
const longestHold = 500;

/** Who goes on to the next order and presses a key means the next one, though the last is on the screen until its rows are there. */
function useKeysOfNextScreen(): void {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isLeaving = next !== undefined && next !== pathname;
  useEffect(() => {
    if (!isLeaving) return undefined;
    const release = holdKeys();
    const timer = setTimeout(release, longestHold);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [isLeaving]);
}

/** Whoever listens hears the new screen, and Tab begins in it; a filter or a page of a list moves nobody. */
function useFocusedOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

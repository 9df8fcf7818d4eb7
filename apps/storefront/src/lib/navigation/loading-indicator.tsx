import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import { indicatorDelay } from './indicator-delay.ts';
import styles from './loading-indicator.module.css';

/** A stitch line that runs while a page is on its way, and a moment longer. */
export function LoadingIndicator() {
  const t = useMessages('navigation');
  const { state } = useNavigation();
  const { key, pathname } = useLocation();
  const from = useRef(pathname);
  const [settledKey, setSettledKey] = useState(key);
  const visible = state !== 'idle' || settledKey !== key;

  useEffect(() => {
    const timer = window.setTimeout(() => setSettledKey(key), indicatorDelay(from.current, pathname));
    from.current = pathname;
    return () => window.clearTimeout(timer);
  }, [key, pathname]);

  return (
    <output className={styles.indicator} data-visible={visible ? '' : undefined}>
      {visible ? <span className="visually-hidden">{t('loading')}</span> : null}
    </output>
  );
}

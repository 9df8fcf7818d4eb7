import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { useMemo } from 'react';
import styles from './prose.module.css';

type Props = {
  readonly html: string;
  /** The page's one door into innerHTML (R166); given what is already clean. */
  readonly trust: (clean: string) => string;
};

/** A table may be wider than the screen: who has no mouse scrolls it by its focus (WCAG 2.1.1). */
const reachable = (clean: string): string => clean.replaceAll('<table', '<table tabindex="0"');

/** Text written in the back office, cleaned (R168) and set in the shop's typography. */
export function Prose({ html, trust }: Props) {
  const clean = useMemo(() => trust(reachable(sanitiseHtml(html))), [html, trust]);
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: clean }} />;
}

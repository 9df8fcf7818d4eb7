import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { useMemo } from 'react';
import styles from './prose.module.css';

type Props = {
  readonly html: string;
  /** The page's one door into innerHTML (R166); given what is already clean. */
  readonly trust: (clean: string) => string;
};

/** Text written in the back office, cleaned (R168) and set in the shop's typography. */
export function Prose({ html, trust }: Props) {
  const clean = useMemo(() => trust(sanitiseHtml(html)), [html, trust]);
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: clean }} />;
}

import { useMessages } from '../../i18n/language-context.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './diff.module.css';
import { wordDiff } from './word-diff.ts';

/** What changed in a text: added is underlined, removed struck, so that colour is not needed to see it. */
export function Diff({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useMessages('ui');
  return (
    <span className={styles.diff}>
      {wordDiff(before, after).map(({ kind, text }, index) => {
        if (kind === 'same') return text;
        const Element = kind === 'added' ? 'ins' : 'del';
        return (
          <Element key={index} className={styles[kind]}>
            <VisuallyHidden>{kind === 'added' ? t('addedText') : t('removedText')} </VisuallyHidden>
            {text}
          </Element>
        );
      })}
    </span>
  );
}

import { Fragment } from 'react';
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
        // A line below a blank would look like a word.
        const words = text.trim() || text;
        const lead = text.slice(0, text.indexOf(words));
        const tail = text.slice(lead.length + words.length);
        return (
          <Fragment key={index}>
            {lead}
            <Element className={styles[kind]}>
              <VisuallyHidden>{kind === 'added' ? t('addedText') : t('removedText')} </VisuallyHidden>
              {words}
            </Element>
            {tail}
          </Fragment>
        );
      })}
    </span>
  );
}

import { useMessages } from '../../i18n/language-context.tsx';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { finderQuery, type FinderChoice } from './finder-choice.ts';
import styles from './finder-note.module.css';

type Props = {
  readonly choice: FinderChoice;
  /** The same list without the choice. */
  readonly clearHref: string;
};

/** Says that a list is restricted by the finder, with the ways back to it and out of it; nothing without a choice. */
export function FinderNote({ choice, clearHref }: Props) {
  const t = useMessages('finder');
  const { storeView } = useShopState();
  const query = new URLSearchParams(finderQuery(choice)).toString();
  if (query === '') return null;
  return (
    <p className={styles.note}>
      {t('restricted')} <a href={`${screenHref(storeView, 'finder')}?${query}`}>{t('change')}</a> <a href={clearHref}>{t('clear')}</a>
    </p>
  );
}

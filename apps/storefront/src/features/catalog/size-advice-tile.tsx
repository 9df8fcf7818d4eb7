import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { SignpostLink } from '../../ui/signpost-link.tsx';
import styles from './size-advice-tile.module.css';

/** A tile between the cards: how to find a size, where it is asked most. */
export function SizeAdviceTile() {
  const t = useMessages('catalogLater');
  const { storeView } = useShopState();
  return (
    <aside className={styles.tile} aria-label={t('sizeAdviceTitle')}>
      <svg className={styles.tape} viewBox="0 0 400 120" aria-hidden="true" focusable="false">
        <path d="M-10 84C60 20 120 110 200 62S330 10 420 58" />
        <path className={styles.marks} d="M-10 84C60 20 120 110 200 62S330 10 420 58" />
      </svg>
      <p className={styles.title}>{t('sizeAdviceTitle')}</p>
      <p className={styles.text}>{t('sizeAdviceText')}</p>
      <SignpostLink href={localPath(storeView, t('sizeAdvicePage'))} tone="waymark">
        {t('sizeAdviceLink')}
      </SignpostLink>
    </aside>
  );
}

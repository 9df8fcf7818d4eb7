import { useMessages } from '../../../i18n/language-context.tsx';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from './other-categories.module.css';

type Props = {
  readonly above?: { readonly name: string; readonly href: string } | undefined;
  readonly below: readonly {
    readonly uid: string;
    readonly name?: string | null;
    readonly url_path?: string | null;
    readonly product_count?: number | null;
  }[];
};

/** The nearest places with products, for a list that has none (UX-15). */
export function OtherCategories({ above, below }: Props) {
  const t = useMessages('catalogLater');
  const { storeView } = useShopState();
  const filled = below.filter(({ product_count }) => (product_count ?? 0) > 0);
  if (above === undefined && filled.length === 0) return null;
  return (
    <nav className={styles.places} aria-label={t('otherCategories')}>
      {above === undefined ? null : <ButtonLink href={above.href}>{above.name}</ButtonLink>}
      {filled.map(({ uid, name, url_path }) => (
        <ButtonLink key={uid} href={localPath(storeView, url_path ?? '')}>
          {name}
        </ButtonLink>
      ))}
    </nav>
  );
}

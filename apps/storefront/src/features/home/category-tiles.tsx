import type { CategoryTilesCategoryFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { onPhones } from '../../ui/picture-sources.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './category-tiles.module.css';

type Tile = { readonly category: CategoryTilesCategoryFragment; readonly picture?: string | undefined };

/** The ways into the shop: tall, one garment each. */
export function CategoryTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const t = useMessages('home');
  const { storeView } = useShopState();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className={styles.title}>
        {t('categories')}
      </h2>
      <ul className={styles.tiles}>
        {tiles.map(({ category, picture }) => (
          <li key={category.uid} className={styles.tile}>
            {picture === undefined ? null : (
              <Picture
                smallest={320}
                className={styles.picture}
                url={picture}
                focus={picture === category.image ? category.image_focus : null}
                alt=""
                sizes={`(min-width: 900px) 20vw, ${onPhones(33)}`}
                largest={640}
              />
            )}
            <a className={styles.link} href={localPath(storeView, category.url_path ?? '')}>
              <span className={styles.name}>{category.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { CategoryHeadingCategoryFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ShopProse } from '../../../lib/page/shop-prose.tsx';
import { splitDescription } from '../product/split-description.ts';
import styles from './category-heading.module.css';

type Props = {
  readonly category: CategoryHeadingCategoryFragment;
  /** Unknown for a category that shows a page instead of products. */
  readonly count?: number | undefined;
};

export function CategoryHeading({ category, count }: Props) {
  const t = useMessages('catalogLater');
  const name = category.name ?? '';
  return (
    <header className={styles.heading}>
      {category.image ? (
        <Picture
          className={styles.picture}
          url={category.image}
          focus={category.image_focus}
          alt=""
          width={320}
          height={200}
          sizes="320px"
          largest={640}
        />
      ) : null}
      <h1 className={styles.title}>
        {name} {count === undefined ? null : <small className={styles.count}>{t('productCount', { count })}</small>}
      </h1>
      {count === undefined || category.display_mode === 'PRODUCTS_AND_PAGE' ? (
        <ShopProse html={category.description ?? ''} />
      ) : (
        <Description html={category.description ?? ''} />
      )}
      {category.cms_block?.content ? <ShopProse html={category.cms_block.content} /> : null}
      <Children category={category} />
    </header>
  );
}

function Description({ html }: { readonly html: string }) {
  const t = useMessages('catalogLater');
  const { lead, rest } = splitDescription(html);
  if (lead === '') return null;
  return (
    <div className={styles.description}>
      <ShopProse html={lead} />
      {rest === '' ? null : (
        <details className={styles.more}>
          <summary>{t('readMore')}</summary>
          <ShopProse html={rest} />
        </details>
      )}
    </div>
  );
}

function Children({ category }: { readonly category: CategoryHeadingCategoryFragment }) {
  const t = useMessages('catalogLater');
  const { storeView } = useShopState();
  const children = (category.children ?? []).filter((child) => child?.include_in_menu === 1);
  if (children.length === 0) return null;
  return (
    <nav aria-label={t('subcategories', { name: category.name ?? '' })}>
      <ul className={styles.chips}>
        {children.map((child) =>
          child === null ? null : (
            <li key={child.uid}>
              <a className={child.image ? styles.pictureChip : styles.chip} href={localPath(storeView, child.url_path ?? '')}>
                {child.image ? (
                  <Picture className={styles.thumbnail} url={child.image} alt="" width={44} height={55} sizes="44px" largest={160} />
                ) : null}
                {child.name}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

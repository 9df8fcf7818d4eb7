import { CartView } from '../../features/cart/page/cart-view.tsx';
import { HeldOrder } from '../../features/cart/page/held-order.tsx';
import { EmptySection } from '../../features/customer/account/empty-section.tsx';
import { CouponHintDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { ShopProse } from '../../lib/page/shop-prose.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CartCrossSell } from './cart-cross-sell.tsx';
import { MoveToWishlist } from './move-to-wishlist.tsx';
import { popularCategories } from '../listing/popular-categories.ts';
import pageStyles from '../content/text-view.module.css';
import styles from './cart.module.css';

const maxCategories = 3;

export const loader = pageLoader(async (page) => {
  const [categories, hint] = await Promise.all([popularCategories(page, maxCategories), page.shop.optional(CouponHintDocument)]);
  return { categories, couponHint: hint?.cmsBlocks?.items?.[0]?.content ?? undefined };
});

/** The same page for everybody: the browser fills in the cart of its device. */
export default function CartRoute() {
  const t = useMessages('cart');
  const { couponHint } = usePageData<typeof loader>();
  return (
    <div className={pageStyles.page}>
      <PageHead title={t('title')} noindex />
      <h1 className={styles.title}>{t('title')}</h1>
      <HeldOrder />
      <CartView
        empty={<Empty />}
        lineActions={(line, remove) => <MoveToWishlist line={line} remove={remove} />}
        couponHint={couponHint ? <ShopProse html={couponHint} /> : null}
        below={(skus) => <CartCrossSell skus={skus} />}
      />
    </div>
  );
}

function Empty() {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const { categories } = usePageData<typeof loader>();
  return (
    <EmptySection text={t('empty')} href={localPath(storeView, '')} link={t('toShop')}>
      {categories.length === 0 ? null : (
        <>
          <p>{t('emptyHelp')}</p>
          <div className={styles.categories}>
            {categories.map(({ uid, name, path }) => (
              <ButtonLink key={uid} href={localPath(storeView, path)}>
                {name}
              </ButtonLink>
            ))}
          </div>
        </>
      )}
    </EmptySection>
  );
}

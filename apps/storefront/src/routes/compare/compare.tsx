import { useEffect, useId, useState } from 'react';
import { CatalogLegalLine } from '../../features/catalog/card/catalog-legal-line.tsx';
import { productHref } from '../../features/catalog/card/product-href.ts';
import { ProductPrice } from '../../features/catalog/card/product-price.tsx';
import { CompareTable } from '../../features/compare/compare-table.tsx';
import { useCompared } from '../../features/compare/use-compared.ts';
import { CompareProductsDocument, type CompareProductsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { Button } from '../../ui/button.tsx';
import { present } from '../frame/present.ts';
import styles from './compare.module.css';

type Product = NonNullable<NonNullable<NonNullable<CompareProductsQuery['products']>['items']>[number]>;

/** The list is the visitor's own: the server sends the same page to everybody, the browser fills it. */
export default function CompareRoute() {
  const t = useMessages('compare');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} noindex />
      <h1>{t('title')}</h1>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <Comparison />
    </div>
  );
}

function Comparison() {
  const t = useMessages('compare');
  const legalId = useId();
  const { storeView } = useShopState();
  const { skus, toggle, clear } = useCompared();
  const { products, hasFailed, retry } = useProducts(skus);
  if (skus.length === 0) return <p>{t('empty')}</p>;
  if (hasFailed) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('failed')}</p>
        <Button onClick={retry}>{t('retry')}</Button>
      </div>
    );
  }
  if (products === undefined) return <output>{t('loading')}</output>;
  const shown = skus.flatMap((sku) => products.find((product) => product.sku === sku) ?? []);
  return (
    <CompareTable
      products={shown.map((product) => ({
        product,
        href: productHref(storeView, product),
        price: <ProductPrice range={product.price_range} legalId={legalId} />,
      }))}
      legal={<CatalogLegalLine id={legalId} />}
      onRemove={toggle}
      onClear={clear}
    />
  );
}

function useProducts(skus: readonly string[]) {
  const shop = useShop();
  const [state, setState] = useState<{ readonly products?: readonly Product[]; readonly hasFailed: boolean }>({ hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  const key = skus.toSorted().join();
  useEffect(() => {
    if (key === '') return;
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(CompareProductsDocument, { skus: key.split(',') })
      .then(({ products }) => setState({ products: present(products?.items), hasFailed: false }))
      .catch(() => {
        if (!controller.signal.aborted) setState({ hasFailed: true });
      });
    return () => controller.abort();
  }, [shop, key, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}

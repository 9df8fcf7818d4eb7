import { lazy, Suspense, use } from 'react';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { ProductPage } from '../../features/products/page/product-page.tsx';
import { ProductDocument, type ProductQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { learn } from '../../lib/language.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

// Most who open a product look neither at its past nor at its prices.
const History = lazy(async () => ({ default: (await import('../../features/audit/history.tsx')).History }));
const PriceHistory = lazy(async () => {
  const [{ PriceHistory: part }] = await Promise.all([import('../../features/prices/price-history.tsx'), learn('prices')]);
  return { default: part };
});

export function clientLoader({ params }: { readonly params: { readonly sku?: string } }) {
  return deferred(ask(ProductDocument, { sku: params.sku ?? '' }), 'products');
}

function Content({ answer }: { readonly answer: Promise<ProductQuery> }) {
  const { product, productChoices } = use(answer);
  const person = usePerson();
  const { revalidate } = useRevalidator();
  useChanges((change) => {
    if (change.entity === 'product' && change.id === product.sku) void revalidate();
  });
  const history = may(person, 'audit.read') && (
    <Suspense fallback={<SkeletonRows count={3} />}>
      <History differences={LazyDifferences} entity="product" id={product.sku} version={product.version} />
    </Suspense>
  );
  const priceHistory = (sku: string) => (
    <Suspense fallback={<SkeletonRows count={3} />}>
      <PriceHistory key={sku} sku={sku} />
    </Suspense>
  );
  return (
    <ProductPage
      key={product.sku}
      product={product}
      choices={productChoices}
      history={history}
      priceHistory={may(person, 'prices.read') ? priceHistory : undefined}
    />
  );
}

/** One product. */
export default function ProductRoute() {
  const t = useMessages('products');
  const { sku = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  const waiting = (
    <Page title={sku} back={{ to: '/products', label: t('back') }}>
      <SkeletonRows count={10} />
    </Page>
  );
  return (
    <Suspense key={sku} fallback={waiting}>
      <Content answer={answer} />
    </Suspense>
  );
}

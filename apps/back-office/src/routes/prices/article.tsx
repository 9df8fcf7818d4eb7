import { use } from 'react';
import { Navigate, useLoaderData, useParams, useRevalidator } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import type { ArticlePrices } from '../../features/prices/prices.ts';
import { PricesPage } from '../../features/prices/prices-page.tsx';
import { ArticlePricesDocument, PricedProductDocument, type PricedProductQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';
import { Page } from '../../shell/page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { StateNote } from '../../ui/show/state-note.tsx';

export function clientLoader({ params }: { readonly params: { readonly sku?: string } }) {
  return deferred(pricesOf(params.sku ?? ''), 'prices', 'desk');
}

type Priced = { readonly prices: ArticlePrices } | { readonly product: PricedProductQuery['product'] };

/** What is sold in sizes or made of parts has no price of its own. */
async function pricesOf(sku: string): Promise<Priced> {
  try {
    return { prices: (await ask(ArticlePricesDocument, { sku })).articlePrices };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'gone') return ask(PricedProductDocument, { sku });
    throw error;
  }
}

function Content({ answer }: { readonly answer: Promise<Priced> }) {
  const t = useMessages('prices');
  const priced = use(answer);
  if ('prices' in priced) return <Prices prices={priced.prices} />;
  const { sku, name, type } = priced.product;
  if (type === 'configurable') return <Navigate replace to={`/prices?search=${encodeURIComponent(sku)}`} />;
  const product = <ButtonLink to={`/products/${encodeURIComponent(sku)}`}>{t('toProduct')}</ButtonLink>;
  return (
    <Page title={name} note={sku} back={{ to: '/prices', label: t('back') }}>
      <StateNote icon="tag" title={t('ofParts')} action={product}>
        {t('ofPartsWhy')}
      </StateNote>
    </Page>
  );
}

function Prices({ prices }: { readonly prices: ArticlePrices }) {
  const person = usePerson();
  const { revalidate } = useRevalidator();
  useChanges((change) => {
    if ((change.entity === 'price' && change.id === prices.id) || change.entity === 'campaign') void revalidate();
  });
  const history = may(person, 'audit.read') && <History entity="price" id={prices.id} version={prices.version} />;
  return <PricesPage key={prices.id} prices={prices} mayEdit={may(person, 'prices.edit', 'everywhere')} history={history} />;
}

/** The prices of one article. */
export default function ArticlePricesRoute() {
  const t = useMessages('prices');
  const { sku = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage key={sku} title={sku} back={{ to: '/prices', label: t('back') }} rows={6}>
      <Content answer={answer} />
    </DeferredPage>
  );
}

import { Suspense, useEffect, type ReactNode } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { EditBar } from '../../../lib/edits/edit-bar.tsx';
import { FoundChanges } from '../../../lib/edits/found-changes.tsx';
import { useEdits } from '../../../lib/edits/use-edits.ts';
import { Thumb } from '../../../lib/pieces/thumb.tsx';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { storeLabel } from '../../../lib/store-label.ts';
import { NeighbourLinks } from '../../../shell/list/neighbour-links.tsx';
import { Page } from '../../../shell/page.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Facts } from '../../../ui/show/facts.tsx';
import { PageColumns } from '../../../ui/show/page-columns.tsx';
import { SkeletonRows } from '../../../ui/show/skeleton.tsx';
import { TabLinks } from '../../../ui/show/tab-links.tsx';
import { StatePill } from '../state-pill.tsx';
import { BasicsTab } from './basics-tab.tsx';
import { CheckCard } from './check-card.tsx';
import { PartsTab, SearchTab, VariantsTab } from './lazy-tabs.ts';
import { LinksTab } from './links-tab.tsx';
import { MaterialsTab } from './materials-tab.tsx';
import { PicturesTab } from './pictures-tab.tsx';
import { PublishButton } from './publish-button.tsx';
import { StockTab } from './stock-tab.tsx';
import { TextsTab } from './texts-tab.tsx';
import { currentOf, saveProduct, type Choices, type Product, type TabProps } from './product.ts';
import styles from './page.module.css';
import { tabNames, tabOf, type TabName } from './tab-of.ts';
import { useFieldWords } from './use-field-words.ts';

type Props = {
  readonly product: Product;
  readonly choices: Choices;
  /** What was done with it, for who may see the log. */
  readonly history: ReactNode;
  /** What an article cost and will cost, for who may see prices. */
  readonly priceHistory: ((sku: string) => ReactNode) | undefined;
};

/** What can be looked at: not every product has variants, and not everybody sees the log. */
function useTabs({ type, variants, pictures }: Product, hasHistory: boolean) {
  const t = useMessages('products');
  const [params] = useSearchParams();
  const names = tabNames.filter(
    (name) =>
      (name !== 'variants' || type === 'configurable') &&
      (name !== 'parts' || type === 'bundle' || type === 'grouped') &&
      (name !== 'history' || hasHistory),
  );
  const current = names.find((name) => name === params.get('tab')) ?? 'texts';
  const counts: Partial<Record<TabName, number>> = { variants: variants.length, pictures: pictures.length };
  const links = names.map((name) => ({
    to: name === 'texts' ? '?' : `?tab=${name}`,
    label: t(`part.${name}`),
    isCurrent: name === current,
    ...(counts[name] ? { count: String(counts[name]) } : {}),
  }));
  return { current, links };
}

/** What the shop refuses stands on its own tab: who saves is led there. */
function useLeadTo(field: string | undefined) {
  const [, setParams] = useSearchParams();
  useEffect(() => {
    const tab = field === undefined ? undefined : tabOf(field);
    if (tab) setParams(tab === 'texts' ? {} : { tab }, { replace: true });
  }, [field, setParams]);
}

function Content({
  current,
  history,
  priceHistory,
  ...tab
}: TabProps & Pick<Props, 'history' | 'priceHistory'> & { readonly current: TabName }) {
  const { product, choices } = tab;
  switch (current) {
    case 'texts':
      return <TextsTab {...tab} />;
    case 'basics':
      return <BasicsTab {...tab} />;
    case 'pictures':
      return <PicturesTab {...tab} />;
    case 'materials':
      return <MaterialsTab {...tab} />;
    case 'parts':
      return <PartsTab {...tab} />;
    case 'links':
      return <LinksTab {...tab} />;
    case 'variants':
      return <VariantsTab {...tab} />;
    case 'stock':
      return <StockTab product={product} choices={choices} priceHistory={priceHistory} />;
    case 'search':
      return <SearchTab {...tab} />;
    case 'history':
      return history;
  }
}

function SeenCard({ product: { addresses, updatedAt, parent, isEnabled }, choices }: Pick<TabProps, 'product' | 'choices'>) {
  const t = useMessages('products');
  const { moment } = useFormats();
  return (
    <Card title={t('seen')}>
      {parent && (
        <p>
          {t('variantOf')}{' '}
          <Link className={styles.link} to={`/products/${encodeURIComponent(parent.sku)}`}>
            {parent.name}
          </Link>
        </p>
      )}
      {addresses.length === 0 && !parent && <p className={styles.quiet}>{isEnabled ? t('seenNowhere') : t('notInShop')}</p>}
      <Facts
        facts={[
          ...addresses.map(({ store, url }) => ({
            name: storeLabel(choices.stores, store),
            value: (
              <a className={styles.link} href={url} target="_blank" rel="noreferrer">
                {decodeURI(new URL(url).pathname)}
              </a>
            ),
          })),
          { name: t('changedAt'), value: moment(updatedAt) },
        ]}
      />
    </Card>
  );
}

/** Everything of a product: what it says, is and is made of, where it stands, and what it lacks. */
export function ProductPage({ product, choices, history, priceHistory }: Props) {
  const t = useMessages('products');
  const words = useFieldWords(product, choices);
  const { revalidate } = useRevalidator();
  const edits = useEdits(
    'product',
    product.sku,
    currentOf(product),
    saveProduct(useRefusal(), () => void revalidate()),
  );
  const { current, links } = useTabs(product, Boolean(history));
  useLeadTo(edits.problem?.field);
  const [shop] = product.addresses;
  const tab = { product, choices, edits, isReadOnly: !product.can.includes('editProduct') };
  return (
    <Page
      title={product.name}
      back={{ to: '/products', label: t('back') }}
      before={<Thumb picture={product.picture} />}
      note={product.sku}
      states={<StatePill isEnabled={product.isEnabled} />}
      actions={
        <>
          <NeighbourLinks list="products" name={product.sku} labels={{ before: t('before'), after: t('after') }} />
          {shop && (
            <ButtonLink icon="arrow-square-out" to={shop.url} target="_blank">
              {t('seeInShop')}
            </ButtonLink>
          )}
          {product.can.includes('publishProduct') && <PublishButton product={product} />}
        </>
      }
    >
      <TabLinks label={t('partsOfPage')} tabs={links} />
      <PageColumns
        summary={
          <>
            <CheckCard product={product} choices={choices} />
            <SeenCard product={product} choices={choices} />
          </>
        }
      >
        <FoundChanges edits={edits} fieldName={words.field} showField={words.value} version={product.version} />
        <Suspense fallback={<SkeletonRows count={6} />}>
          <Content {...tab} current={current} history={history} priceHistory={priceHistory} />
        </Suspense>
      </PageColumns>
      <EditBar edits={edits} thing={product.name} fieldName={words.field} showField={words.value} />
    </Page>
  );
}

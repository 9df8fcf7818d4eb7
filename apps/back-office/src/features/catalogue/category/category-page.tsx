import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EditCategoryDocument, type CategoryQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { storeLabel } from '../../../lib/store-label.ts';
import { Page } from '../../../shell/page.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Facts } from '../../../ui/show/facts.tsx';
import { PageColumns } from '../../../ui/show/page-columns.tsx';
import { StatusPill } from '../../../ui/show/status-pill.tsx';
import { TabLinks } from '../../../ui/show/tab-links.tsx';
import { StoreTexts } from '../shared/store-texts.tsx';
import shared from '../shared/shared.module.css';
import { ThingBar, ThingFound } from '../shared/thing-foot.tsx';
import { useFieldWords, useThing, type ThingEdits } from '../shared/thing.ts';
import { CategoryProducts } from './category-products.tsx';
import { CategorySettings } from './category-settings.tsx';
import { ShowButton } from './show-button.tsx';

export type Category = CategoryQuery['category'];

const tabNames = ['texts', 'settings', 'products', 'history'] as const;
const texts = [
  ['name', 1],
  ['urlKey', 1],
  ['description', 6],
  ['metaTitle', 1],
  ['metaDescription', 2],
  ['metaKeywords', 1],
] as const;

function useTabs({ productCount }: Category, hasHistory: boolean) {
  const t = useMessages('catalogue');
  const [params] = useSearchParams();
  const names = tabNames.filter((name) => name !== 'history' || hasHistory);
  const current = names.find((name) => name === params.get('tab')) ?? 'texts';
  const links = names.map((name) => ({
    to: name === 'texts' ? '?' : `?tab=${name}`,
    label: t(`part.${name}`),
    isCurrent: name === current,
    ...(name === 'products' ? { count: String(productCount) } : {}),
  }));
  return { current, links };
}

function SeenCard({ category: { addresses, path, updatedAt, isActive }, productChoices }: Pick<Props, 'category' | 'productChoices'>) {
  const t = useMessages('catalogue');
  const { moment } = useFormats();
  const above = path.slice(1);
  return (
    <Card title={t('seen')}>
      {addresses.length === 0 && <p className={shared.quiet}>{isActive ? t('seenAboveHidden') : t('seenNowhere')}</p>}
      <Facts
        facts={[
          ...addresses.map(({ store, url }) => ({
            name: storeLabel(productChoices.stores, store),
            value: (
              <a className={shared.link} href={url} target="_blank" rel="noreferrer">
                {decodeURI(new URL(url).pathname)}
              </a>
            ),
          })),
          ...above.map(({ id, name }, index) => ({
            name: index === 0 ? t('below') : '›',
            value: (
              <Link className={shared.link} to={`/categories/${id}`}>
                {name}
              </Link>
            ),
          })),
          { name: t('changedAt'), value: moment(updatedAt) },
        ]}
      />
    </Card>
  );
}

function CategoryState({ isActive, includeInMenu }: Pick<Category, 'isActive' | 'includeInMenu'>) {
  const t = useMessages('catalogue');
  if (!isActive)
    return (
      <StatusPill tone="idle" icon="eye-slash-fill">
        {t('hidden')}
      </StatusPill>
    );
  return (
    <StatusPill tone={includeInMenu ? 'good' : 'info'} icon={includeInMenu ? 'check-circle-fill' : 'info-fill'}>
      {includeInMenu ? t('inMenu') : t('notInMenu')}
    </StatusPill>
  );
}

type Props = Pick<CategoryQuery, 'category' | 'productChoices'> & {
  readonly nodes: CategoryQuery['categories']['nodes'];
  readonly history: ReactNode;
};
type ContentProps = Props & { readonly current: (typeof tabNames)[number]; readonly edits: ThingEdits; readonly isReadOnly: boolean };

function Content({ current, category, nodes, productChoices, history, edits, isReadOnly }: ContentProps) {
  const t = useMessages('catalogue');
  if (current === 'settings') return <CategorySettings category={category} nodes={nodes} edits={edits} isReadOnly={isReadOnly} />;
  if (current === 'products') return <CategoryProducts category={category} edits={edits} isReadOnly={isReadOnly} />;
  if (current === 'history') return history;
  const lines = texts.map(([name, rows]) => ({
    label: t(`text.${name}`),
    rows,
    isRich: name === 'description',
    path: (store: string) => `texts.${store}.${name}`,
    isNeeded: name === 'name',
    fallsBack: name !== 'urlKey',
  }));
  return (
    <>
      <StoreTexts stores={productChoices.stores} lines={lines} edits={edits} isReadOnly={isReadOnly} />
      <p className={shared.quiet}>{t('urlNote')}</p>
    </>
  );
}

/** Everything of a category: its words, what it is, and what stands in it. */
export function CategoryPage(props: Props) {
  const { category, history } = props;
  const t = useMessages('catalogue');
  const edits = useThing({
    entity: 'category',
    id: category.id,
    thing: category,
    send: async (edit) => (await ask(EditCategoryDocument, { edit })).editCategory,
    savedOf: (saved) => saved.category,
  });
  const words = useFieldWords((path) => {
    const [kind, id] = path.split('.');
    const product = kind === 'products' ? category.products.find((one) => one.id === id) : undefined;
    return product && t('placeOfProduct', { name: product.name });
  });
  const { current, links } = useTabs(category, Boolean(history));
  const isReadOnly = !category.can.includes('editCategory');
  const [shop] = category.addresses;
  return (
    <Page
      title={category.name}
      back={{ to: '/categories', label: t('backToTree') }}
      states={<CategoryState {...category} />}
      actions={
        <>
          {shop && (
            <ButtonLink icon="arrow-square-out" to={shop.url} target="_blank">
              {t('seeInShop')}
            </ButtonLink>
          )}
          {!isReadOnly && category.path.length > 0 && <ShowButton category={category} />}
        </>
      }
    >
      <TabLinks label={t('partsOfPage')} tabs={links} />
      <PageColumns summary={<SeenCard category={category} productChoices={props.productChoices} />}>
        <ThingFound edits={edits} words={words} version={category.version} />
        <Content {...props} current={current} edits={edits} isReadOnly={isReadOnly} />
      </PageColumns>
      <ThingBar edits={edits} words={words} name={category.name} />
    </Page>
  );
}

import { lazy, Suspense, use, useEffect } from 'react';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { ProductListDocument, type ProductListQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { learn } from '../../../lib/language.ts';
import { listName, pageSize } from '../../../lib/list/list-address.ts';
import { keepRow } from '../../../lib/list/neighbours.ts';
import { useFreshRows } from '../../../lib/list/use-fresh-rows.ts';
import { useSelection } from '../../../lib/list/use-selection.ts';
import { useWholeFirstPage } from '../../../lib/list/use-whole-first-page.ts';
import { may, usePerson } from '../../../lib/session/person.ts';
import { ListEmpty } from '../../../shell/list/list-empty.tsx';
import { ListFoot } from '../../../shell/list/list-foot.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { countOf } from '../../../ui/table/selection.ts';
import type { ProductRow } from './product-columns.tsx';
import { address, readList, readTab } from './product-filters.ts';

// Most who look at the list choose nothing.
const ChosenProducts = lazy(async () => {
  const [{ ChosenProducts: part }] = await Promise.all([import('./chosen-products.tsx'), learn('sheet')]);
  return { default: part };
});

type Products = ProductListQuery['products'];

function Empty() {
  const t = useMessages('products');
  const [params] = useSearchParams();
  const view = { title: t('emptyTab'), why: t('emptyTabWhy'), seeAll: t('seeAll'), path: '/products' };
  const all = { title: t('empty'), why: t('emptyWhy') };
  return <ListEmpty address={address} icon="dress" all={all} view={readTab(params) === 'all' ? undefined : view} />;
}

function Foot({ page }: Pick<Products, 'page'>) {
  const t = useMessages('products');
  const { number } = useFormats();
  const { next, previous, count, countIsCapped } = page;
  const few = next || previous ? t('counted', { count, size: pageSize }) : t('allCounted', { count });
  return <ListFoot page={page} text={countIsCapped ? t('manyCounted', { count: number(count), size: pageSize }) : few} />;
}

type Props = {
  readonly answer: Promise<ProductListQuery>;
  readonly columns: readonly Column<ProductRow>[];
  readonly shown: ReadonlySet<string>;
  readonly isDense: boolean;
};

/** The rows of a page, as they are now. */
export function ProductRows({ answer, columns, shown, isDense }: Props) {
  const t = useMessages('products');
  const { products } = use(answer);
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state !== 'idle';
  const load = async () => (await ask(ProductListDocument, readList(params))).products;
  const { rows, newer } = useFreshRows(products, 'product', load);
  useWholeFirstPage(products.page);
  const skus = rows.map(({ sku }) => sku).join('\n');
  useEffect(() => keepRow('products', skus.split('\n').filter(Boolean)), [skus]);
  const mayChoose = may(usePerson(), 'catalog.bulk', 'everywhere');
  const [selection, setSelection] = useSelection(listName(params));
  if (rows.length === 0) return <Empty />;
  const total = products.page.countIsCapped ? undefined : products.page.count;
  const announced = { text: t('newer', { count: newer }), onShow: () => void revalidate() };
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        shown={shown}
        rows={rows}
        rowId={({ sku }) => sku}
        rowName={({ name }) => name}
        rowHref={({ sku }) => `/products/${encodeURIComponent(sku)}`}
        isFaint={({ isEnabled }) => !isEnabled}
        {...(mayChoose ? { selection, onSelect: setSelection } : {})}
        newer={!products.page.previous && newer > 0 ? announced : undefined}
        isDense={isDense}
        isLoading={isLoading}
      />
      <Foot page={products.page} />
      {countOf(selection, total) !== 0 && (
        <Suspense>
          <ChosenProducts selection={selection} onSelect={setSelection} total={total} />
        </Suspense>
      )}
    </>
  );
}

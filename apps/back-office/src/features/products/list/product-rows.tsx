import { lazy, Suspense, use } from 'react';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { ProductListDocument, type ProductListQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { learn } from '../../../lib/language.ts';
import { cameText } from '../../../lib/list/fresh-rows.ts';
import { listName } from '../../../lib/list/list-address.ts';
import { useListRows } from '../../../lib/list/use-list-rows.ts';
import { useSelection } from '../../../lib/list/use-selection.ts';
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
  const { rows, newer } = useListRows(products, { list: 'products', nameOf: ({ sku }) => sku, entity: 'product', load });
  const mayChoose = may(usePerson(), 'catalog.bulk', 'everywhere');
  const [selection, setSelection] = useSelection(listName(params));
  if (rows.length === 0) return <ListEmpty address={address} icon="dress" tab={readTab(params)} path="/products" words={t} />;
  const total = products.page.countIsCapped ? undefined : products.page.count;
  const announced = { text: t('newer', { count: cameText(newer) }), onShow: () => void revalidate() };
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
      <ListFoot page={products.page} words={t} />
      {countOf(selection, total) !== 0 && (
        <Suspense>
          <ChosenProducts selection={selection} onSelect={setSelection} total={total} />
        </Suspense>
      )}
    </>
  );
}

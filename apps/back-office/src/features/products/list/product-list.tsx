import { useSearchParams } from 'react-router';
import { ProductFilterChoicesDocument, ProductTabsDocument, type ProductListQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useLoaded } from '../../../lib/list/use-loaded.ts';
import { ListScreen } from '../../../shell/list/list-screen.tsx';
import type { Filter } from '../../../ui/table/filter-bar.tsx';
import { useProductColumns } from './product-columns.tsx';
import { address, attributeFilter, findingCodes, readTab, tabNames, typeNames } from './product-filters.ts';
import { ProductRows } from './product-rows.tsx';

const loadTabs = async () => (await ask(ProductTabsDocument)).productTabs;
const loadChoices = async () => (await ask(ProductFilterChoicesDocument)).productChoices;

function useProductFilters(): readonly Filter[] {
  const t = useMessages('products');
  const loaded = useLoaded(loadChoices);
  // Where they cannot be had, the list says why: it asks the same shop.
  const { brands, categories, attributes } = loaded.state === 'done' ? loaded.value : { brands: [], categories: [], attributes: [] };
  const isNamesake = (label: string) => attributes.filter((one) => one.label === label).length > 1;
  return [
    { id: 'type', name: t('type'), kind: 'choice', options: typeNames.map((value) => ({ value, label: t(`type.${value}`) })) },
    { id: 'brand', name: t('brand'), kind: 'choice', options: brands.map(({ id, title }) => ({ value: id, label: title })) },
    {
      id: 'category',
      name: t('category'),
      kind: 'choice',
      options: categories.map(({ id, name, path }) => ({ value: id, label: [...path.slice(1), name].join(' › ') })),
    },
    { id: 'missing', name: t('missing'), kind: 'choice', options: findingCodes.map((value) => ({ value, label: t(`missing.${value}`) })) },
    ...attributes
      .filter(({ isFilterable, input }) => isFilterable && input !== 'text')
      .map(({ code, label, input, options }): Filter => ({
        id: attributeFilter(code),
        name: isNamesake(label) ? `${label} (${code})` : label,
        kind: 'choice',
        options:
          input === 'boolean'
            ? [
                { value: 'yes', label: t('yes') },
                { value: 'no', label: t('no') },
              ]
            : options.map((option) => ({ value: option.id, label: option.label })),
      })),
  ];
}

/** Products as their address wants them. */
export function ProductList({ answer }: { readonly answer: Promise<ProductListQuery> }) {
  const t = useMessages('products');
  const [params] = useSearchParams();
  const filters = useProductFilters();
  const columns = useProductColumns();
  return (
    <ListScreen
      screen="products"
      answer={answer}
      address={address}
      tabs={{
        tabs: tabNames.map((name) => ({ name, label: t(`tab.${name}`) })),
        current: readTab(params),
        load: loadTabs,
        entity: 'product',
      }}
      filters={filters}
      search={{ label: t('searchLabel'), placeholder: t('searchHint') }}
      columns={columns}
      rows={(look) => <ProductRows answer={answer} columns={columns} {...look} />}
    />
  );
}

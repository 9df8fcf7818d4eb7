import type { AttributeInput, BrandInput, CategoryInput, SizeChartInput } from './catalogue-input.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { advanceSequence, insertRows } from '#kernel/database/rows.ts';

/** Those that are there already get their next version; what is new begins at the first. */
const raiseVersions = (tx: Sql, table: 'attribute' | 'brand' | 'category' | 'size_chart', ids: readonly (number | string)[]) =>
  tx.query(`update ${table} set version = version + 1 where ${table === 'size_chart' ? 'key' : 'id'} = any($1)`, [ids]);

export async function saveAttributes(tx: Sql, attributes: readonly AttributeInput[]): Promise<void> {
  const rows = attributes.map((attribute) => ({
    id: attribute.id,
    code: attribute.code,
    label: attribute.label,
    input: attribute.input,
    position: attribute.position,
    is_filterable: attribute.isFilterable,
    is_visible_on_front: attribute.isVisibleOnFront,
    is_comparable: attribute.isComparable,
    is_searchable: attribute.isSearchable,
  }));
  await raiseVersions(
    tx,
    'attribute',
    attributes.map(({ id }) => id),
  );
  const columns = ['id', 'code', 'label', 'input', 'position', 'is_filterable', 'is_visible_on_front', 'is_comparable', 'is_searchable'];
  await insertRows(tx, 'attribute', columns, rows, ['id']);
  const options = attributes.flatMap((attribute) =>
    attribute.options.map(({ id, code, label, swatch }, position) => ({
      id,
      attribute_id: attribute.id,
      code,
      label,
      position,
      swatch_type: swatch?.type ?? null,
      swatch_value: swatch?.value ?? null,
    })),
  );
  await insertRows(tx, 'attribute_option', ['id', 'attribute_id', 'code', 'label', 'position', 'swatch_type', 'swatch_value'], options, [
    'id',
  ]);
}

export async function saveBrands(tx: Sql, brands: readonly BrandInput[]): Promise<void> {
  const rows = brands.map((brand) => ({
    id: brand.id,
    option_id: brand.optionId,
    title: brand.title,
    url_key: brand.urlKey,
    short_description: brand.shortDescription,
    description: brand.description,
    show_in_slider: brand.showInSlider,
    position_in_slider: brand.positionInSlider,
    logo_hash: brand.logoHash ?? null,
    picture_hash: brand.pictureHash ?? null,
    category_id: brand.categoryId ?? null,
    maker: brand.maker,
    eu_responsible: brand.euResponsible ?? null,
  }));
  await raiseVersions(
    tx,
    'brand',
    brands.map(({ id }) => id),
  );
  await insertRows(tx, 'brand', Object.keys(rows[0] ?? {}), rows, ['id']);
}

export async function saveSizeCharts(tx: Sql, charts: readonly SizeChartInput[]): Promise<void> {
  await raiseVersions(
    tx,
    'size_chart',
    charts.map(({ key }) => key),
  );
  await insertRows(tx, 'size_chart', ['key', 'rows'], charts, ['key']);
}

export async function saveCategories(tx: Sql, categories: readonly CategoryInput[], now: Date): Promise<void> {
  const rows = categories.map((category) => ({
    id: category.id,
    parent_id: category.parentId,
    position: category.position,
    is_active: category.isActive,
    include_in_menu: category.includeInMenu,
    is_anchor: category.isAnchor,
    display_mode: category.displayMode,
    picture_hash: category.pictureHash ?? null,
    created_at: now,
    updated_at: now,
  }));
  const columns = [
    'parent_id',
    'position',
    'is_active',
    'include_in_menu',
    'is_anchor',
    'display_mode',
    'picture_hash',
    'created_at',
    'updated_at',
  ];
  await raiseVersions(
    tx,
    'category',
    categories.map(({ id }) => id),
  );
  await insertRows(tx, 'category', ['id', ...columns], rows, ['id']);
  await advanceSequence(tx, 'category');
  const texts = categories.flatMap(({ id, texts: byStore }) =>
    Object.entries(byStore).map(([storeCode, text]) => ({
      category_id: id,
      store_code: storeCode,
      name: text.name,
      url_key: text.urlKey,
      description: text.description,
      meta_title: text.metaTitle,
      meta_description: text.metaDescription,
      meta_keywords: text.metaKeywords,
    })),
  );
  await tx.query('delete from category_text where category_id = any($1)', [categories.map(({ id }) => id)]);
  const textColumns = ['category_id', 'store_code', 'name', 'url_key', 'description', 'meta_title', 'meta_description', 'meta_keywords'];
  await insertRows(tx, 'category_text', textColumns, texts);
}

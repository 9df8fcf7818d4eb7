import type { AttributeRecord, Maker, SizeChartRow, Texts } from '../read-model/catalogue.ts';
import type { Sql } from '#kernel/database/rows.ts';

export type AttributeRow = Omit<AttributeRecord, 'options'>;

export async function readAttributes(sql: Sql): Promise<AttributeRow[]> {
  const { rows } = await sql.query<AttributeRow>(
    `select id, code, label, input, position, is_filterable as "isFilterable", is_visible_on_front as "isVisibleOnFront",
       is_comparable as "isComparable", is_searchable as "isSearchable" from attribute order by position, id`,
  );
  return rows;
}

export type OptionRow = {
  readonly id: number;
  readonly attributeId: number;
  readonly code: string;
  readonly label: Texts;
  readonly position: number;
  readonly swatchType: 'color' | 'text' | null;
  readonly swatchValue: string | null;
};

export async function readOptions(sql: Sql): Promise<OptionRow[]> {
  const { rows } = await sql.query<OptionRow>(
    `select id, attribute_id as "attributeId", code, label, position, swatch_type as "swatchType", swatch_value as "swatchValue"
     from attribute_option order by position, id`,
  );
  return rows;
}

export type BrandRow = {
  readonly id: number;
  readonly optionId: number;
  readonly title: string;
  readonly urlKey: string;
  readonly shortDescription: Texts;
  readonly description: Texts;
  readonly showInSlider: boolean;
  readonly positionInSlider: number;
  readonly logoHash: string | null;
  readonly pictureHash: string | null;
  readonly categoryId: number | null;
  readonly maker: Maker;
  readonly euResponsible: Maker | null;
};

export async function readBrands(sql: Sql): Promise<BrandRow[]> {
  const { rows } = await sql.query<BrandRow>(
    `select id, option_id as "optionId", title, url_key as "urlKey", short_description as "shortDescription", description,
       show_in_slider as "showInSlider", position_in_slider as "positionInSlider", logo_hash as "logoHash",
       picture_hash as "pictureHash", category_id as "categoryId", maker, eu_responsible as "euResponsible" from brand order by id`,
  );
  return rows;
}

export type SizeChartStored = { readonly key: string; readonly rows: readonly SizeChartRow[] };

export async function readSizeCharts(sql: Sql): Promise<SizeChartStored[]> {
  return (await sql.query<SizeChartStored>('select key, rows from size_chart')).rows;
}

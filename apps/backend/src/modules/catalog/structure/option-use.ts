import type { Sql } from '#kernel/database/rows.ts';
import type { AttributeRecord } from '../read-model/catalogue.ts';

/** Where an option is used. */
type OptionUse = {
  readonly products: number;
  /** Some of their SKUs. */
  readonly skus: readonly string[];
  readonly sizeCharts: readonly string[];
  /** It is a brand. */
  readonly isBrand: boolean;
};

const named = 3;

/** Where the options of an attribute are used; those that nothing names are not there. */
export async function readOptionUse(sql: Sql, { id, code }: Pick<AttributeRecord, 'id' | 'code'>): Promise<ReadonlyMap<number, OptionUse>> {
  const products = await sql.query<{ option: number; products: number; skus: string[] }>(
    `select option, count(*)::int as products, (array_agg(sku order by sku))[1:${named}] as skus
     from (select product.sku, value::int as option from product, jsonb_array_elements_text(
         case when jsonb_typeof(attributes -> $1) = 'array' then attributes -> $1 else '[]'::jsonb end) as value
       where attributes ? $1) as used group by option`,
    [code],
  );
  const others = await sql.query<{ option: number; charts: string[] | null; brand: boolean }>(
    `select attribute_option.id as option, exists (select from brand where option_id = attribute_option.id) as brand,
       (select array_agg(key order by key) from size_chart
         where exists (select from jsonb_array_elements(rows) as row where (row ->> 'optionId')::int = attribute_option.id)) as charts
     from attribute_option where attribute_id = $1`,
    [id],
  );
  const byProduct = new Map(products.rows.map((row) => [row.option, row]));
  return new Map(
    others.rows.flatMap(({ option, charts, brand }) => {
      const { products: count = 0, skus = [] } = byProduct.get(option) ?? {};
      const use: OptionUse = { products: count, skus, sizeCharts: charts ?? [], isBrand: brand };
      return count > 0 || use.sizeCharts.length > 0 || brand ? [[option, use] as const] : [];
    }),
  );
}

import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import * as take from '../edit/take-value.ts';
import { brandAttribute, type BrandRecord, type Maker } from '../read-model/catalogue.ts';
import { catalogueModel, lockCatalogueVersion } from '../read-model/catalogue-version.ts';
import { thingKey } from '../read-model/changed-things.ts';
import { makerProblem } from '../write/check-input.ts';
import { brandField, makerParts, type BrandKnown, type BrandPlace } from './brand-field.ts';
import { placed, refuseClaims, textsAfter, type Change, type Placed } from './fields.ts';
import { readHeldAttributes, type HeldBrand } from './held-things.ts';
import { urlKeyOf } from './url-key-of.ts';

type MakerOf = Partial<Record<keyof Maker, string | null>>;

/** Writes what a patch changes of a brand, which is an option that lists are filtered by as well: who renames one renames both. */
export async function changeBrand(tx: Tx, { record, version }: HeldBrand, changes: readonly Change[], known: BrandKnown): Promise<number> {
  const parts = placed(changes, brandField(known));
  refuseClaims(changes.filter(({ field }) => !field.includes('aker')));
  const after = { maker: makerAfter(record, parts, 'maker'), euResponsible: makerAfter(record, parts, 'euResponsible') };
  checkMakers(after, changes);
  await checkFree(tx, record.id, parts);
  const values: unknown[] = [record.id];
  const sets = setsOf(record, parts, after).map(([column, value]) => `${column} = $${values.push(value)}`);
  await tx.query(`update brand set ${['version = version + 1', ...sets].join(', ')} where id = $1`, values);
  const title = changes.find(({ field }) => field === 'title')?.after;
  const keys = [thingKey('brand', record.id)];
  if (typeof title === 'string') keys.push(thingKey('attribute', await renameOption(tx, record, title)));
  await touchReadModel(tx, catalogueModel, keys);
  return version + 1;
}

function makerAfter(record: BrandRecord, parts: readonly Placed<BrandPlace>[], of: 'maker' | 'euResponsible'): Maker | undefined {
  const changed: MakerOf = {};
  for (const { place, after } of parts) if (place.in === 'maker' && place.of === of) changed[place.part] = (after as string | null) ?? '';
  const maker = { ...emptyMaker, ...record[of], ...changed } as Maker;
  return Object.values(maker).every((text) => text === '') ? undefined : maker;
}
const emptyMaker: Maker = { name: '', street: '', postcode: '', city: '', countryCode: '', email: '' };

function checkMakers(
  { maker, euResponsible }: { maker: Maker | undefined; euResponsible: Maker | undefined },
  changes: readonly Change[],
): void {
  const problem = makerProblem({ maker: maker ?? emptyMaker, euResponsible });
  if (problem === undefined) return;
  const field =
    changes.find(({ field: one }) => one.startsWith(problem === 'maker' ? 'maker.' : 'euResponsible.'))?.field ?? changes[0]?.field;
  throw inputError(
    problem === 'maker' ? 'The maker needs name, address and e-mail.' : 'A maker outside the EU needs somebody responsible in the EU.',
    { code: `brand-${problem}`, field },
  );
}

function setsOf(
  record: BrandRecord,
  parts: readonly Placed<BrandPlace>[],
  { maker, euResponsible }: { readonly maker: Maker | undefined; readonly euResponsible: Maker | undefined },
): readonly (readonly [column: string, value: unknown])[] {
  const texts = (of: 'shortDescription' | 'description') =>
    parts.flatMap(({ place, after }) => (place.in === 'texts' && place.of === of ? [[place.store, after] as const] : []));
  const json = (of: 'shortDescription' | 'description', column: string) =>
    texts(of).length > 0 ? [[column, JSON.stringify(textsAfter(record[of], texts(of)))] as const] : [];
  const isOf = (of: string): boolean => parts.some(({ place }) => place.in === 'maker' && place.of === of);
  return [
    ...parts.flatMap(({ place, after }) => (place.in === 'brand' ? [[place.column, after] as const] : [])),
    ...json('shortDescription', 'short_description'),
    ...json('description', 'description'),
    ...(isOf('maker') ? [['maker', JSON.stringify(maker)] as const] : []),
    ...(isOf('euResponsible') ? [['eu_responsible', euResponsible ? JSON.stringify(euResponsible) : null] as const] : []),
  ];
}

async function checkFree(tx: Tx, id: number, parts: readonly Placed<BrandPlace>[]): Promise<void> {
  const key = parts.find(({ place }) => place.in === 'brand' && place.column === 'url_key');
  if (!key) return;
  const { rows } = await tx.query('select 1 from brand where url_key = $1 and id <> $2', [key.after, id]);
  if (rows.length > 0) throw inputError('Another brand has this address.', { code: 'brand-url-taken', field: key.field });
}

/** In every language that called it by its old name. */
async function renameOption(tx: Tx, { optionId, title: before }: BrandRecord, title: string): Promise<number> {
  const { rows } = await tx.query<{ attribute: number }>(
    `update attribute_option set label = (select jsonb_object_agg(key, case when value = $2 then $3 else value end) from jsonb_each_text(label))
     where id = $1 returning attribute_id as attribute`,
    [optionId, before, title],
  );
  await tx.query('update attribute set version = version + 1 where id = $1', [rows[0]?.attribute]);
  return rows[0]?.attribute ?? 0;
}

export type BrandWish = { readonly title: string; readonly maker: MakerOf; readonly euResponsible?: MakerOf | undefined };

/** Makes a brand, which names its maker from the first day (LAW-14), and the option that lists are filtered by. */
export async function makeBrand(tx: Tx, wish: BrandWish, stores: readonly string[]): Promise<number> {
  await lockCatalogueVersion(tx);
  const title = take.text(100)(wish.title);
  if (typeof title !== 'string') throw inputError('A brand needs a name.', { code: 'structure-empty', field: 'title' });
  refuseClaims([{ field: 'title', before: null, after: title }]);
  const [maker, euResponsible] = [makerOf(wish.maker), wish.euResponsible && makerOf(wish.euResponsible)];
  checkMakers({ maker, euResponsible }, [{ field: 'maker.name', before: null, after: null }]);
  const attribute = (await readHeldAttributes(tx)).get(brandAttribute)?.record;
  if (!attribute) throw new Error(`the shop has no attribute ${brandAttribute}`);
  const { rows } = await tx.query<{ option: number; brand: number; taken: string[] | null; place: number }>(
    `select (select coalesce(max(id), 0) + 1 from attribute_option) as option, coalesce(max(id), 0) + 1 as brand,
       array_agg(url_key) as taken, coalesce(max(position_in_slider), 0) + 1 as place from brand`,
  );
  const { option = 1, brand = 1, taken = [], place = 1 } = rows[0] ?? {};
  const label = JSON.stringify(Object.fromEntries(stores.map((store) => [store, title])));
  const urlKey = urlKeyOf(title, taken ?? [], brand);
  const position = Math.max(-1, ...attribute.options.map((one) => one.position)) + 1;
  const codes = attribute.options.map(({ code }) => code);
  await tx.query('insert into attribute_option (id, attribute_id, code, label, position) values ($1, $2, $3, $4, $5)', [
    option,
    attribute.id,
    urlKeyOf(title, codes, option),
    label,
    position,
  ]);
  await tx.query(
    `insert into brand (id, option_id, title, url_key, short_description, description, show_in_slider, position_in_slider, maker, eu_responsible)
     values ($1, $2, $3, $4, '{}', '{}', false, $5, $6, $7)`,
    [brand, option, title, urlKey, place, JSON.stringify(maker), euResponsible ? JSON.stringify(euResponsible) : null],
  );
  await tx.query('update attribute set version = version + 1 where id = $1', [attribute.id]);
  await touchReadModel(tx, catalogueModel, [thingKey('brand', brand), thingKey('attribute', attribute.id)]);
  return brand;
}

function makerOf(typed: MakerOf): Maker | undefined {
  const parts = Object.entries(makerParts).map(([part, takes]) => [part, takes(typed[part as keyof Maker] ?? null) ?? '']);
  const maker = Object.fromEntries(parts) as Maker;
  return Object.values(maker).every((text) => text === '') ? undefined : maker;
}

/** Removes a brand that no product has. */
export async function removeBrand(tx: Tx, { record }: HeldBrand): Promise<void> {
  const { rows } = await tx.query('select 1 from product where brand_id = $1 limit 1', [record.id]);
  if (rows.length > 0) throw inputError('Products have this brand.', { code: 'brand-used' });
  await tx.query('delete from brand where id = $1', [record.id]);
  const option = await tx.query<{ attribute: number }>('delete from attribute_option where id = $1 returning attribute_id as attribute', [
    record.optionId,
  ]);
  const attribute = option.rows[0]?.attribute ?? 0;
  await tx.query('update attribute set version = version + 1 where id = $1', [attribute]);
  await touchReadModel(tx, catalogueModel, [thingKey('brand', record.id), thingKey('attribute', attribute)]);
}

/** What a person looks for when a picture is in use. */
export type UseKind =
  | 'product'
  | 'look'
  | 'brand'
  | 'category'
  | 'slider'
  | 'post'
  | 'branch'
  | 'page'
  | 'landingPage'
  | 'block'
  | 'question'
  | 'message'
  | 'form'
  | 'redirect'
  | 'store'
  | 'order';

/** A column in which pictures are named. All of it is SQL of our own, over a row `t`. */
export type PicturePlace = {
  /** What changes of it are known by in the log. */
  readonly name: string;
  readonly kind: UseKind;
  readonly table: string;
  /** A product the row hangs on, as `p`. */
  readonly ofProduct?: true;
  readonly column: string;
  /** `hash`: the column is one; `text` and `json`: it stands somewhere in it. */
  readonly form: 'hash' | 'text' | 'json';
  /** Which row it is, for the log and for who puts it back. */
  readonly ref: string;
  /** What people call it. */
  readonly title: string;
  /** The read model that shows it, and what of it; without a key all of it may be others. */
  readonly model: 'catalog' | 'content' | 'stores' | 'forms' | undefined;
  readonly key?: string;
  /** It stands in the frames of products. */
  readonly isFramed?: true;
  /** Pages cut it around its focal point themselves. */
  readonly isCropped?: true;
};

const anyText = (column: string, field: string): string =>
  `(select value ->> '${field}' from jsonb_each(t.${column}) where value ->> '${field}' is not null order by key limit 1)`;
const firstText = (column: string): string => `(select value from jsonb_each_text(t.${column}) order by key limit 1)`;

const ofProduct = { ofProduct: true, ref: 'p.sku', title: 'p.sku', model: 'catalog', key: 'p.id::text' } as const;
const brand = { kind: 'brand', table: 'brand', ref: 't.id::text', title: 't.title', model: 'catalog', key: `'brand ' || t.id` } as const;
const perView = (id: string) =>
  ({ ref: `t.${id} || '.' || t.store_code`, title: `coalesce(t.title, t.identifier, t.${id}::text)` }) as const;
const texts = { column: 'texts', form: 'json', model: 'content' } as const;
const post = {
  kind: 'post',
  table: 'blog_post',
  ref: 't.id::text',
  title: `coalesce(${anyText('texts', 'title')}, t.id::text)`,
  model: 'content',
  key: `'blog'`,
} as const;

/**
 * Every column that can name a picture. A test walks the columns of the database: one that is neither here nor named there as one that
 * cannot stops the build.
 */
export const picturePlaces: readonly PicturePlace[] = [
  { name: 'product', kind: 'product', table: 'product_media', column: 'hash', form: 'hash', ...ofProduct, isFramed: true },
  { name: 'look', kind: 'look', table: 'look', column: 'hash', form: 'hash', ...ofProduct },
  ...(['short_description', 'description'] as const).map((column): PicturePlace => ({
    name: `product_${column}`,
    kind: 'product',
    table: 'product_text',
    column,
    form: 'text',
    ...ofProduct,
    ref: `p.sku || '/' || t.store_code`,
  })),
  { name: 'brand_logo', ...brand, column: 'logo_hash', form: 'hash' },
  { name: 'brand_picture', ...brand, column: 'picture_hash', form: 'hash', isCropped: true },
  { name: 'brand_short_description', ...brand, column: 'short_description', form: 'json' },
  { name: 'brand_description', ...brand, column: 'description', form: 'json' },
  {
    name: 'category',
    kind: 'category',
    table: 'category',
    column: 'picture_hash',
    form: 'hash',
    ref: 't.id::text',
    title: `coalesce((select name from category_text where category_id = t.id and name is not null order by store_code limit 1), t.id::text)`,
    model: 'catalog',
    key: `'category ' || t.id`,
    isCropped: true,
  },
  {
    name: 'category_description',
    kind: 'category',
    table: 'category_text',
    column: 'description',
    form: 'text',
    ref: `t.category_id || '.' || t.store_code`,
    title: 'coalesce(t.name, t.category_id::text)',
    model: 'catalog',
    key: `'category ' || t.category_id`,
  },
  {
    name: 'slider',
    kind: 'slider',
    table: 'slider',
    column: 'slides',
    form: 'json',
    ref: 't.id::text',
    title: 't.identifier',
    model: 'content',
    key: `'sliders'`,
    isCropped: true,
  },
  { name: 'slider_texts', kind: 'slider', table: 'slider', ...texts, ref: 't.id::text', title: 't.identifier', key: `'sliders'` },
  { name: 'post_picture', ...post, column: 'picture', form: 'json', isCropped: true },
  { name: 'post_texts', ...post, column: 'texts', form: 'json' },
  ...(['pictures', 'description'] as const).map((column): PicturePlace => ({
    name: `branch_${column}`,
    kind: 'branch',
    table: 'branch',
    column,
    form: 'json',
    ref: 't.code',
    title: 't.name',
    model: 'stores',
  })),
  {
    name: 'page',
    kind: 'page',
    table: 'cms_page_text',
    column: 'content',
    form: 'text',
    ...perView('page_id'),
    model: 'content',
    key: `'pages'`,
  },
  ...(['content', 'secondary_content'] as const).map((column): PicturePlace => ({
    name: `landing_${column}`,
    kind: 'landingPage',
    table: 'landing_page_text',
    column,
    form: 'text',
    ...perView('page_id'),
    model: 'content',
    key: `'landing'`,
  })),
  { name: 'block', kind: 'block', table: 'cms_block', ...texts, ref: 't.id::text', title: 't.identifier', key: `'blocks'` },
  {
    name: 'question',
    kind: 'question',
    table: 'faq_category',
    column: 'items',
    form: 'json',
    ref: 't.id::text',
    title: `coalesce(${anyText('texts', 'title')}, t.id::text)`,
    model: 'content',
    key: `'faq'`,
  },
  {
    name: 'message',
    kind: 'message',
    table: 'global_message',
    ...texts,
    ref: 't.id::text',
    title: `coalesce(${anyText('texts', 'text')}, t.id::text)`,
    key: `'messages'`,
  },
  ...(['fieldsets', 'texts'] as const).map((column): PicturePlace => ({
    name: `form_${column}`,
    kind: 'form',
    table: 'form',
    column,
    form: 'json',
    ref: 't.id::text',
    title: 't.identifier',
    model: 'forms',
  })),
  {
    name: 'redirect',
    kind: 'redirect',
    table: 'url_rewrite',
    column: 'target_path',
    form: 'text',
    ref: `t.store_code || '.' || t.request_path`,
    title: 't.request_path',
    model: 'content',
    key: `'rewrites'`,
  },
  {
    name: 'store',
    kind: 'store',
    table: 'store_view',
    column: 'settings',
    form: 'json',
    ref: 't.code',
    title: 't.name',
    model: 'stores',
  },
  {
    name: 'free_shipping',
    kind: 'store',
    table: 'free_shipping_country',
    column: 'message',
    form: 'json',
    ref: `t.website_id || '.' || t.country_code`,
    title: `coalesce(${firstText('message')}, t.country_code)`,
    model: 'stores',
  },
];

/**
 * What was sold shows what it looked like that day: an order never changes, so that a picture in one can be neither replaced nor deleted.
 * They are many and long, and are read in pages.
 */
export const orderPlaces = [
  { table: 'sales_order', id: 'id', columns: ['snapshot'] },
  { table: 'order_revision', id: 'order_id', columns: ['content_before', 'content_after'] },
] as const;

export const fromOf = ({ table, ofProduct: hangs }: PicturePlace): string =>
  hangs ? `${table} as t join product as p on p.id = t.product_id` : `${table} as t`;

export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day, YYYY-MM-DD, by the clock of the shop. */
  Date: { input: string; output: string; }
  /** A moment in ISO 8601, UTC. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

export type ActorKind =
  | 'apiKey'
  | 'command'
  | 'import'
  | 'job'
  | 'shopper'
  | 'staff';

export type AddMediaResult = MediaAdded | Refusal | WaitsForApproval;

export type AnswerMessageInput = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  /** What the page showed: somebody else may have answered meanwhile. */
  version: Scalars['Int']['input'];
};

/** A business account is looked at by a person; a private one has nothing to look at. */
export type Approval =
  | 'approved'
  | 'private'
  | 'rejected'
  | 'waiting';

/** A change that one person asked for and another one decides. */
export type ApprovalRequest = {
  action: Scalars['String']['output'];
  /** Whether the caller may decide it now. */
  canDecide: Scalars['Boolean']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isMine: Scalars['Boolean']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  requestedBy: Scalars['String']['output'];
  state: ApprovalState;
  /** The same with its facts, in the language of the caller. */
  summary: Scalars['String']['output'];
  /** What shall be done, in the language of the caller, e.g. Give money back. */
  title: Scalars['String']['output'];
};

export type ApprovalResult = ApprovalRequest | Refusal;

export type ApprovalState =
  | 'approved'
  | 'executed'
  | 'expired'
  | 'failed'
  | 'refused'
  | 'waiting'
  | 'withdrawn';

/** What is asked for an article, was and will be. */
export type ArticlePrices = {
  /** The SKU. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  picture?: Maybe<Scalars['String']['output']>;
  siblings: Array<PriceSibling>;
  /** Prices for many pieces, of approved businesses. */
  tiers: Array<PriceTier>;
  version: Scalars['Int']['output'];
  views: Array<ViewPrices>;
};

export type Attribute = {
  can: Array<Scalars['String']['output']>;
  code: Scalars['ID']['output'];
  input: ProductInputKind;
  /** Its options are brands, which have a page of their own. */
  isOfBrands: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  options: Array<AttributeOption>;
  /** What can be edited, by the paths of `editAttribute`. */
  values: Scalars['JSON']['output'];
  version: Scalars['Int']['output'];
};

export type AttributeLabel = {
  store: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type AttributeOption = {
  code: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  /** Null: nothing names it. */
  use?: Maybe<OptionUse>;
};

export type AttributeSaved = {
  attribute: Attribute;
  merged: Array<Scalars['String']['output']>;
};

export type AttributeSummary = {
  code: Scalars['ID']['output'];
  input: ProductInputKind;
  isComparable: Scalars['Boolean']['output'];
  isFilterable: Scalars['Boolean']['output'];
  isSearchable: Scalars['Boolean']['output'];
  isVisibleOnFront: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  options: Scalars['Int']['output'];
  position: Scalars['Int']['output'];
};

export type AuditChange = {
  after?: Maybe<Scalars['JSON']['output']>;
  before?: Maybe<Scalars['JSON']['output']>;
  field: Scalars['String']['output'];
};

/** Something that was done, or refused, and by whom; never changed afterwards. */
export type AuditEntry = {
  action: Scalars['String']['output'];
  actor?: Maybe<Scalars['String']['output']>;
  actorKind: ActorKind;
  approval?: Maybe<Scalars['ID']['output']>;
  at: Scalars['DateTime']['output'];
  branch?: Maybe<Scalars['String']['output']>;
  /** Whether the caller can put back what it changed. */
  canUndo: Scalars['Boolean']['output'];
  changes: Array<AuditChange>;
  entity?: Maybe<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  undoOf?: Maybe<Scalars['ID']['output']>;
};

export type AuditFilter = {
  action?: InputMaybe<Scalars['String']['input']>;
  branch?: InputMaybe<Scalars['String']['input']>;
  entity?: InputMaybe<Scalars['String']['input']>;
  entityId?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  staff?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

export type AuditList = {
  items: Array<AuditEntry>;
  page: Page;
};

/** An article that people wait for, never who they are. */
export type AwaitedArticle = {
  /** Of them, those who wait for what can be sent, not collected. */
  forDelivery: Scalars['Int']['output'];
  /** Null when the article is gone. */
  name?: Maybe<Scalars['String']['output']>;
  /** Since when the first waits. */
  oldest: Scalars['DateTime']['output'];
  people: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
};

export type AwaitedArticleList = {
  items: Array<AwaitedArticle>;
  page: Page;
};

export type BillKind =
  | 'delivery'
  | 'discount'
  | 'goods';

export type BillRow = {
  amount: Money;
  kind: BillKind;
};

/** A building where the shop sells. */
export type Branch = {
  code: Scalars['String']['output'];
  /** What people who work here call it: its town, and the street where a town has two. */
  name: Scalars['String']['output'];
};

export type Brand = {
  can: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  logo?: Maybe<ProductPicture>;
  picture?: Maybe<ProductPicture>;
  /** Pictures it may have: those of its products. */
  pictures: Array<ProductPicture>;
  products: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  /** What can be edited, by the paths of `editBrand`. */
  values: Scalars['JSON']['output'];
  version: Scalars['Int']['output'];
};

export type BrandRemoved = {
  id: Scalars['ID']['output'];
};

export type BrandSaved = {
  brand: Brand;
  merged: Array<Scalars['String']['output']>;
};

export type BrandSummary = {
  id: Scalars['ID']['output'];
  /** LAW-14: who made it, and where. */
  maker: Scalars['String']['output'];
  positionInSlider: Scalars['Int']['output'];
  /** Products that have it, without their variants. */
  products: Scalars['Int']['output'];
  showInSlider: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  urlKey: Scalars['String']['output'];
};

export type BulkConflict = {
  mine?: Maybe<Scalars['JSON']['output']>;
  path: Scalars['String']['output'];
  theirs?: Maybe<Scalars['JSON']['output']>;
};

export type BulkKind =
  | 'catalogue'
  | 'redirects'
  /** Products as a table. */
  | 'sheet'
  | 'stock'
  | 'translations';

export type BulkResult = BulkRun | Refusal | WaitsForApproval;

/** What came of one thing. */
export type BulkRow = {
  changes: Array<AuditChange>;
  code?: Maybe<Scalars['String']['output']>;
  conflicts: Array<BulkConflict>;
  line: Scalars['Int']['output'];
  message?: Maybe<Scalars['String']['output']>;
  state: BulkRowState;
  thing: Scalars['String']['output'];
  /** The store view it is for; empty: the default one, or all. */
  view: Scalars['String']['output'];
};

export type BulkRowState =
  | 'canceled'
  | 'changed'
  /** Somebody else has changed the same field meanwhile. */
  | 'conflict'
  | 'created'
  | 'refused'
  | 'unchanged'
  | 'waiting';

export type BulkRows = {
  items: Array<BulkRow>;
  /** The line to go on after; null at the end. */
  next?: Maybe<Scalars['Int']['output']>;
};

/** Many changes at once, made in parts by a job; kept 30 days. */
export type BulkRun = {
  by: Scalars['String']['output'];
  canApply: Scalars['Boolean']['output'];
  canCancel: Scalars['Boolean']['output'];
  canUndo: Scalars['Boolean']['output'];
  changed: Scalars['Int']['output'];
  conflicts: Scalars['Int']['output'];
  created: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Rows that were looked at. */
  done: Scalars['Int']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  fileName?: Maybe<Scalars['String']['output']>;
  /** Rows of its file; null where there is none, or it is not read yet. */
  fileRows?: Maybe<Scalars['Int']['output']>;
  /** Rows of its file that change nothing. */
  fileUnchanged: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Columns nobody reads here. */
  ignoredColumns: Array<Scalars['String']['output']>;
  /** It makes a change again: what it puts back had put it back. */
  isAgain: Scalars['Boolean']['output'];
  kind: BulkKind;
  /** What is wrong with its file as a whole. */
  problem?: Maybe<Scalars['String']['output']>;
  refused: Scalars['Int']['output'];
  rows: Scalars['Int']['output'];
  /** How much of its file is read, from 0 to 1. */
  share: Scalars['Float']['output'];
  state: BulkState;
  unchanged: Scalars['Int']['output'];
  /** The run it puts back. */
  undoOf?: Maybe<Scalars['ID']['output']>;
  /** The run that puts it back. */
  undoneBy?: Maybe<Scalars['ID']['output']>;
  /** Whether somebody else decides about it: it has more rows than the threshold. */
  waits: Scalars['Boolean']['output'];
};

export type BulkState =
  /** What it had done before stays. */
  | 'canceled'
  /** What a file would do is known, and nobody has wanted it yet. */
  | 'checked'
  /** A file is being compared with the shop. */
  | 'checking'
  | 'done'
  /** Something broke; what it had done before stays. */
  | 'failed'
  | 'running'
  | 'waiting';

export type CalendarCampaign = {
  campaign: Campaign;
  overlaps: Array<CampaignOverlap>;
  /** When shoppers stop seeing it: its end, or when somebody ended it. */
  until: Scalars['DateTime']['output'];
};

export type Campaign = {
  /** How many articles have its price. */
  articles: Scalars['Int']['output'];
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  ends: Scalars['String']['output'];
  endsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** `none`, `five` or `ninety_five`, always down. */
  rounding: Scalars['String']['output'];
  /** `percent` of `percent`, or `amount_off` and `fixed` of `cents`. */
  rule: Scalars['JSON']['output'];
  /** Which articles: `skus`, `categories`, `brands`, `options`, `excluded`. */
  selection: Scalars['JSON']['output'];
  /** The same as a clock in the branches shows it: `2026-12-01T09:00`. Edits send this. */
  starts: Scalars['String']['output'];
  startsAt: Scalars['DateTime']['output'];
  state: CampaignState;
  version: Scalars['Int']['output'];
  views: Array<Scalars['String']['output']>;
};

export type CampaignCheck = {
  articles: Scalars['Int']['output'];
  /** The deepest cut below the regular price. */
  deepestPercent: Scalars['Int']['output'];
  lines: Array<CampaignLine>;
  /** Where the lines go on; null at their end. */
  next?: Maybe<Scalars['Int']['output']>;
  refused: Scalars['Int']['output'];
  /** SKUs that cannot take part. */
  refusedSkus: Array<Scalars['String']['output']>;
  /** Typed SKUs that the shop does not have. */
  unknown: Array<Scalars['String']['output']>;
  /** A second person decides about it. */
  waits: Scalars['Boolean']['output'];
  warned: Scalars['Int']['output'];
};

/** What a campaign can be narrowed to. */
export type CampaignChoice = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type CampaignChoices = {
  brands: Array<CampaignChoice>;
  categories: Array<CampaignChoice>;
  options: Array<CampaignChoice>;
  views: Array<CampaignViewChoice>;
};

/** What shoppers see of an article when the campaign begins; views with the same are one line. */
export type CampaignLine = {
  changesAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  percentOff?: Maybe<Scalars['Int']['output']>;
  price: Money;
  problems: Array<CampaignProblem>;
  /** What is struck. */
  reference?: Maybe<Money>;
  regular?: Maybe<Money>;
  sku: Scalars['ID']['output'];
  views: Array<Scalars['String']['output']>;
  warnings: Array<CampaignWarning>;
};

export type CampaignLines =
  | 'all'
  | 'refused'
  | 'warned';

export type CampaignList = {
  items: Array<Campaign>;
  page: Page;
};

/** Another campaign that asks its own price for some of the same articles at the same time; what is planned never does. */
export type CampaignOverlap = {
  /** How many articles they share. */
  articles: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Why an article cannot take part. */
export type CampaignProblem =
  /** It has no price then. */
  | 'no_price'
  /** It was as cheap within the 30 days before: no reduction may be shown (LAW-03). */
  | 'no_reference'
  /** It would cost as much or more. */
  | 'not_lower'
  /** Another special price is planned in this time. */
  | 'overlap';

export type CampaignResult = CampaignSaved | EditConflict | Refusal | WaitsForApproval;

export type CampaignSaved = {
  campaign: Campaign;
  kept: Array<KeptPrice>;
  merged: Array<Scalars['String']['output']>;
};

export type CampaignState =
  | 'canceled'
  | 'draft'
  | 'ended'
  | 'planned'
  | 'running';

export type CampaignTab =
  | 'all'
  | 'canceled'
  | 'draft'
  | 'ended'
  | 'planned'
  | 'running';

export type CampaignViewChoice = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The store view whose prices are asked here where there are none of its own. */
  pricesOf?: Maybe<Scalars['String']['output']>;
};

export type CampaignWarning =
  /** Reduced for more than 90 days. */
  | 'long'
  /** Its price was raised within the 30 days before: compared with the one before. */
  | 'raised'
  /** Compared with another price from some day on: three months of steps are over, in the Netherlands. */
  | 'reference_changes'
  /** Younger than 30 days: compared with the lowest price since it is there. */
  | 'young';

export type CancelPiecesInput = {
  key: Scalars['ID']['input'];
  lines: Array<LineQuantity>;
  order: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};

/** What the card of a product shows in the shop at a moment (LAW-03). */
export type CardPreview = {
  /** Not all of its sizes cost the same. */
  isFrom: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** The badge; rounded down. */
  percentOff?: Maybe<Scalars['Int']['output']>;
  picture?: Maybe<Scalars['String']['output']>;
  price: Money;
  /** What is struck. Null where no reduction may be shown. */
  reference?: Maybe<Money>;
  sku: Scalars['ID']['output'];
};

export type Category = {
  /** Where shoppers find it; empty while they do not. */
  addresses: Array<ProductAddress>;
  can: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  includeInMenu: Scalars['Boolean']['output'];
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** From the root, without itself. */
  path: Array<CategoryRef>;
  picture?: Maybe<ProductPicture>;
  /** Pictures it may have: those of its products. */
  pictures: Array<ProductPicture>;
  productCount: Scalars['Int']['output'];
  /** Those that stand in it themselves, as they stand; 500 at most. */
  products: Array<CategoryProduct>;
  updatedAt: Scalars['DateTime']['output'];
  /** What can be edited, by the paths of `editCategory`. */
  values: Scalars['JSON']['output'];
  version: Scalars['Int']['output'];
};

/** A category in its tree; the first of a tree is the root of store views, which shoppers do not see. */
export type CategoryNode = {
  id: Scalars['ID']['output'];
  includeInMenu: Scalars['Boolean']['output'];
  /** Shoppers find it. */
  isActive: Scalars['Boolean']['output'];
  /** Codes of the store views with texts of their own in which it has no name. */
  missing: Array<Scalars['String']['output']>;
  /** As in the language of who looks. */
  name: Scalars['String']['output'];
  /** What it stands below; null for a root. */
  parent?: Maybe<Scalars['ID']['output']>;
  /** Those that stand in it themselves. */
  products: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

/** A product that stands in a category, and where it would stand by itself. */
export type CategoryProduct = {
  /** Its place among these by age, the newest first. */
  byAge: Scalars['Int']['output'];
  /** Its place among these by pieces sold, the most first. */
  bySales: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isEnabled: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  picture?: Maybe<Scalars['String']['output']>;
  sku: Scalars['ID']['output'];
};

export type CategoryRef = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type CategoryRemoved = {
  id: Scalars['ID']['output'];
  /** How many products stand elsewhere now. */
  products: Scalars['Int']['output'];
};

/** A category was changed or made; `merged` are fields that others had changed meanwhile and that stay theirs. */
export type CategorySaved = {
  category: Category;
  merged: Array<Scalars['String']['output']>;
};

/** Every category, each before those below it, in the order of the menu. */
export type CategoryTree = {
  /** The mutations the caller may call. */
  can: Array<Scalars['String']['output']>;
  nodes: Array<CategoryNode>;
};

export type ChartSize = {
  attribute: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

export type ClearMediaResult = MediaCleared | Refusal | WaitsForApproval;

/** Somebody else who has the same thing open. */
export type Colleague = {
  isEditing: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** A field that somebody else has changed since it was read. */
export type ConflictField = {
  at?: Maybe<Scalars['DateTime']['output']>;
  base?: Maybe<Scalars['JSON']['output']>;
  by?: Maybe<Scalars['String']['output']>;
  mine?: Maybe<Scalars['JSON']['output']>;
  path: Scalars['String']['output'];
  theirs?: Maybe<Scalars['JSON']['output']>;
};

/** A discount that a shopper gets for a code. A series is one coupon with many codes, each for one use. */
export type Coupon = {
  /** Only articles in these categories, or below them. */
  categories: Array<Scalars['Int']['output']>;
  /** How many codes there are; more than one: a series. */
  codes: Scalars['Int']['output'];
  countries: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  ends?: Maybe<Scalars['String']['output']>;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Articles that are reduced already stay out. */
  excludesReduced: Scalars['Boolean']['output'];
  /** Its code, of a series the first one. */
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  isForBusiness: Scalars['Boolean']['output'];
  /** The words beside the discount, by store view. */
  label: Scalars['JSON']['output'];
  /** Of the goods, before the coupon. */
  minimumCents?: Maybe<Scalars['Int']['output']>;
  /** `percent` of `percent`, `cart-fixed` or `fixed` (each piece) of `cents`, or `free-shipping`. */
  rule: Scalars['JSON']['output'];
  /** Only these articles; the SKU of a product stands for its sizes. */
  skus: Array<Scalars['String']['output']>;
  /** The same as a clock in the branches shows it: `2026-12-01T09:00`. Edits send this. */
  starts?: Maybe<Scalars['String']['output']>;
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  state: CouponState;
  /** How many orders have it, of all its codes. */
  used: Scalars['Int']['output'];
  usesPerCoupon?: Maybe<Scalars['Int']['output']>;
  usesPerCustomer?: Maybe<Scalars['Int']['output']>;
  version: Scalars['Int']['output'];
};

export type CouponChoices = {
  categories: Array<CampaignChoice>;
  /** Where parcels go. */
  countries: Array<Scalars['String']['output']>;
  views: Array<CampaignViewChoice>;
};

export type CouponCustomer =
  /** A business that was approved. */
  | 'business'
  | 'guest'
  | 'private';

/** Why a coupon does not count for an article. */
export type CouponLineObstacle =
  | 'category'
  | 'free'
  | 'reduced'
  | 'sku';

export type CouponList = {
  items: Array<Coupon>;
  page: Page;
};

export type CouponResult = CouponSaved | EditConflict | Refusal | WaitsForApproval;

export type CouponRule =
  | 'active'
  | 'begun'
  | 'business'
  | 'country'
  | 'customer_uses'
  /** Delivery is not free anyway. */
  | 'helps'
  | 'lines'
  | 'minimum'
  | 'not_ended'
  | 'uses_left';

/** What one rule of a coupon says to a cart. */
export type CouponRuleAnswer = {
  /** Cents of the goods, or uses so far; null when nobody knows. */
  given?: Maybe<Scalars['Int']['output']>;
  holds: Scalars['Boolean']['output'];
  /** Cents of the least amount, or uses at most. */
  limit?: Maybe<Scalars['Int']['output']>;
  rule: CouponRule;
};

export type CouponSaved = {
  coupon: Coupon;
  merged: Array<Scalars['String']['output']>;
};

export type CouponState =
  /** Its time is over. */
  | 'ended'
  | 'off'
  /** It begins later. */
  | 'planned'
  | 'running'
  /** Used as often as it may be. */
  | 'used_up';

export type CouponTab =
  | 'all'
  /** Over, or used up. */
  | 'ended'
  | 'off'
  | 'planned'
  | 'running';

/** What a shopper would get, by the functions of the cart. Nothing is written, and stock is not asked. */
export type CouponTest = {
  discount: Money;
  lines: Array<CouponTestedLine>;
  rules: Array<CouponRuleAnswer>;
  /** Taken off delivery. */
  shippingDiscount: Money;
  /** Goods and delivery by parcel, less the discount. */
  total: Money;
  /** What cannot be bought then, or not without choosing a size. */
  unknown: Array<Scalars['String']['output']>;
  works: Scalars['Boolean']['output'];
};

/** A cart that somebody thinks of. */
export type CouponTestInput = {
  /** As a clock in the branches shows it; now without. */
  at?: InputMaybe<Scalars['String']['input']>;
  code: Scalars['ID']['input'];
  country: Scalars['String']['input'];
  customer: CouponCustomer;
  /** Whose uses are counted; for who may see customers. */
  email?: InputMaybe<Scalars['String']['input']>;
  lines: Array<CouponTestLine>;
  store: Scalars['String']['input'];
};

export type CouponTestLine = {
  quantity: Scalars['Int']['input'];
  sku: Scalars['String']['input'];
};

export type CouponTestedLine = {
  name: Scalars['String']['output'];
  /** Null: it counts. */
  obstacle?: Maybe<CouponLineObstacle>;
  quantity: Scalars['Int']['output'];
  row: Money;
  sku: Scalars['ID']['output'];
};

export type CouponUse = {
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Taken again by a late payment when others had used it up. */
  isOverLimit: Scalars['Boolean']['output'];
  /** Null for who may not see this order. */
  order?: Maybe<Scalars['String']['output']>;
  /** When the order ended and gave it back. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  usedAt: Scalars['DateTime']['output'];
};

export type CouponUseList = {
  items: Array<CouponUse>;
  page: Page;
};

export type CreateAttributeResult = AttributeSaved | Refusal | WaitsForApproval;

export type CreateBrandResult = BrandSaved | Refusal | WaitsForApproval;

export type CreateCategoryResult = CategorySaved | Refusal | WaitsForApproval;

export type CreateSizeChartResult = Refusal | SizeChartSaved | WaitsForApproval;

export type Customer = {
  addresses: Array<CustomerAddress>;
  approval: Approval;
  /** Kept out by staff. */
  blockedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The mutations the caller may call for this customer as they are now. */
  can: Array<Scalars['String']['output']>;
  coc?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  email: Scalars['String']['output'];
  /** They asked to be forgotten; until then a log-in takes it back. */
  eraseAfter?: Maybe<Scalars['DateTime']['output']>;
  firstname: Scalars['String']['output'];
  /** 1 male, 2 female, 3 not specified. */
  gender?: Maybe<Scalars['Int']['output']>;
  hasPassword: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  language: StaffLanguage;
  lastname: Scalars['String']['output'];
  /** Too many wrong passwords. */
  lockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The accounts that became a part of this one, the last first. */
  merged: Array<CustomerMerge>;
  /** The account this one became a part of. */
  mergedInto?: Maybe<Scalars['ID']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  /** Proof of the consent to the newsletter (LAW-19); null: never asked for. */
  newsletter?: Maybe<Subscription>;
  orderCount: Scalars['Int']['output'];
  /** The newest 50. */
  orders: Array<OrderSummary>;
  prefix?: Maybe<Scalars['String']['output']>;
  privacyRequests?: Maybe<Array<PrivacyRequest>>;
  /** The newest 50. */
  returns: Array<ReturnSummary>;
  reviews: Array<Review>;
  sees: CustomerView;
  sessions: Array<CustomerSession>;
  store: Scalars['String']['output'];
  suffix?: Maybe<Scalars['String']['output']>;
  taxvat?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type CustomerAddress = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isBilling: Scalars['Boolean']['output'];
  isShipping: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  street: Array<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
};

export type CustomerList = {
  items: Array<CustomerSummary>;
  page: Page;
};

/** An account that became a part of another one. */
export type CustomerMerge = {
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  mergedAt: Scalars['DateTime']['output'];
  /** The consent of that address stays as it was given (LAW-19). */
  newsletter?: Maybe<Subscription>;
  /** Until when it can be undone; null: not any more. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type CustomerResult = Customer | Refusal;

/** An account was changed; `merged` are fields that others had changed meanwhile and that stay theirs. */
export type CustomerSaved = {
  customer: Customer;
  merged: Array<Scalars['String']['output']>;
};

export type CustomerSession = {
  lastUsed: Scalars['DateTime']['output'];
  since: Scalars['DateTime']['output'];
};

/** A customer in a list. */
export type CustomerSummary = {
  approval: Approval;
  company?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isBlocked: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  store: Scalars['String']['output'];
};

export type CustomerTab =
  | 'all'
  | 'blocked'
  /** Businesses that buy as such. */
  | 'business'
  /** Businesses that wait for a person. */
  | 'waiting';

export type CustomerTabCount = {
  count: Scalars['Int']['output'];
  countIsCapped: Scalars['Boolean']['output'];
  tab: CustomerTab;
};

/** What the shop shows this customer, as facts: nobody logs in as somebody else. */
export type CustomerView = {
  /** Null when nothing in the cart can be bought. */
  bill?: Maybe<SeenBill>;
  cart: Array<WantedPiece>;
  coupon?: Maybe<Scalars['String']['output']>;
  /** Net and tier prices, 0 % within the EU with a number, payment on account. */
  isBusiness: Scalars['Boolean']['output'];
  isWishlistShared: Scalars['Boolean']['output'];
  language: StaffLanguage;
  wishlist: Array<WantedPiece>;
};

export type DemoPerson = {
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  roles: Array<StaffRole>;
};

/** What becomes of a piece. Clothes are never destroyed (LAW-23), so that is no choice. */
export type Disposition =
  | 'b_stock'
  | 'donate'
  | 'recycle'
  | 'repair'
  | 'restock';

/** What somebody does at something that is open in a window. */
export type Doing =
  /** Something is being filled in that would change it. */
  | 'edits'
  | 'leaves'
  | 'looks';

/** A file that waits to be fetched from `/staff/download/<id>`, once, within five minutes and by who asked for it. */
export type Download = {
  expiresAt: Scalars['DateTime']['output'];
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type DownloadResult = Download | Refusal;

/** A change of a thing, as the fields that changed. */
export type Edit = {
  changes: Array<FieldChange>;
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type EditAttributeResult = AttributeSaved | EditConflict | Refusal | WaitsForApproval;

export type EditBrandResult = BrandSaved | EditConflict | Refusal | WaitsForApproval;

export type EditCategoryResult = CategorySaved | EditConflict | Refusal | WaitsForApproval;

/** Nothing was written: for each of these fields a person has to choose. */
export type EditConflict = {
  fields: Array<ConflictField>;
  version: Scalars['Int']['output'];
};

export type EditCustomerResult = CustomerSaved | EditConflict | Refusal;

export type EditMediaResult = EditConflict | MediaSaved | Refusal | WaitsForApproval;

export type EditProductResult = EditConflict | ProductSaved | Refusal | WaitsForApproval;

export type EditSizeChartResult = EditConflict | Refusal | SizeChartSaved | WaitsForApproval;

/** What the log-in page shows to everybody. */
export type Entrance = {
  /** Names of the branches these people work in; in a demo only. */
  branches: Array<Branch>;
  /** People to enter as; in a demo only. */
  demo: Array<DemoPerson>;
  /** Their password; in a demo only. */
  demoPassword?: Maybe<Scalars['String']['output']>;
};

export type EraseResult = PrivacyRequest | Refusal | WaitsForApproval;

export type ErasedCount = {
  count: Scalars['Int']['output'];
  what: ErasedThing;
};

/** What goes when somebody is erased. */
export type ErasedThing =
  | 'addresses'
  | 'carts'
  | 'compareList'
  | 'forms'
  | 'paymentReferences'
  | 'reviews'
  | 'stockAlerts'
  | 'wishlist';

/** What an erasure would do. */
export type Erasure = {
  goes: Array<ErasedCount>;
  stays: Array<KeptCount>;
  /** Orders that are not finished: who placed them still hears of them. */
  unfinished: Scalars['Int']['output'];
};

export type ExchangeArticle = {
  available: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  options: Array<OrderOption>;
  sku: Scalars['String']['output'];
  unit: Money;
};

/** So many pieces of a line of the first order become this article. */
export type ExchangeLineInput = {
  lineId: Scalars['Int']['input'];
  quantity: Scalars['Int']['input'];
  sku: Scalars['String']['input'];
};

/** What exchanging would come to; nothing is written. */
export type ExchangePreview = {
  goesBackBy: Scalars['String']['output'];
  lines: Array<ExchangedLine>;
  /** What goes back to the customer. */
  rest: Money;
  taxes: Array<TaxShare>;
  /** What the customer has still to pay; then it is an offer. */
  toPay: Money;
  /** What is given for them. */
  total: Money;
  /** Of what they cost, not counted: handling beyond trying on. */
  valueLoss: Money;
  waitsFor?: Maybe<Scalars['String']['output']>;
  /** What the pieces that come back are worth. */
  worth: Money;
};

export type ExchangePreviewResult = ExchangePreview | Refusal;

/** Another size or colour of what comes back. */
export type ExchangeSize = {
  available: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  /** The line it may be given for. */
  lineId: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
};

/** An article that is given for pieces that come back. */
export type ExchangedLine = {
  name: Scalars['String']['output'];
  options: Array<OrderOption>;
  quantity: Scalars['Int']['output'];
  /** What they cost, after the share of a coupon that came along from the first order. */
  row: Money;
  sku: Scalars['String']['output'];
};

/** A field, what it was when it was read, and what it shall be. */
export type FieldChange = {
  base?: InputMaybe<Scalars['JSON']['input']>;
  field: Scalars['String']['input'];
  value?: InputMaybe<Scalars['JSON']['input']>;
};

export type FindingInput = {
  condition: ReturnCondition;
  disposition: Disposition;
  lineId: Scalars['Int']['input'];
  quantity: Scalars['Int']['input'];
  /** Cents, of these pieces together; with a sentence. */
  valueLoss?: InputMaybe<Scalars['Int']['input']>;
  valueLossReason?: InputMaybe<Scalars['String']['input']>;
};

/** How much of an order has left the shop. */
export type Fulfilment =
  | 'full'
  | 'none'
  | 'part';

export type GiftCard = {
  balance: Money;
  branch?: Maybe<Scalars['String']['output']>;
  /** The mutations the caller may call for it as it is now: topUpGiftCard, blockGiftCard, unblockGiftCard, makeGiftCardCode. */
  can: Array<Scalars['String']['output']>;
  /** The newest first; their sum is the balance. */
  entries: Array<GiftCardEntry>;
  expiresOn: Scalars['Date']['output'];
  /** The number. */
  id: Scalars['ID']['output'];
  initial: Money;
  issuedAt: Scalars['DateTime']['output'];
  issuedBy: Scalars['String']['output'];
  lastFour?: Maybe<Scalars['String']['output']>;
  number: Scalars['String']['output'];
  origin: GiftCardOrigin;
  reference?: Maybe<Scalars['String']['output']>;
  state: GiftCardState;
  version: Scalars['Int']['output'];
};

export type GiftCardCode = {
  card: GiftCard;
  /** In groups of four. It is kept nowhere: null when the same key was sent before, which made this code. */
  shown?: Maybe<Scalars['String']['output']>;
};

export type GiftCardCodeResult = GiftCardCode | Refusal;

/** What came onto a card or went from it. */
export type GiftCardEntry = {
  /** Below 0 when it was spent. */
  amount: Money;
  at: Scalars['DateTime']['output'];
  /** What was on the card afterwards. */
  balance: Money;
  by: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  note?: Maybe<Scalars['String']['output']>;
  reason: GiftCardReason;
  /** The order, credit note or return it belongs to. */
  reference?: Maybe<Scalars['String']['output']>;
};

export type GiftCardInput = {
  /** Where it is issued; left out: by the web shop. */
  branch?: InputMaybe<Scalars['String']['input']>;
  cents: Scalars['Int']['input'];
  key: Scalars['ID']['input'];
  /** Why it is given by hand. */
  reason: Scalars['String']['input'];
};

export type GiftCardList = {
  items: Array<GiftCardSummary>;
  page: Page;
};

/** Where its first money came from. */
export type GiftCardOrigin =
  | 'hand'
  | 'return';

/** A paper to give away, with the code on it. It is made for this answer and kept nowhere. */
export type GiftCardPaper = {
  fileName: Scalars['String']['output'];
  /** The PDF in base64. */
  pdf: Scalars['String']['output'];
};

export type GiftCardPaperResult = GiftCardPaper | Refusal;

export type GiftCardReason =
  | 'issue'
  /** Spent with an order. */
  | 'redeem'
  /** Spent before, and back on the card. */
  | 'refund'
  | 'top_up';

export type GiftCardResult = GiftCard | Refusal | WaitsForApproval;

export type GiftCardState =
  | 'active'
  | 'blocked'
  /** Past its last day. */
  | 'expired';

/** A gift card in a list. */
export type GiftCardSummary = {
  balance: Money;
  /** Where it was issued; null: by the web shop. */
  branch?: Maybe<Scalars['String']['output']>;
  /** The last day it can be used. */
  expiresOn: Scalars['Date']['output'];
  /** The number. */
  id: Scalars['ID']['output'];
  initial: Money;
  issuedAt: Scalars['DateTime']['output'];
  /** The last four signs of its code; null while it has none. */
  lastFour?: Maybe<Scalars['String']['output']>;
  /** G-2026-000123: what it is called by. It opens nothing. */
  number: Scalars['String']['output'];
  origin: GiftCardOrigin;
  /** The return its money came from. */
  reference?: Maybe<Scalars['String']['output']>;
  state: GiftCardState;
  version: Scalars['Int']['output'];
};

export type GiftCardTab =
  | 'all'
  | 'blocked'
  | 'expired'
  /** Active, with something on it. */
  | 'usable'
  /** Nothing is left on it. */
  | 'used'
  /** Issued, and nobody has seen a code of it. */
  | 'withoutCode';

export type GiftCardTabCount = {
  count: Scalars['Int']['output'];
  countIsCapped: Scalars['Boolean']['output'];
  tab: GiftCardTab;
};

/** What whoever holds a code may know of its card. */
export type HeldGiftCard = {
  balance: Money;
  expiresOn: Scalars['Date']['output'];
  /** Null when the caller does not see the cards of the branch that issued it. */
  number?: Maybe<Scalars['String']['output']>;
  state: GiftCardState;
};

export type HeldGiftCardResult = HeldGiftCard | Refusal;

/** Something that happened to an order: a change of its status, or a remark. */
export type HistoryEntry = {
  at: Scalars['DateTime']['output'];
  /** A person of the staff by name; else shopper, provider, job, staff. */
  by: Scalars['String']['output'];
  /** The customer reads it too. */
  isVisible: Scalars['Boolean']['output'];
  message?: Maybe<Scalars['String']['output']>;
  status: OrderStatus;
};

/** Something that a typed text leads to. */
export type Hit = CustomerSummary | OrderSummary | ProductSummary | ReturnSummary;

export type ImportKind =
  /** Products as Magento's product CSV. */
  | 'catalogue'
  /** Old addresses: `store_view_code`, `request_path`, `target_path`, `redirect_type`. */
  | 'redirects'
  /** Pieces: `sku`, `source_code`, `quantity`. */
  | 'stock'
  /** Texts of a store view: `entity`, `id`, `field`, `store_view_code`, `text`. */
  | 'translations';

/** Whom a link of an invitation belongs to. */
export type Invitation = {
  expiresAt: Scalars['DateTime']['output'];
  language: StaffLanguage;
  name: Scalars['String']['output'];
};

export type InviteInput = {
  email: Scalars['String']['input'];
  key: Scalars['ID']['input'];
  language: StaffLanguage;
  name: Scalars['String']['input'];
  roles: Array<StaffRoleInput>;
};

export type JudgeReviewsInput = {
  approve: Scalars['Boolean']['input'];
  /** What a refusal needs, and an approval has not. */
  ground?: InputMaybe<RefusalGround>;
  /** 200 at most. */
  ids: Array<Scalars['ID']['input']>;
  key: Scalars['ID']['input'];
};

export type JudgeReviewsResult = Refusal | ReviewsJudged;

export type KeptCount = {
  count: Scalars['Int']['output'];
  /** The last day of it. */
  until: Scalars['Date']['output'];
  what: KeptThing;
};

/** A price that somebody has changed since the campaign was planned. It was left as it is. */
export type KeptPrice = {
  /** Null: there is no special price in this time any more. */
  now?: Maybe<Money>;
  planned: Money;
  sku: Scalars['ID']['output'];
  view: Scalars['String']['output'];
};

/** What the law keeps, without the account. */
export type KeptThing =
  | 'invoices'
  | 'orders'
  | 'returns'
  | 'withdrawals';

/** A file that is in the library already, by the SHA-256 of its bytes. */
export type KnownMedia = {
  digest: Scalars['ID']['output'];
  media: MediaSummary;
};

export type LinePieces = {
  lineId: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
};

export type LineQuantity = {
  lineId: Scalars['Int']['input'];
  quantity: Scalars['Int']['input'];
};

export type ListInput = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type LogIn = {
  /** What somebody has to show next; empty unless the second factor comes next. */
  factors: Array<SecondFactor>;
  next: LogInStep;
};

/** What comes next at the log-in. */
export type LogInStep =
  /** In. */
  | 'done'
  /** In, and nothing can be done before there is a second factor. */
  | 'enrol'
  /** A code of the app, or a recovery code. */
  | 'secondFactor';

/** What would go out, but for what only its receiver may have: the pickup code, and the key of the links to the order. */
export type MailPreview = {
  attachments: Array<Scalars['String']['output']>;
  /** Where the HTML part is, for a frame that runs no scripts; null for who may not see how somebody is reached. */
  frame?: Maybe<Scalars['String']['output']>;
  subject: Scalars['String']['output'];
  /** The plain text part. */
  text?: Maybe<Scalars['String']['output']>;
  to: Scalars['String']['output'];
};

export type MailPreviewResult = MailPreview | Refusal;

/** LAW-14: who makes something, or answers for it in the EU. */
export type MakerInput = {
  city: Scalars['String']['input'];
  /** Two letters. */
  countryCode: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  postcode: Scalars['String']['input'];
  street: Scalars['String']['input'];
};

export type Me = {
  email: Scalars['String']['output'];
  /** Who was invited with a passkey may have none. */
  hasPassword: Scalars['Boolean']['output'];
  hasTotp: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  language: StaffLanguage;
  name: Scalars['String']['output'];
  passkeys: Array<Passkey>;
  permits: Array<Permit>;
  /** When the factors have to be shown again before what asks for it. */
  provedUntil: Scalars['DateTime']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
  roles: Array<StaffRole>;
  /** Until when it goes without a second factor; null: it need not be. */
  secondFactorDue?: Maybe<Scalars['DateTime']['output']>;
  sessions: Array<Session>;
  strength: Strength;
};

/** A picture is in the library; when it was there already, it is the one that was. */
export type MediaAdded = {
  isNew: Scalars['Boolean']['output'];
  media: MediaSummary;
};

export type MediaAsset = {
  bytes?: Maybe<Scalars['Int']['output']>;
  /** The mutations the caller may call for it as it is now. */
  can: Array<Scalars['String']['output']>;
  frameHash: Scalars['ID']['output'];
  framePath: Scalars['String']['output'];
  hash: Scalars['ID']['output'];
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Its shape is that of the frames, or it stands free on white: nothing is cut. */
  isWhole: Scalars['Boolean']['output'];
  largePath: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** As it came, 320 and 960 pixels wide at most; and cut to the frames of products. */
  path: Scalars['String']['output'];
  removedAt?: Maybe<Scalars['DateTime']['output']>;
  tags: Array<Scalars['String']['output']>;
  /** `jpeg`, `png`, `webp`, `avif`, or `svg` for a drawing. */
  type: Scalars['String']['output'];
  uploadedAt: Scalars['DateTime']['output'];
  uploadedBy?: Maybe<Scalars['String']['output']>;
  /** What can be edited, by the paths of `editMedia`. */
  values: Scalars['JSON']['output'];
  version: Scalars['Int']['output'];
  width: Scalars['Int']['output'];
};

/** Pictures that nothing names are thrown away by a job. */
export type MediaCleared = {
  isBegun: Scalars['Boolean']['output'];
};

export type MediaFilter = {
  tag?: InputMaybe<Scalars['String']['input']>;
};

export type MediaList = {
  items: Array<MediaSummary>;
  page: Page;
};

/** One picture stands where another stood; `entry` is what `undo` takes. */
export type MediaReplaced = {
  entry?: Maybe<Scalars['ID']['output']>;
  media: MediaAsset;
  places: Scalars['Int']['output'];
};

/** A picture was changed; `merged` are fields that others had changed meanwhile and that stay theirs. */
export type MediaSaved = {
  media: MediaAsset;
  merged: Array<Scalars['String']['output']>;
};

/** A picture in the library. */
export type MediaSummary = {
  /** By language: `nl`, `de`, `en`. */
  alt: Scalars['JSON']['output'];
  /** Null for what was there before the library. */
  bytes?: Maybe<Scalars['Int']['output']>;
  frameHash: Scalars['ID']['output'];
  /** Cut to the frames of products, and what they name it by. */
  framePath: Scalars['String']['output'];
  hasAlt: Scalars['Boolean']['output'];
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** As of the last look, some minutes ago. */
  isUsed: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Of the picture as it came, 320 pixels wide. */
  path: Scalars['String']['output'];
  removedAt?: Maybe<Scalars['DateTime']['output']>;
  tags: Array<Scalars['String']['output']>;
  width: Scalars['Int']['output'];
};

export type MediaTab =
  | 'all'
  /** A megabyte or more. */
  | 'big'
  /** Thrown away; it is deleted after 30 days. */
  | 'removed'
  /** It has no words for who does not see it, in one language at least. */
  | 'silent'
  /** Nothing in the shop names it. */
  | 'unused';

export type MediaTabCount = {
  count: Scalars['Int']['output'];
  countIsCapped: Scalars['Boolean']['output'];
  tab: MediaTab;
};

/** Something that shows a picture; `id` is its SKU, number, code or identifier. */
export type MediaUse = {
  id: Scalars['ID']['output'];
  kind: MediaUseKind;
  name: Scalars['String']['output'];
};

/** What shows a picture. */
export type MediaUseKind =
  | 'block'
  | 'branch'
  | 'brand'
  | 'category'
  | 'form'
  | 'landingPage'
  | 'look'
  | 'message'
  | 'order'
  | 'page'
  | 'post'
  | 'product'
  | 'question'
  | 'redirect'
  | 'slider'
  | 'store';

export type MediaUses = {
  /** There are more than are named. */
  isCapped: Scalars['Boolean']['output'];
  items: Array<MediaUse>;
};

export type MergeCount = {
  count: Scalars['Int']['output'];
  what: MergedThing;
};

/** The versions are those that were looked at: what somebody changed meanwhile is not merged unseen. */
export type MergeInput = {
  key: Scalars['ID']['input'];
  loser: Scalars['ID']['input'];
  loserVersion: Scalars['Int']['input'];
  winner: Scalars['ID']['input'];
  winnerVersion: Scalars['Int']['input'];
};

/** What a merge would do; nothing is written. */
export type MergePreview = {
  loser: MergeSide;
  moves: Array<MergeCount>;
  /** Until when it could be undone, were it done now. */
  undoUntil: Scalars['DateTime']['output'];
  warnings: Array<MergeWarning>;
  winner: MergeSide;
};

export type MergePreviewResult = MergePreview | Refusal;

/** One of two accounts. */
export type MergeSide = {
  customer: CustomerSummary;
  /** Of its address; null: never asked for the newsletter. */
  newsletter?: Maybe<SubscriptionState>;
  version: Scalars['Int']['output'];
};

export type MergeWarning =
  /** One of them is kept out by staff: only what the account that stays says counts. */
  | 'blocked'
  /** One of them bought without VAT: the proof names that business. */
  | 'exemptOrders'
  /** One is a business and the other is not: the prices of the account that stays hold. */
  | 'otherKind'
  /** Saved ways to pay cannot go over. */
  | 'savedCards';

/** What an account has that goes over to another one. */
export type MergedThing =
  | 'addresses'
  | 'carts'
  | 'compareList'
  | 'forms'
  | 'orders'
  | 'returns'
  | 'reviews'
  | 'stockAlerts'
  | 'wishlist';

/** What somebody sent in by a form of the shop. */
export type Message = {
  answers: Array<MessageAnswer>;
  assignedTo?: Maybe<MessageHandler>;
  /** The branch it was written to. */
  branch?: Maybe<Scalars['String']['output']>;
  customer?: Maybe<Scalars['ID']['output']>;
  /** Where an answer goes; null: nobody can be answered. */
  email?: Maybe<Scalars['String']['output']>;
  fields: Array<MessageField>;
  form: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isSuspect: Scalars['Boolean']['output'];
  /** The language it is answered in. */
  language: StaffLanguage;
  /** How the writer calls themselves; empty when the form did not ask. */
  name: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sku?: Maybe<Scalars['String']['output']>;
  state: MessageState;
  store: Scalars['String']['output'];
  /** The form, as it was called that day. */
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

/** What was answered by mail. */
export type MessageAnswer = {
  /** Null when they do not work here any more, or it was answered by a command. */
  by?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  sentAt: Scalars['DateTime']['output'];
  text: Scalars['String']['output'];
};

export type MessageCount = {
  count: Scalars['Int']['output'];
  countIsCapped: Scalars['Boolean']['output'];
  tab: MessageTab;
};

/** A field as it was sent in, under the label of that day. */
export type MessageField = {
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type MessageForm = {
  identifier: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** Somebody who may answer messages. */
export type MessageHandler = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type MessageList = {
  items: Array<Message>;
  page: Page;
};

export type MessageResult = Message | Refusal;

export type MessageState =
  | 'done'
  | 'open';

export type MessageTab =
  | 'done'
  /** Of these, the caller's own. */
  | 'mine'
  /** Waits for an answer. */
  | 'open'
  /** Probably sent by a program: mailed to nobody. */
  | 'suspect';

export type MissingArticle = {
  quantity: Scalars['Int']['input'];
  sku: Scalars['String']['input'];
};

export type Money = {
  cents: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
};

/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type Mutation = {
  /** Sets the first password, or a new one after a reset, and logs in. */
  acceptInvitation: LogIn;
  /** Takes an invitation with a passkey in place of a password: the answer to `passkeyInvitationOptions`. */
  acceptInvitationWithPasskey: LogIn;
  /** A picture that the caller has sent (`POST /staff/upload?kind=media`): drawn anew, without its place, and put into the library. */
  addMedia: AddMediaResult;
  /** The answer to `passkeyRegistrationOptions`, and how the caller calls the passkey. */
  addPasskey: PasskeyAdded;
  /** A picture that the caller has sent (`POST /staff/upload?kind=picture`), while the goods are here: at most 12, each once. */
  addReturnPhoto: ReturnResult;
  /** Mails it in the language of the message; it is done then. */
  answerMessage: MessageResult;
  /** Has a job write what a dry run has found, and nothing else; not when a row is refused. What somebody has changed since is named and stays. */
  applyImport: BulkResult;
  /** Has the changes of a sheet made by a job: a product that is refused or in conflict is named, the others are changed. */
  applySheet: BulkResult;
  /** Gives it to somebody, or to nobody. */
  assignMessage: MessageResult;
  /** The statement named no order, or another one. For an order of another branch, with the family name of who ordered. */
  assignReturn: ReturnResult;
  /** Nobody gets in, and who is in is out. */
  blockCustomer: CustomerResult;
  blockGiftCard: GiftCardResult;
  /** Stops before the next part; what is done stays. */
  cancelBulk: BulkResult;
  /** Ends an order that is not paid, or refunded, and of which nothing was sent. */
  cancelOrder: OrderResult;
  /** Pieces of an order on account that are in no shipment never leave, and are on no invoice; what was paid is refunded instead. */
  cancelPieces: OrderResult;
  /** Of the caller's own screens and mails. */
  changeLanguage: Me;
  changePassword: LogIn;
  /** As long as it was not opened. The link stays the same, unless it goes to another address. */
  changeTelephoneOrder: TelephoneOrderResult;
  /** Has a job work out what a CSV file would do that the caller has sent to `/staff/upload`: a run that is `checking`, then `checked`, with a row for each that does something or is refused. */
  checkImport: BulkResult;
  /** Throws away everything that nothing names and that is older than a day. */
  clearMedia: ClearMediaResult;
  /** Done by hand, or refused: with the answer that was given. An erasure is never done by hand. */
  closePrivacyRequest: PrivacyResult;
  /** The money of a transfer arrived, or a person found a payment good. */
  confirmPayment: OrderResult;
  /** The app is a factor from now on; the answer has new recovery codes. */
  confirmTotp: RecoveryCodes;
  /**
   * Made behind all others, shown nowhere yet. Its code and what it is stay. A filter of lists is a field of the shop's contract, which a new
   * attribute has none of: it is shown, compared and searched.
   */
  createAttribute: CreateAttributeResult;
  createBrand: CreateBrandResult;
  /** Begins a draft. */
  createCampaign: CampaignResult;
  /** Makes one behind those of its parent; it is not shown yet. */
  createCategory: CreateCategoryResult;
  /** A draft, switched off. `codes` more than one: a series of codes that begin with `code`. */
  createCoupon: CouponResult;
  createProduct: EditProductResult;
  /** With the sizes of an attribute. */
  createSizeChart: CreateSizeChartResult;
  decide: ApprovalResult;
  /**
   * The id is the code. Fields: `position`, `isFilterable`, `isVisibleOnFront`, `isComparable`, `isSearchable`, `label.de`; options by their
   * codes: `options.rood`, whose value is where it stands, null when there is none, `options.rood.label.de` and `options.rood.swatch`
   * (`{type: "color", value: "#7a1f2b"}`, `{type: "text", value: "XL"}` or null).
   */
  editAttribute: EditAttributeResult;
  /**
   * Fields: `title`, `urlKey`, `showInSlider`, `positionInSlider`, `logoHash`, `pictureHash`, `categoryId`, `shortDescription.de`,
   * `description.de`, and of `maker` and `euResponsible`: `maker.name`, street, postcode, city, countryCode, email.
   */
  editBrand: EditBrandResult;
  /**
   * Its fields: name, starts, ends, views, selection, rule, rounding and campaignState. `planned` writes the prices, `draft` takes them back before
   * it begins, `canceled` ends it.
   */
  editCampaign: CampaignResult;
  /**
   * Fields: `isActive`, `includeInMenu`, `isAnchor`, `displayMode`, `pictureHash`, `texts.de.name` (also urlKey, description, metaTitle,
   * metaDescription, metaKeywords), `place` (`{parentId, after}`: below which category, behind which of its own, null: before all) and
   * `products.12`, whose value is where that product stands, null when it does not. Who has an old address is led to the new one.
   */
  editCategory: EditCategoryResult;
  /**
   * The id is its code. Fields: `label.` and a store view, rule, minimumCents, categories, skus, countries, isForBusiness, excludesReduced,
   * starts, ends, usesPerCoupon, usesPerCustomer, isActive.
   */
  editCoupon: CouponResult;
  /** Fields: prefix, firstname, middlename, lastname, suffix, company, coc, taxvat, dateOfBirth, gender. Another business is looked at again. */
  editCustomer: EditCustomerResult;
  /** Fields: `name`, `tags`, `alt.nl`, `alt.de`, `alt.en`, `focus` (`{x, y}`, shares of width and height; null: the usual one). */
  editMedia: EditMediaResult;
  /**
   * The id is the SKU. A field is `regular.`, a store view and the moment at which the price begins, e.g. `regular.nl.2026-12-01T07:00:00.000Z`
   * or `regular.nl.now`; its value is in cents, null withdraws a planned one. `tier.6.now` and `tier.6.` with a moment are the percent off
   * from six pieces on, 0 ends it. `also` names SKUs that shall have the same.
   */
  editPrices: PricesResult;
  /**
   * The id is the SKU. Fields: columns by name (`brandId`, `materials`, `weightGrams` …), `texts.de.name`, `attributes.kleur`; members of lists
   * by where they stand, null when they are none: `categories.12`, `links.related.7`, `groupedItems.7`, `variants.7`, `pictures.<hash>`, with
   * `pictures.<hash>.label.en`, `pictures.<hash>.isDisabled` and `groupedItems.7.quantity`; `axes.kleur` is where an attribute stands among
   * what it is chosen by. Whether it is in the shop is `publishProduct`. `also` names SKUs that shall have the same, whatever they have; with
   * `areAlike` only when they have what the edit says it was: otherwise it is a conflict, and none is changed.
   */
  editProduct: EditProductResult;
  /** The id is `returns`; fields: `countries.NL.address`, `countries.NL.isPaidByShop`, `graceDays`. */
  editReturnSettings: ReturnSettingsResult;
  /** The id is its key. Fields: `order`, the numbers of its sizes from the smallest on, and `label.<size>.de`: what a size means for a body. */
  editSizeChart: EditSizeChartResult;
  /** Fields: name, language, state (active, suspended), roles. */
  editStaff: StaffResult;
  /** The id is `thresholds`. */
  editThresholds: ThresholdsResult;
  endCustomerSessions: CustomerResult;
  endOtherSessions: Scalars['Boolean']['output'];
  endSession: Scalars['Boolean']['output'];
  /** Erases the person at once when somebody else agrees. Orders and invoices stay locked as long as the law asks. */
  erasePerson: EraseResult;
  /**
   * Gives another order for pieces that come back, each once, as the customer wants it: `isAgreed`. The same article in another size or colour
   * costs what it cost; another one today's price. What is left goes back; what is missing the customer orders and pays by a link (LAW-07).
   * Before the pieces were inspected, with `why`. `toPay` and `rest` are what the preview said: another amount is refused.
   */
  exchangeReturn: ReturnResult;
  /** The log as CSV, a line for every field that was changed. */
  exportAudit: DownloadResult;
  /** Its codes as CSV. */
  exportCoupon: DownloadResult;
  /** What a list has, all of its pages, as CSV: its columns, nothing of how somebody is reached. */
  exportOrders: DownloadResult;
  /** The same copy as a file, for who cannot log in. */
  exportPrivacyData: DownloadResult;
  /** What a list of products has, all of its pages, with their variants, as the product file that is read again. */
  exportProducts: DownloadResult;
  /** The list with its proofs, as CSV. */
  exportSubscriptions: DownloadResult;
  /** A table of the shop as CSV, in the form in which it is read again. */
  exportTable: DownloadResult;
  /** To who shows the code of the mail, or has the name of the order. */
  handOver: OrderResult;
  /** Nothing of it leaves until it is released. */
  holdOrder: OrderResult;
  /** What was found, for every piece that was received. Only `restock` puts pieces back on the shelf, where they were received. */
  inspectReturn: ReturnResult;
  inviteStaff: StaffResult;
  /** A card by hand. It has no code before makeGiftCardCode; above a threshold somebody else decides first. */
  issueGiftCard: GiftCardResult;
  /** The customer hears of it by mail. */
  judgeCustomer: CustomerResult;
  /** Shows reviews or refuses them, all or none; average and number are right at once. */
  judgeReviews: JudgeReviewsResult;
  /** Wrong, unknown and locked are answered alike. */
  logIn: LogIn;
  /** Logs in without a name and a password: the answer of the browser to `passkeyLogInOptions`. */
  logInWithPasskey: LogIn;
  logOut: Scalars['Boolean']['output'];
  /** Makes the code of a card and shows it, once. A code it had before works no longer. */
  makeGiftCardCode: GiftCardCodeResult;
  /**
   * Makes variants, at most 500 at once. The id is the SKU of their product; a field is `variant.` and a SKU, its value
   * `{ options: { kleur: 2200, maat: 1103 }, cents: 14995, weightGrams: 700 }`: an option of each axis. Null, as when it is undone, switches
   * one off.
   */
  makeVariants: EditProductResult;
  /** What the loser has becomes the winner's; each address keeps its own consent. Both are logged out, and nobody gets into the loser's account. */
  mergeCustomers: CustomerResult;
  /** Done without an answer, or open again. What is opened again is no longer suspect. */
  moveMessage: MessageResult;
  /**
   * `accepted`, `rejected` (with a reason the customer reads) and `announced` (reopened) are for who decides; `received` takes `source` and
   * what came (all that was announced, when `received` is left out). `closed` names why where pieces are not settled, or not inspected.
   */
  moveReturn: ReturnResult;
  moveShipment: OrderResult;
  /** Writes something down that only staff reads. */
  noteOrder: OrderResult;
  /** Notes what somebody asked by letter, mail or telephone. */
  notePrivacyRequest: PrivacyResult;
  /** The page of a customer. That somebody opened it stands in the log, with the reason that some roles have to give. */
  openCustomer: CustomerResult;
  /** Any part of what is open. From another source than sold: given back there and taken here. */
  planShipment: OrderResult;
  /** The card as a PDF, for who has just been shown its code. */
  printGiftCard: GiftCardPaperResult;
  /** The slip that goes into the parcel, with the number as a barcode, as a PDF. */
  printReturnSlip: DownloadResult;
  /** Lays the papers of some shipments ready as one PDF, each on pages of its own; 200 at most. */
  printShipments: DownloadResult;
  /** Cheaper or equal: made at once, and the difference goes back; that asks for the permission and the fresh factors of a refund. Dearer: the customer decides. */
  proposeRevision: OrderResult;
  /** The second factor of a log-in: a code of the app or a recovery code. */
  proveCode: LogIn;
  /** The second factor of a log-in: the answer to `passkeyStepUpOptions`. */
  proveWithPasskey: LogIn;
  /** The same for the one field `isEnabled`: puts it into the shop, when nothing forbids that, or takes it out. */
  publishProduct: EditProductResult;
  /** Money goes back the way it came. Above a threshold it waits for somebody else. */
  refund: OrderResult;
  /** For a refund that the provider never took. */
  refundAgain: OrderResult;
  /** What a customer says at the counter, on the telephone or in a letter. */
  registerReturn: ReturnResult;
  releaseOrder: OrderResult;
  /** Removes a brand that no product has. */
  removeBrand: RemoveBrandResult;
  /** Removes it for good. Nothing stands below it, and its products go to another one. */
  removeCategory: RemoveCategoryResult;
  /** The one field `isRemoved`: throws a picture away that nothing names, or takes it back. */
  removeMedia: EditMediaResult;
  /** Refused when it is the last factor and one is required, or nothing else would let them in. */
  removePasskey: Scalars['Boolean']['output'];
  /** As long as no money went back. */
  removeReturnPhoto: ReturnResult;
  /** Removes a chart that no product has. */
  removeSizeChart: RemoveSizeChartResult;
  /** Refused when it is the last factor and one is required. */
  removeTotp: Scalars['Boolean']['output'];
  /** One's own; those of others are theirs. */
  removeView: RemoveViewResult;
  renamePasskey: Passkey;
  renewRecoveryCodes: RecoveryCodes;
  /** Puts the picture `by` wherever `id` stands. What is written beside it stays, and `by` takes over what was written about `id`. */
  replaceMedia: ReplaceMediaResult;
  /** Not of what was refused: nobody would see it. */
  replyReview: ReplyReviewResult;
  /** A mail that went out goes out once more, to the same address: one in ten minutes, three a day. */
  resendMail: OrderResult;
  /** Mails a link to a new password, as often as anybody may ask for one. */
  resetCustomer: CustomerResult;
  /** Ends the sessions, removes the factors and mails a link to a new password. */
  resetStaff: StaffResult;
  /** In place of one's own view of this name, where there is one. */
  saveView: SaveViewResult;
  /** Mails the link that the account offers too; it opens with the customer's own log-in. The request is done then. */
  sendPrivacyData: PrivacyResult;
  /** A new link, for seven days; the one before ends. */
  sendTelephoneLink: TelephoneOrderResult;
  /** Keeps it and mails the link. Only who has the link can order it. */
  sendTelephoneOrder: TelephoneOrderResult;
  /** The same, when its money went back another way. */
  settleRefund: OrderResult;
  /**
   * Gives the money of pieces back, each once. Before they were inspected, with `why`: proof of dispatch, or good will. As a gift card only
   * when the customer has agreed to it (LAW-08): `isAgreed`.
   */
  settleReturn: ReturnResult;
  /** Fewer pieces were found: the others are open again, and with none the shipment is canceled. */
  shortPick: OrderResult;
  /** The first code of a gift card that has the money of a return, shown once to who gives it to the customer. */
  showReturnGiftCard: GiftCardCodeResult;
  /** A secret for an app; it counts when a code of it was confirmed. */
  startTotp: TotpSetup;
  /** Shows the factors again, before what asks for it. */
  stepUp: LogIn;
  /** Shows the factors again by a passkey: the answer to `passkeyStepUpOptions`. */
  stepUpWithPasskey: LogIn;
  /** Its link ends. A cart that was opened stays the customer's. */
  takeBackTelephoneOrder: TelephoneOrderResult;
  /** What was packed or laid ready for a branch as it was canceled lies on a shelf again, so that nobody looks for it any more. Its stock was booked when it was canceled. */
  takeBoxBack: OrderResult;
  /** More onto a card that is active; it is then valid as long as a new one. */
  topUpGiftCard: GiftCardResult;
  /** Also for who guessed too often. */
  unblockCustomer: CustomerResult;
  unblockGiftCard: GiftCardResult;
  /** Puts back what an entry changed, for 30 days: an ordinary edit, for whoever may make it, with what was written as its base. */
  undo: UndoResult;
  /** Puts back what a run has changed, for 30 days: what somebody has changed since is named with both values and stays. */
  undoBulk: BulkResult;
  /** Gives back what went over, for 30 days. Answers with the account it was a part of. */
  undoMerge: CustomerResult;
  withdraw: ApprovalResult;
  /** Before the customer has answered; its pieces are free again. */
  withdrawRevision: OrderResult;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationAcceptInvitationArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationAcceptInvitationWithPasskeyArgs = {
  name: Scalars['String']['input'];
  response: Scalars['JSON']['input'];
  token: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationAddMediaArgs = {
  key: Scalars['ID']['input'];
  upload: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationAddPasskeyArgs = {
  name: Scalars['String']['input'];
  response: Scalars['JSON']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationAddReturnPhotoArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  upload: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationAnswerMessageArgs = {
  input: AnswerMessageInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationApplyImportArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationApplySheetArgs = {
  key: Scalars['ID']['input'];
  upload: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationAssignMessageArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  staff?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationAssignReturnArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  order: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationBlockCustomerArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationBlockGiftCardArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationCancelBulkArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationCancelOrderArgs = {
  input: OrderReasonInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationCancelPiecesArgs = {
  input: CancelPiecesInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationChangeLanguageArgs = {
  language: StaffLanguage;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationChangePasswordArgs = {
  password: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationChangeTelephoneOrderArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  wish: TelephoneWishInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationCheckImportArgs = {
  key: Scalars['ID']['input'];
  kind: ImportKind;
  upload: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationClearMediaArgs = {
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationClosePrivacyRequestArgs = {
  answer: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  isRefused: Scalars['Boolean']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationConfirmPaymentArgs = {
  input: OrderReasonInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationConfirmTotpArgs = {
  code: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationCreateAttributeArgs = {
  code: Scalars['String']['input'];
  input: ProductInputKind;
  key: Scalars['ID']['input'];
  labels: Array<AttributeLabel>;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationCreateBrandArgs = {
  euResponsible?: InputMaybe<MakerInput>;
  key: Scalars['ID']['input'];
  maker: MakerInput;
  title: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationCreateCampaignArgs = {
  key: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationCreateCategoryArgs = {
  key: Scalars['ID']['input'];
  names: Array<StoreText>;
  parent: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationCreateCouponArgs = {
  code: Scalars['String']['input'];
  codes?: InputMaybe<Scalars['Int']['input']>;
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationCreateProductArgs = {
  input: NewProductInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationCreateSizeChartArgs = {
  attribute: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  sizeChart: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationDecideArgs = {
  approve: Scalars['Boolean']['input'];
  key: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  request: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditAttributeArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditBrandArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditCampaignArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditCategoryArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditCouponArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditCustomerArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditMediaArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditPricesArgs = {
  also?: InputMaybe<Array<Scalars['ID']['input']>>;
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditProductArgs = {
  also?: InputMaybe<Array<Scalars['ID']['input']>>;
  areAlike?: InputMaybe<Scalars['Boolean']['input']>;
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditReturnSettingsArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditSizeChartArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditStaffArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEditThresholdsArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEndCustomerSessionsArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationErasePersonArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationExchangeReturnArgs = {
  id: Scalars['ID']['input'];
  isAgreed?: InputMaybe<Scalars['Boolean']['input']>;
  key: Scalars['ID']['input'];
  lines: Array<ExchangeLineInput>;
  rest?: InputMaybe<Scalars['Int']['input']>;
  toPay?: InputMaybe<Scalars['Int']['input']>;
  version: Scalars['Int']['input'];
  why?: InputMaybe<Scalars['String']['input']>;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationExportAuditArgs = {
  filter?: InputMaybe<AuditFilter>;
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationExportCouponArgs = {
  code: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationExportOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  key: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  tab?: InputMaybe<OrderTab>;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationExportPrivacyDataArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationExportProductsArgs = {
  filter?: InputMaybe<ProductFilter>;
  key: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  tab?: InputMaybe<ProductTab>;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationExportSubscriptionsArgs = {
  key: Scalars['ID']['input'];
  state?: InputMaybe<SubscriptionState>;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationExportTableArgs = {
  key: Scalars['ID']['input'];
  kind: ImportKind;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationHandOverArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationHoldOrderArgs = {
  input: OrderReasonInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationInspectReturnArgs = {
  findings: Array<FindingInput>;
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationInviteStaffArgs = {
  input: InviteInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationIssueGiftCardArgs = {
  input: GiftCardInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationJudgeCustomerArgs = {
  approve: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationJudgeReviewsArgs = {
  input: JudgeReviewsInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationLogInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationLogInWithPasskeyArgs = {
  response: Scalars['JSON']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationMakeGiftCardCodeArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationMakeVariantsArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationMergeCustomersArgs = {
  input: MergeInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationMoveMessageArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  to: MessageState;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationMoveReturnArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  received?: InputMaybe<Array<ReceivedInput>>;
  source?: InputMaybe<Scalars['String']['input']>;
  to: ReturnState;
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationMoveShipmentArgs = {
  key: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
  to: ShipmentState;
  tracking?: InputMaybe<TrackingInput>;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationNoteOrderArgs = {
  input: NoteInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationNotePrivacyRequestArgs = {
  input: PrivacyInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationOpenCustomerArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationPlanShipmentArgs = {
  input: ShipmentInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationPrintGiftCardArgs = {
  code: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  language: StaffLanguage;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationPrintReturnSlipArgs = {
  key: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationPrintShipmentsArgs = {
  key: Scalars['ID']['input'];
  numbers: Array<Scalars['ID']['input']>;
  paper: ShipmentPaper;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationProposeRevisionArgs = {
  input: RevisionInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationProveCodeArgs = {
  code: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationProveWithPasskeyArgs = {
  response: Scalars['JSON']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationPublishProductArgs = {
  also?: InputMaybe<Array<Scalars['ID']['input']>>;
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationRefundArgs = {
  input: RefundInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationRefundAgainArgs = {
  key: Scalars['ID']['input'];
  order: Scalars['String']['input'];
  refund: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationRegisterReturnArgs = {
  input: ReturnInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationReleaseOrderArgs = {
  input: OrderReasonInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationRemoveBrandArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationRemoveCategoryArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  productsTo?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationRemoveMediaArgs = {
  edit: Edit;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationRemoveReturnPhotoArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  photo: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationRemoveSizeChartArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationRemoveViewArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationReplaceMediaArgs = {
  by: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationReplyReviewArgs = {
  input: ReplyReviewInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationResendMailArgs = {
  key: Scalars['ID']['input'];
  mail: Scalars['ID']['input'];
  order: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationResetCustomerArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationResetStaffArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationSendPrivacyDataArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationSendTelephoneLinkArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationSendTelephoneOrderArgs = {
  key: Scalars['ID']['input'];
  wish: TelephoneWishInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationSettleRefundArgs = {
  key: Scalars['ID']['input'];
  order: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  refund: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationSettleReturnArgs = {
  as?: InputMaybe<ReturnWish>;
  id: Scalars['ID']['input'];
  isAgreed?: InputMaybe<Scalars['Boolean']['input']>;
  key: Scalars['ID']['input'];
  lines: Array<LineQuantity>;
  total?: InputMaybe<Scalars['Int']['input']>;
  version: Scalars['Int']['input'];
  why?: InputMaybe<Scalars['String']['input']>;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationShortPickArgs = {
  input: ShortPickInput;
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationShowReturnGiftCardArgs = {
  card: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationStepUpArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationStepUpWithPasskeyArgs = {
  response: Scalars['JSON']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationTakeBackTelephoneOrderArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationTakeBoxBackArgs = {
  key: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationTopUpGiftCardArgs = {
  cents: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationUnblockCustomerArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationUnblockGiftCardArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationUndoArgs = {
  entry: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationUndoBulkArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationUndoMergeArgs = {
  key: Scalars['ID']['input'];
  loser: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationWithdrawArgs = {
  key: Scalars['ID']['input'];
  request: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. Each takes a key: the same one again gives the first answer and changes nothing. */
export type MutationWithdrawRevisionArgs = {
  input: WithdrawRevisionInput;
};

/** A product that is not there yet: it is in nobody's shop until it is published. */
export type NewProductInput = {
  /** Codes of the attributes it is chosen by, in order. */
  axes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Names the maker; goods need one (LAW-14). */
  brand?: InputMaybe<Scalars['ID']['input']>;
  categories?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What it costs from now on, in cents; asks for the permission of prices. */
  cents?: InputMaybe<Scalars['Int']['input']>;
  key: Scalars['ID']['input'];
  sku: Scalars['ID']['input'];
  texts: Array<NewProductText>;
  type: ProductType;
};

/** What a product is called in a store view, and the part of its address. */
export type NewProductText = {
  name: Scalars['String']['input'];
  store: Scalars['String']['input'];
  urlKey: Scalars['String']['input'];
};

export type NoteInput = {
  key: Scalars['ID']['input'];
  order: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

/** Where an option is used: it cannot be removed. */
export type OptionUse = {
  isBrand: Scalars['Boolean']['output'];
  products: Scalars['Int']['output'];
  sizeCharts: Array<Scalars['String']['output']>;
  /** Some of them. */
  skus: Array<Scalars['String']['output']>;
};

export type Order = {
  branch?: Maybe<Scalars['String']['output']>;
  /** The mutations the caller may call for it as it is now. */
  can: Array<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  /** What the shopper wanted the shop to know. */
  customerNote?: Maybe<Scalars['String']['output']>;
  delivery: Money;
  /** Null: it was bought. */
  exchange?: Maybe<OrderExchange>;
  fulfilment: Fulfilment;
  history: Array<HistoryEntry>;
  /** When unpaid goods go back to the shelf. */
  holdEndsAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  invoices: Array<OrderInvoice>;
  lines: Array<OrderLine>;
  mails?: Maybe<Array<OrderMail>>;
  money: OrderMoney;
  name: Scalars['String']['output'];
  number: Scalars['String']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  payment: Scalars['String']['output'];
  payments?: Maybe<Array<PaymentAttempt>>;
  person?: Maybe<OrderPerson>;
  placedAt: Scalars['DateTime']['output'];
  refunds: Array<Refund>;
  /** What came or comes back of it, the newest first. */
  returns?: Maybe<Array<ReturnSummary>>;
  revisions: Array<OrderRevision>;
  shipments: Array<Shipment>;
  /** Where its pieces lie, and where it is picked up. */
  sources: Array<Scalars['String']['output']>;
  status: OrderStatus;
  store: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type OrderAddress = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  name: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  street: Array<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
};

/** What orders are there for: what a list can be filtered by. */
export type OrderChoices = {
  countries: Array<Scalars['String']['output']>;
  /** The name of the account that was asked for; null when there is none. */
  customer?: Maybe<Scalars['String']['output']>;
  payments: Array<Scalars['String']['output']>;
};

/** What an order is given in exchange for. */
export type OrderExchange = {
  credit: Money;
  order: Scalars['String']['output'];
  return: Scalars['ID']['output'];
  /** What was, or is, to be paid beside it. */
  toPay: Money;
};

export type OrderFilter = {
  /** Where it is picked up, or where pieces of it lie. */
  branch?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** Of this account, for who may see customers. */
  customer?: InputMaybe<Scalars['ID']['input']>;
  /** All but these; 1,000 at most. */
  except?: InputMaybe<Array<Scalars['String']['input']>>;
  fulfilment?: InputMaybe<Array<Fulfilment>>;
  /** These and no others, by their numbers; 1,000 at most. */
  numbers?: InputMaybe<Array<Scalars['String']['input']>>;
  payment?: InputMaybe<Scalars['String']['input']>;
  placedFrom?: InputMaybe<Scalars['Date']['input']>;
  placedTo?: InputMaybe<Scalars['Date']['input']>;
  status?: InputMaybe<Array<OrderStatus>>;
};

export type OrderInvoice = {
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** Where its file can be fetched for the next ten minutes. */
  file?: Maybe<Scalars['String']['output']>;
  issuedAt: Scalars['DateTime']['output'];
  number: Scalars['ID']['output'];
  /** The edit it is the supplement of. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** The shipment it was written for, of an order on account; null: it is the one of everything. */
  shipment?: Maybe<Scalars['ID']['output']>;
  total: Money;
};

/** A line, with where its pieces are: ordered = open + planned + sent + canceled, returned ≤ sent, refunded ≤ ordered. */
export type OrderLine = {
  canceled: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  open: Scalars['Int']['output'];
  options: Array<OrderOption>;
  ordered: Scalars['Int']['output'];
  /** A picture of it, as the shop shows it. */
  picture?: Maybe<Scalars['String']['output']>;
  /** In a shipment that has not left. */
  planned: Scalars['Int']['output'];
  refunded: Scalars['Int']['output'];
  returned: Scalars['Int']['output'];
  /** After the coupon. */
  row: Money;
  sent: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  taxPercent: Scalars['Float']['output'];
  unit: Money;
};

export type OrderList = {
  items: Array<OrderSummary>;
  page: Page;
};

/** A mail of an order: once a kind and what it is about. */
export type OrderMail = {
  /** Whether it can go out once more now. */
  canResend: Scalars['Boolean']['output'];
  dueAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  /** The shipment or refund it is about; empty when there can only be one. */
  reference: Scalars['String']['output'];
  /** When staff let it go out once more. */
  sentAgainAt: Array<Scalars['DateTime']['output']>;
  /** The last time it went out. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  state: OrderMailState;
  /** Who gets it; only its outline for who may not see how somebody is reached. */
  to: Scalars['String']['output'];
};

export type OrderMailState =
  | 'sent'
  /** It has not gone out yet. */
  | 'waiting';

/** Where the money is: paid = refunded + waiting + taken + refundable. */
export type OrderMoney = {
  /** What the customer still has to pay. */
  open: Money;
  paid: Money;
  refundable: Money;
  refundableDelivery: Money;
  refunded: Money;
  /** The bank took it back for a customer who disputes it. */
  taken: Money;
  total: Money;
  /** Asked for, and not confirmed yet. */
  waiting: Money;
};

export type OrderOption = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** How somebody is reached. */
export type OrderPerson = {
  billing: OrderAddress;
  customer?: Maybe<Scalars['ID']['output']>;
  email: Scalars['String']['output'];
  shipping?: Maybe<OrderAddress>;
};

export type OrderReasonInput = {
  key: Scalars['ID']['input'];
  order: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};

export type OrderResult = EditConflict | Order | Refusal | WaitsForApproval;

/** An edit of an order. What makes it dearer is made when its customer has ordered and paid it. */
export type OrderRevision = {
  at: Scalars['DateTime']['output'];
  /** A person of the staff by name. */
  by: Scalars['String']['output'];
  changes: Array<RevisionChange>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the customer pays for it; negative: gets back. */
  difference: Money;
  /** Until when its pieces are kept for the customer. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  number: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  state: RevisionState;
  totalAfter: Money;
  totalBefore: Money;
};

export type OrderSort =
  | 'newest'
  | 'oldest';

export type OrderStatus =
  | 'canceled'
  | 'complete'
  | 'fraud'
  | 'holded'
  | 'payment_review'
  | 'pending'
  | 'pending_payment'
  | 'processing';

/** An order in a list. */
export type OrderSummary = {
  /** Where it is picked up. */
  branch?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  fulfilment: Fulfilment;
  id: Scalars['ID']['output'];
  /** Null when the person was erased. */
  name?: Maybe<Scalars['String']['output']>;
  number: Scalars['String']['output'];
  payment?: Maybe<Scalars['String']['output']>;
  placedAt: Scalars['DateTime']['output'];
  status: OrderStatus;
  total: Money;
  version: Scalars['Int']['output'];
};

export type OrderTab =
  | 'all'
  | 'canceled'
  | 'complete'
  /** Promised to have left, or to lie ready, before today. */
  | 'late'
  | 'onHold'
  | 'partSent'
  /** With a refund that the provider has not taken. */
  | 'refundOpen'
  | 'toPay'
  | 'toPick';

/** How many orders a tab has; counting stops at 10,001. */
export type OrderTabCount = {
  count: Scalars['Int']['output'];
  countIsCapped: Scalars['Boolean']['output'];
  tab: OrderTab;
};

/** An order with pieces at a source, of which nothing was ever planned there. */
export type OrderToPlan = {
  /** The branch it is brought to; null: it is sent, or collected here. */
  broughtTo?: Maybe<Scalars['String']['output']>;
  /** What of it lies there. */
  lines: Array<LinePieces>;
  order: Scalars['String']['output'];
  placedAt: Scalars['DateTime']['output'];
};

export type OrderTracking = {
  carrier: Scalars['String']['output'];
  number: Scalars['String']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

/** Where a list goes on. Counting stops at 10,001. */
export type Page = {
  count: Scalars['Int']['output'];
  countIsCapped: Scalars['Boolean']['output'];
  next?: Maybe<Scalars['String']['output']>;
  /** Null at the beginning, and where a list goes one way. */
  previous?: Maybe<Scalars['String']['output']>;
};

/** A key that a device keeps, and opens for a finger, a face or a PIN: both factors in one. */
export type Passkey = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  usedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type PasskeyAdded = {
  /** New recovery codes, shown once, when there were none and they would work: beside a password. */
  codes?: Maybe<Array<Scalars['String']['output']>>;
  passkey: Passkey;
};

export type PaymentAttempt = {
  amount: Money;
  createdAt: Scalars['DateTime']['output'];
  method: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  providerOrderId: Scalars['String']['output'];
  providerStatus?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

/** A permission of the caller; without branches it holds everywhere. */
export type Permit = {
  branches?: Maybe<Array<Scalars['String']['output']>>;
  permission: Scalars['String']['output'];
};

/** An article that is fetched from its shelf, and for whom; a bundle is its parts. */
export type PickItem = {
  name: Scalars['String']['output'];
  options: Array<OrderOption>;
  /** A picture of it, as the shop shows it. */
  picture?: Maybe<Scalars['String']['output']>;
  /** What was planned first, first. */
  pieces: Array<PickPiece>;
  quantity: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
};

export type PickList = {
  /** Canceled on its way to a branch and not taken in again: it comes back. 200 at most. */
  canceled: Array<SourceShipment>;
  /** There are more shipments than these. */
  hasMore: Scalars['Boolean']['output'];
  /** What somebody has waited for longest, first. */
  items: Array<PickItem>;
  /** Packed there and not sent yet, or on its way to a branch; 200 at most. */
  packed: Array<SourceShipment>;
  /** These shipments, in the same order. */
  parcels: Array<SourceShipment>;
  /** How many shipments it is for: those planned first, at most 200. */
  shipments: Scalars['Int']['output'];
  source: Scalars['String']['output'];
  /** The oldest first, 50 at most. */
  toPlan: Array<OrderToPlan>;
};

/** Pieces that one shipment needs of an article. */
export type PickPiece = {
  lineId: Scalars['Int']['output'];
  order: Scalars['String']['output'];
  /** How many of it belong to one piece of the line: more than 1 in a bundle. */
  perLine: Scalars['Int']['output'];
  plannedAt?: Maybe<Scalars['DateTime']['output']>;
  quantity: Scalars['Int']['output'];
  shipment: Scalars['ID']['output'];
  state: ShipmentState;
};

export type PickupList = {
  branch: Scalars['String']['output'];
  /** Canceled and not taken in again: what was on its way here goes back to where it came from, the pieces of what lay ready here to their shelf. 200 at most. */
  canceled: Array<SourceShipment>;
  hasMore: Scalars['Boolean']['output'];
  /** What lies ready the longest, first; 200 at most. */
  items: Array<SourceShipment>;
  /** So many days something lies ready before it counts as not collected. */
  keptDays: Scalars['Int']['output'];
  /** Packed elsewhere and not here yet, the longest first; 200 at most. */
  underWay: Array<SourceShipment>;
};

export type PriceKind =
  | 'regular'
  | 'special';

/** A price with the time it applies. */
export type PricePeriod = {
  from: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: PriceKind;
  price: Money;
  state: PriceState;
  /** Null: until another one comes. */
  to?: Maybe<Scalars['DateTime']['output']>;
};

/** Another size or colour of the same product. */
export type PriceSibling = {
  name: Scalars['String']['output'];
  /** In the first store view, today; null without a price. */
  regular?: Maybe<Money>;
  sku: Scalars['ID']['output'];
};

export type PriceState =
  | 'past'
  /** It has not begun, and can still be changed or withdrawn. */
  | 'planned'
  | 'running';

/** What an approved business pays less for many pieces, and when. */
export type PriceTier = {
  /** Null: it was always so. */
  from?: Maybe<Scalars['DateTime']['output']>;
  percentOff: Scalars['Float']['output'];
  /** Of one piece, at today's price in the first store view; null without one. */
  price?: Maybe<Money>;
  /** From so many pieces on. */
  quantity: Scalars['Int']['output'];
  state: PriceState;
  /** Null: until somebody ends it. */
  to?: Maybe<Scalars['DateTime']['output']>;
};

/** An article in a list of prices. */
export type PricedArticle = {
  name: Scalars['String']['output'];
  /** The next planned change. */
  next?: Maybe<ShownPrice>;
  /** As a shopper of the first store view sees it now; null without a price. */
  now?: Maybe<ShownPrice>;
  picture?: Maybe<Scalars['String']['output']>;
  sku: Scalars['ID']['output'];
};

export type PricesResult = EditConflict | PricesSaved | Refusal | WaitsForApproval;

export type PricesSaved = {
  merged: Array<Scalars['String']['output']>;
  prices: ArticlePrices;
};

export type PrivacyCount = {
  count: Scalars['Int']['output'];
  countIsCapped: Scalars['Boolean']['output'];
  tab: PrivacyTab;
};

export type PrivacyInput = {
  customer: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  kind: PrivacyKind;
  note: Scalars['String']['input'];
  /** The day it came; today without. */
  receivedOn?: InputMaybe<Scalars['Date']['input']>;
};

/** What somebody asks of what the shop knows about them (LAW-20). */
export type PrivacyKind =
  | 'erase'
  /** A copy of everything. */
  | 'export'
  /** Something is wrong. */
  | 'rectify'
  /** Kept, but not used. */
  | 'restrict';

export type PrivacyList = {
  items: Array<PrivacyRequest>;
  page: Page;
};

export type PrivacyOrigin =
  /** The shop answers it by itself. */
  | 'account'
  /** Noted by staff: waits for a person. */
  | 'staff';

export type PrivacyRequest = {
  /** What became of it, as staff noted it. */
  answer?: Maybe<Scalars['String']['output']>;
  /** The mutations the caller may call for it as it is now. */
  can: Array<Scalars['String']['output']>;
  /** Null when the person was erased. */
  customer?: Maybe<CustomerSummary>;
  /** Less than 0 when it is late; null when it is over. */
  daysLeft?: Maybe<Scalars['Int']['output']>;
  /** A month after it came. */
  dueOn: Scalars['Date']['output'];
  /** When the shop erases them by itself. */
  eraseAfter?: Maybe<Scalars['DateTime']['output']>;
  /** Of an erasure that is open. */
  erasure?: Maybe<Erasure>;
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  handledBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Somebody asked for the erasure, and nobody else has decided yet. */
  isWaiting: Scalars['Boolean']['output'];
  kind: PrivacyKind;
  /** What was asked, as staff noted it. */
  note?: Maybe<Scalars['String']['output']>;
  origin: PrivacyOrigin;
  receivedAt: Scalars['DateTime']['output'];
  state: PrivacyState;
  version: Scalars['Int']['output'];
};

export type PrivacyResult = PrivacyRequest | Refusal;

export type PrivacyState =
  | 'done'
  | 'open'
  | 'refused'
  /** The customer thought again, or was erased before. */
  | 'withdrawn';

export type PrivacyTab =
  | 'closed'
  /** Waits for a person. */
  | 'open'
  /** Erasures from the account, in their days of grace. */
  | 'planned';

export type Product = {
  /** Where shoppers find it; empty while it is not in the shop. */
  addresses: Array<ProductAddress>;
  /** Codes of the attributes it is chosen by, in order. */
  axes: Array<Scalars['String']['output']>;
  /** The mutations the caller may call for it as it is now. */
  can: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  findings: Array<ProductFinding>;
  isEnabled: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Those that its links and groups name. */
  named: Array<ProductRef>;
  /** The product it is a variant of. */
  parent?: Maybe<ProductRef>;
  picture?: Maybe<Scalars['String']['output']>;
  pictures: Array<ProductPicture>;
  prices: Array<ProductPrice>;
  sku: Scalars['ID']['output'];
  stock: Array<SourceStock>;
  type: ProductType;
  updatedAt: Scalars['DateTime']['output'];
  /** What can be edited, by the paths of `editProduct`. */
  values: Scalars['JSON']['output'];
  variants: Array<ProductVariant>;
  version: Scalars['Int']['output'];
};

export type ProductAddress = {
  store: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type ProductAttribute = {
  code: Scalars['String']['output'];
  input: ProductInputKind;
  /** Lists are filtered by it. */
  isFilterable: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  options: Array<ProductOption>;
};

export type ProductAttributeFilter = {
  code: Scalars['String']['input'];
  /** The id of an option; of what is so or not `yes` or `no`. */
  value: Scalars['String']['input'];
};

export type ProductBrand = {
  euResponsible?: Maybe<ProductMaker>;
  id: Scalars['ID']['output'];
  maker: ProductMaker;
  title: Scalars['String']['output'];
};

export type ProductCategory = {
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** From the top, without itself. */
  path: Array<Scalars['String']['output']>;
};

/** What values of a product may name, in the language of who looks. */
export type ProductChoices = {
  attributes: Array<ProductAttribute>;
  brands: Array<ProductBrand>;
  care: Array<ProductWord>;
  categories: Array<ProductCategory>;
  /** LAW-15: the fibres there are. */
  fibres: Array<ProductWord>;
  /** What parts of products and their materials are called, by store view; what most have first. */
  materialWords: Array<Scalars['JSON']['output']>;
  sizeCharts: Array<SizeChartChoice>;
  stores: Array<ProductStore>;
};

export type ProductFilter = {
  /** What it, or one of its variants, has of each of these. */
  attributes?: InputMaybe<Array<ProductAttributeFilter>>;
  /** Of a brand. */
  brand?: InputMaybe<Scalars['ID']['input']>;
  /** In a category. */
  category?: InputMaybe<Scalars['ID']['input']>;
  missing?: InputMaybe<ProductFindingCode>;
  type?: InputMaybe<ProductType>;
};

export type ProductFinding = {
  code: ProductFindingCode;
  /** It keeps the product out of the shop; others only warn. */
  forbids: Scalars['Boolean']['output'];
  /** Codes of the store views it is about; empty: all. */
  views: Array<Scalars['String']['output']>;
};

/** What a product must have before it is in the shop (name, maker, composition, price, picture), and what it had better have. */
export type ProductFindingCode =
  /** A picture without words for who does not see it. */
  | 'alt'
  /** LAW-11: a green claim without its proof. */
  | 'claim'
  /** LAW-15: what it is made of. */
  | 'composition'
  /** LAW-14: the brand names the maker. */
  | 'maker'
  | 'name'
  | 'picture'
  | 'price'
  /** A language in which it has no name or no description. */
  | 'text';

export type ProductInputKind =
  | 'boolean'
  | 'multiselect'
  | 'select'
  | 'text';

export type ProductList = {
  items: Array<ProductSummary>;
  page: Page;
};

export type ProductMaker = {
  email: Scalars['String']['output'];
  lines: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

export type ProductOption = {
  code: Scalars['String']['output'];
  /** Of its swatch, where it has one. */
  colour?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

export type ProductPicture = {
  hash: Scalars['ID']['output'];
  path: Scalars['String']['output'];
};

/** What a product costs today in a store view. */
export type ProductPrice = {
  final: Money;
  /** LAW-03: the lowest price of the 30 days before, where a reduction is announced. */
  reference?: Maybe<Money>;
  regular: Money;
  store: Scalars['String']['output'];
};

/** Another product that this one names. */
export type ProductRef = {
  id: Scalars['ID']['output'];
  isEnabled: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  picture?: Maybe<Scalars['String']['output']>;
  sku: Scalars['ID']['output'];
};

/** A product was changed; `merged` are fields that others had changed meanwhile and that stay theirs. */
export type ProductSaved = {
  merged: Array<Scalars['String']['output']>;
  product: Product;
};

/** Why a text finds a product, or does not: the numbers of the search itself. */
export type ProductSearchMatch = {
  /** How the text was read, where that is not as it was written. */
  corrected?: Maybe<Scalars['String']['output']>;
  /** How many products the text finds, before filters. */
  found: Scalars['Int']['output'];
  phraseScore: Scalars['Float']['output'];
  popularity: Scalars['Float']['output'];
  /** Null: not found. */
  rank?: Maybe<Scalars['Int']['output']>;
  score: Scalars['Float']['output'];
  /** Sizes of the text that the product has. */
  sizes: Array<Scalars['String']['output']>;
  words: Array<SearchWord>;
};

/** A store view whose texts a product may have. */
export type ProductStore = {
  code: Scalars['String']['output'];
  /** The view whose texts it takes where it has none. */
  fallback?: Maybe<Scalars['String']['output']>;
  language: StaffLanguage;
  name: Scalars['String']['output'];
};

/** A product in a list, called as in the language of who looks; variants stand on the page of theirs. */
export type ProductSummary = {
  id: Scalars['ID']['output'];
  isEnabled: Scalars['Boolean']['output'];
  missing: Array<ProductFindingCode>;
  name: Scalars['String']['output'];
  picture?: Maybe<Scalars['String']['output']>;
  /** What the cheapest costs today; null when it has no price. */
  price?: Maybe<Money>;
  sku: Scalars['ID']['output'];
  /** Pieces in all stores; null for what is made to order or consists of other products. */
  stock?: Maybe<Scalars['Int']['output']>;
  type: ProductType;
  variants: Scalars['Int']['output'];
};

export type ProductTab =
  | 'all'
  /** Something is missing that a product must have, or had better have. */
  | 'incomplete'
  | 'off'
  /** In the shop. */
  | 'on';

export type ProductTabCount = {
  count: Scalars['Int']['output'];
  countIsCapped: Scalars['Boolean']['output'];
  tab: ProductTab;
};

export type ProductType =
  | 'bundle'
  | 'configurable'
  | 'grouped'
  | 'simple'
  | 'virtual';

/** One combination of what a product is chosen by. */
export type ProductVariant = {
  id: Scalars['ID']['output'];
  isEnabled: Scalars['Boolean']['output'];
  options: Array<Scalars['String']['output']>;
  /** In their order. */
  pictures: Array<VariantPicture>;
  price?: Maybe<Money>;
  /** Without a reduction. */
  regular?: Maybe<Money>;
  sku: Scalars['ID']['output'];
  stock: Array<SourceStock>;
  /** Ids of the same, in the order of the axes. */
  values: Array<Scalars['ID']['output']>;
  version: Scalars['Int']['output'];
  weightGrams?: Maybe<Scalars['Int']['output']>;
};

export type ProductWord = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** The root of reading; every domain extends it. */
export type Query = {
  /** What the caller asked for and what they may decide, newest first. */
  approvals: Array<ApprovalRequest>;
  articlePrices: ArticlePrices;
  attribute: Attribute;
  /** In the order of filters and of what pages of products list. */
  attributes: Array<AttributeSummary>;
  audit: AuditList;
  /** What most wait for first. Whoever confirmed is told by mail as soon as pieces are there. */
  awaitedArticles: AwaitedArticleList;
  /** The branches the caller may look at, in the order of the shop. Whoever takes a `branch` narrows what is shown to it, and never widens it. */
  branches: Array<Branch>;
  brand: Brand;
  /** By name. */
  brands: Array<BrandSummary>;
  /** Rows of a run by line, 100 at a time. */
  bulkRows: BulkRows;
  bulkRun: BulkRun;
  /** The newest 50, or those of some kinds. */
  bulkRuns: Array<BulkRun>;
  campaign: Campaign;
  /** Those that touch these days, the one that begins first first. `month` is the first of `months`, e.g. `2026-12`. */
  campaignCalendar: Array<CalendarCampaign>;
  /** What shoppers will see, by the same rules as the storefront. */
  campaignCheck: CampaignCheck;
  campaignChoices: CampaignChoices;
  /** The one that begins last first. `list.search` is a part of its name. */
  campaigns: CampaignList;
  /** What waits for whoever may decide about campaigns. */
  campaignsToApprove: Array<ApprovalRequest>;
  /**
   * `at` is as a clock in the branches shows it: `2026-12-01T09:00`. By SKU or words; without a search what planned campaigns are about then.
   * By the function that prices come from in the shop.
   */
  cardPreview: Array<CardPreview>;
  categories: CategoryTree;
  category: Category;
  /** The place behind all products of a category: of one that is put into it. */
  categoryEnd: Scalars['Int']['output'];
  /** By any of its codes. */
  coupon: Coupon;
  couponChoices: CouponChoices;
  couponTest: CouponTest;
  /** The newest first. */
  couponUses: CouponUseList;
  /** The newest first. `list.search` is a part of a code or of the words beside it. */
  coupons: CouponList;
  customerTabs: Array<CustomerTabCount>;
  /** Asks the tax office about the number of a business. */
  customerVat: VatResult;
  /** The newest first. Every word of `list.search` begins a word of the customer: number, names, e-mail, company, telephone. */
  customers: CustomerList;
  entrance: Entrance;
  /** By the beginning of a SKU, or by all words in the name; ten at most. */
  exchangeArticles: Array<ExchangeArticle>;
  exchangePreview: ExchangePreviewResult;
  exchangeSizes: Array<ExchangeSize>;
  /**
   * What the caller may see and every word of the text begins a word of: of an order its number, names, SKUs and parcels, and for who may see
   * them mail and telephone; of a return the same, and its own number; of a customer number, names, mail address, company and telephone, for
   * who may see customers; of a product SKU and names. The newest first, eight orders and returns, five customers and five products at most; less than two characters find nothing.
   */
  find: Array<Hit>;
  giftCard: GiftCard;
  /** For who stands at the counter with a card of any branch. Wrong codes are counted; after some the caller has to wait. */
  giftCardOfCode: HeldGiftCardResult;
  giftCardTabs: Array<GiftCardTabCount>;
  /** The newest first. `list.search` is a number, the last four signs of a code, or the number of a return; never a whole code. */
  giftCards: GiftCardList;
  /** Null when the link is unknown, used or old. */
  invitation?: Maybe<Invitation>;
  /** Which of these files need not be sent: at most 200 at once. */
  knownMedia: Array<KnownMedia>;
  mailPreview: MailPreviewResult;
  me: Me;
  /** The newest first. Every word of `list.search` begins a word of the picture: its name, its tags, its alt texts. */
  media: MediaList;
  mediaAsset: MediaAsset;
  mediaTabs: Array<MediaTabCount>;
  /** The tags there are, the most used first. */
  mediaTags: Array<Scalars['String']['output']>;
  /** Everything that names it now, orders included. */
  mediaUses: MediaUses;
  mergePreview: MergePreviewResult;
  message: Message;
  messageCounts: Array<MessageCount>;
  messageForms: Array<MessageForm>;
  /** Who may be given a message of the caller's branches. */
  messageHandlers: Array<MessageHandler>;
  /** What waits: the oldest first; all else: the newest first. `list.search` stands in something that was typed. */
  messages: MessageList;
  order: Order;
  /** With the name of an account for who may see customers. */
  orderChoices: OrderChoices;
  /** Who else has an order open, and tells them that it is open here, or no longer. Nothing is written: it is forgotten with the connection. News of it are `company` of the event stream. */
  orderCompany: Array<Colleague>;
  orderTabs: Array<OrderTabCount>;
  /** The newest first. `list.after` goes on behind a row, `list.before` before one. Every word of `list.search` begins a word of the order. */
  orders: OrderList;
  /** What `navigator.credentials.create` takes, for who has a link of an invitation. */
  passkeyInvitationOptions: Scalars['JSON']['output'];
  /** What `navigator.credentials.get` takes, for a log-in without a name. What these four give works once and for five minutes. */
  passkeyLogInOptions: Scalars['JSON']['output'];
  /** What `navigator.credentials.create` takes, for one more passkey of the caller. */
  passkeyRegistrationOptions: Scalars['JSON']['output'];
  /** What `navigator.credentials.get` takes, for one of the caller's passkeys: as the second factor, or to show it again. */
  passkeyStepUpOptions: Scalars['JSON']['output'];
  /** What is to be fetched at a source for shipments that are planned or being picked, together by article. */
  pickList: PickList;
  /** What lies ready in a branch, what nobody came for, and what is on its way there. */
  pickups: PickupList;
  /** By SKU or words; without a search those whose price changes next. */
  pricedArticles: Array<PricedArticle>;
  privacyCounts: Array<PrivacyCount>;
  privacyRequest: PrivacyRequest;
  /** What waits: the oldest first; all else: the newest first. */
  privacyRequests: PrivacyList;
  product: Product;
  productChoices: ProductChoices;
  /** In a store view; null for a product that nothing finds there, since it is not in its shop. */
  productSearchMatch?: Maybe<ProductSearchMatch>;
  productTabs: Array<ProductTabCount>;
  /** The newest first. Every word of `list.search` begins a word of the product: SKU, names in every language; or it is the SKU of a variant. */
  products: ProductList;
  refundPreview: RefundPreviewResult;
  /** Refunds that wait for a decision. */
  refundsToApprove: Array<ApprovalRequest>;
  /** By its number, also as it was scanned. What has not been received anywhere, every branch may open: the goods may come there. */
  return: Return;
  returnSettings: ReturnSettings;
  returnTabs: Array<ReturnTabCount>;
  /** Lines of an order that can come back; for an order of another branch, with the family name of who ordered, and an entry in the log. */
  returnable: ReturnableResult;
  /** The newest first. Every word of `list.search` begins a word of the return: its number, the order, names, SKUs. */
  returns: ReturnList;
  /** Null when it is gone. */
  review?: Maybe<Review>;
  reviewCounts: Array<ReviewCount>;
  /** Those that wait: the oldest first; all others: the newest first. `list.search` is a SKU, or words of the review. */
  reviews: ReviewList;
  /** By SKU, or by words of the name; ten at most. */
  revisionArticles: Array<RevisionArticle>;
  revisionChoices: RevisionChoices;
  revisionPreview: RevisionPreviewResult;
  roles: Array<RoleInfo>;
  /** One's own, then those that others share, by name. */
  savedViews: Array<SavedView>;
  settlementPreview: SettlementPreviewResult;
  /** A dry run of changes that the caller has sent to `/staff/upload` as `sheet`: a line of JSON for each product, `{ id, version, changes }`. */
  sheetCheck: SheetCheckResult;
  /**
   * Products of a list, 500 at a time, or of SKUs; with up to 30 fields as `editProduct` calls them: columns, attributes and texts. For who may
   * see prices `regular.nl.now` too, as `editPrices` calls it: cents, or cents by SKU where sizes differ.
   */
  sheetRows: SheetRows;
  sizeChart: SizeChart;
  sizeCharts: Array<SizeChartSummary>;
  staff: StaffList;
  staffMember: StaffAccount;
  subscriptionCounts: Array<SubscriptionCount>;
  /** The newest request first. `list.search` is how an address begins. */
  subscriptions: SubscriptionList;
  /** What can be bought, by SKU or by words, in the language of a store view. */
  telephoneArticles: Array<TelephoneArticle>;
  telephoneChoices: TelephoneChoices;
  /** Null when the address has no account. */
  telephoneCustomer?: Maybe<TelephoneCustomer>;
  /** Null when it is gone. */
  telephoneOrder?: Maybe<TelephoneOrder>;
  /** The newest first; they are kept until 30 days after their link has ended. */
  telephoneOrders: TelephoneOrderList;
  telephoneQuote: TelephoneQuote;
  thresholds: Thresholds;
  /** In one branch: what is of none is counted as ever. */
  today: Today;
};


/** The root of reading; every domain extends it. */
export type QueryArticlePricesArgs = {
  sku: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryAttributeArgs = {
  code: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryAuditArgs = {
  filter?: InputMaybe<AuditFilter>;
  list: ListInput;
};


/** The root of reading; every domain extends it. */
export type QueryAwaitedArticlesArgs = {
  list: ListInput;
};


/** The root of reading; every domain extends it. */
export type QueryBrandArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryBulkRowsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  run: Scalars['ID']['input'];
  state?: InputMaybe<BulkRowState>;
};


/** The root of reading; every domain extends it. */
export type QueryBulkRunArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryBulkRunsArgs = {
  kinds?: InputMaybe<Array<BulkKind>>;
};


/** The root of reading; every domain extends it. */
export type QueryCampaignArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryCampaignCalendarArgs = {
  month: Scalars['String']['input'];
  months?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryCampaignCheckArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  lines?: InputMaybe<CampaignLines>;
};


/** The root of reading; every domain extends it. */
export type QueryCampaignsArgs = {
  list: ListInput;
  tab?: InputMaybe<CampaignTab>;
};


/** The root of reading; every domain extends it. */
export type QueryCardPreviewArgs = {
  at: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  store: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryCategoryEndArgs = {
  category: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryCouponArgs = {
  code: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryCouponTestArgs = {
  input: CouponTestInput;
};


/** The root of reading; every domain extends it. */
export type QueryCouponUsesArgs = {
  code: Scalars['ID']['input'];
  list: ListInput;
};


/** The root of reading; every domain extends it. */
export type QueryCouponsArgs = {
  list: ListInput;
  tab?: InputMaybe<CouponTab>;
};


/** The root of reading; every domain extends it. */
export type QueryCustomerVatArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryCustomersArgs = {
  list: ListInput;
  tab?: InputMaybe<CustomerTab>;
};


/** The root of reading; every domain extends it. */
export type QueryExchangeArticlesArgs = {
  id: Scalars['ID']['input'];
  search: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryExchangePreviewArgs = {
  id: Scalars['ID']['input'];
  lines: Array<ExchangeLineInput>;
};


/** The root of reading; every domain extends it. */
export type QueryExchangeSizesArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryFindArgs = {
  text: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryGiftCardArgs = {
  number: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryGiftCardOfCodeArgs = {
  code: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryGiftCardsArgs = {
  list: ListInput;
  tab?: InputMaybe<GiftCardTab>;
};


/** The root of reading; every domain extends it. */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryKnownMediaArgs = {
  digests: Array<Scalars['ID']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryMailPreviewArgs = {
  mail: Scalars['ID']['input'];
  order: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryMediaArgs = {
  filter?: InputMaybe<MediaFilter>;
  list: ListInput;
  tab?: InputMaybe<MediaTab>;
};


/** The root of reading; every domain extends it. */
export type QueryMediaAssetArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryMediaUsesArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryMergePreviewArgs = {
  loser: Scalars['ID']['input'];
  winner: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryMessageArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryMessagesArgs = {
  form?: InputMaybe<Scalars['String']['input']>;
  list: ListInput;
  tab?: InputMaybe<MessageTab>;
};


/** The root of reading; every domain extends it. */
export type QueryOrderArgs = {
  number: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryOrderChoicesArgs = {
  customer?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryOrderCompanyArgs = {
  doing: Doing;
  number: Scalars['String']['input'];
  window: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryOrderTabsArgs = {
  branch?: InputMaybe<Scalars['String']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  list: ListInput;
  sort?: InputMaybe<OrderSort>;
  tab?: InputMaybe<OrderTab>;
};


/** The root of reading; every domain extends it. */
export type QueryPasskeyInvitationOptionsArgs = {
  token: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryPickListArgs = {
  source: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryPickupsArgs = {
  branch: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryPricedArticlesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryPrivacyRequestArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryPrivacyRequestsArgs = {
  list: ListInput;
  tab?: InputMaybe<PrivacyTab>;
};


/** The root of reading; every domain extends it. */
export type QueryProductArgs = {
  sku: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryProductSearchMatchArgs = {
  sku: Scalars['ID']['input'];
  store: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilter>;
  list: ListInput;
  tab?: InputMaybe<ProductTab>;
};


/** The root of reading; every domain extends it. */
export type QueryRefundPreviewArgs = {
  input: RefundInput;
};


/** The root of reading; every domain extends it. */
export type QueryReturnArgs = {
  number: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryReturnTabsArgs = {
  branch?: InputMaybe<Scalars['String']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryReturnableArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  order: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryReturnsArgs = {
  filter?: InputMaybe<ReturnFilter>;
  list: ListInput;
  sort?: InputMaybe<ReturnSort>;
  tab?: InputMaybe<ReturnTab>;
};


/** The root of reading; every domain extends it. */
export type QueryReviewArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryReviewsArgs = {
  filter?: InputMaybe<ReviewFilter>;
  list: ListInput;
  status?: InputMaybe<ReviewStatus>;
};


/** The root of reading; every domain extends it. */
export type QueryRevisionArticlesArgs = {
  order: Scalars['String']['input'];
  search: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryRevisionChoicesArgs = {
  order: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryRevisionPreviewArgs = {
  input: RevisionInput;
};


/** The root of reading; every domain extends it. */
export type QuerySavedViewsArgs = {
  screen: ViewScreen;
};


/** The root of reading; every domain extends it. */
export type QuerySettlementPreviewArgs = {
  id: Scalars['ID']['input'];
  lines: Array<LineQuantity>;
};


/** The root of reading; every domain extends it. */
export type QuerySheetCheckArgs = {
  upload: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QuerySheetRowsArgs = {
  fields: Array<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  list: ListInput;
  skus?: InputMaybe<Array<Scalars['ID']['input']>>;
  tab?: InputMaybe<ProductTab>;
};


/** The root of reading; every domain extends it. */
export type QuerySizeChartArgs = {
  key: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryStaffArgs = {
  branch?: InputMaybe<Scalars['String']['input']>;
  list: ListInput;
};


/** The root of reading; every domain extends it. */
export type QueryStaffMemberArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QuerySubscriptionsArgs = {
  list: ListInput;
  state?: InputMaybe<SubscriptionState>;
};


/** The root of reading; every domain extends it. */
export type QueryTelephoneArticlesArgs = {
  store: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryTelephoneCustomerArgs = {
  email: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryTelephoneOrderArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryTelephoneOrdersArgs = {
  list: ListInput;
};


/** The root of reading; every domain extends it. */
export type QueryTelephoneQuoteArgs = {
  wish: TelephoneWishInput;
};


/** The root of reading; every domain extends it. */
export type QueryTodayArgs = {
  branch?: InputMaybe<Scalars['String']['input']>;
};

/** Pieces that came, by line of the order; also lines that nobody announced. */
export type ReceivedInput = {
  lineId: Scalars['Int']['input'];
  quantity: Scalars['Int']['input'];
};

/** Shown once; each works once. */
export type RecoveryCodes = {
  codes: Array<Scalars['String']['output']>;
};

export type Refund = {
  adjustment: Money;
  at: Scalars['DateTime']['output'];
  /** What of it goes back in money; the rest pays what the same edit added. */
  back: Money;
  /** The provider never said whether it took it. */
  isUnanswered: Scalars['Boolean']['output'];
  lines: Array<LinePieces>;
  number: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
  /** The edit it was written for. */
  revision?: Maybe<Scalars['Int']['output']>;
  shipping: Money;
  state: RefundState;
  tax: Money;
  total: Money;
};

export type RefundInput = {
  adjustment: Scalars['Int']['input'];
  /** The pieces have not left and never will; otherwise those that were sent are meant first. */
  isUnsent?: InputMaybe<Scalars['Boolean']['input']>;
  key: Scalars['ID']['input'];
  lines: Array<LineQuantity>;
  order: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  /** Delivery costs and anything else, in cents; what is kept is negative. */
  shipping: Scalars['Int']['input'];
  /** What the preview said: another amount is refused. */
  total?: InputMaybe<Scalars['Int']['input']>;
};

export type RefundLine = {
  amount: Money;
  lineId: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  /** How many of them never leave. */
  unsent: Scalars['Int']['output'];
};

/** What a refund would be; nothing is written. */
export type RefundPreview = {
  /** The way it was paid, which is the way it goes back. */
  goesBackBy: Scalars['String']['output'];
  lines: Array<RefundLine>;
  tax: Money;
  /** VAT by rate. */
  taxes: Array<TaxShare>;
  total: Money;
  /** Why somebody else decides about it; null when it is given at once. */
  waitsFor?: Maybe<Scalars['String']['output']>;
};

export type RefundPreviewResult = RefundPreview | Refusal;

export type RefundState =
  | 'done'
  | 'failed'
  | 'requested';

/** Why a change was not made; nothing was written. */
export type Refusal = {
  /** What of the input it is about, e.g. the SKUs that there are not. */
  about: Array<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

/** Why a review is not shown (LAW-16): a reason of law. That an opinion is bad is none. */
export type RefusalGround =
  /** It advertises something, or leads to another shop. */
  | 'advertising'
  /** Words or a mark that belong to somebody else. */
  | 'foreignRights'
  /** It insults or threatens somebody, or incites to hatred. */
  | 'insult'
  /** Its writer does not know the product: invented, paid for, or by a competitor. */
  | 'notGenuine'
  /** It tells of a person by name or in another way that concerns nobody. */
  | 'personalData';

export type RemoveBrandResult = BrandRemoved | Refusal | WaitsForApproval;

export type RemoveCategoryResult = CategoryRemoved | Refusal | WaitsForApproval;

export type RemoveSizeChartResult = Refusal | SizeChartRemoved | WaitsForApproval;

export type RemoveViewResult = Refusal | ViewRemoved;

export type ReplaceMediaResult = EditConflict | MediaReplaced | Refusal | WaitsForApproval;

export type ReplyReviewInput = {
  /** The answer that was there when this one was written; another one is not overwritten. */
  base?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  /** Null takes the answer away. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type ReplyReviewResult = Refusal | Review;

export type Return = {
  branch?: Maybe<Scalars['String']['output']>;
  /** The mutations the caller may call for it as it is now: inspectReturn, settleReturn, exchangeReturn, assignReturn, printReturnSlip. */
  can: Array<Scalars['String']['output']>;
  /** Whether the caller may open the order. */
  canOpenOrder: Scalars['Boolean']['output'];
  country?: Maybe<Scalars['String']['output']>;
  daysLeft?: Maybe<Scalars['Int']['output']>;
  /** The last day of the period (LAW-08); null while nothing was delivered, or it is no withdrawal. */
  deadline?: Maybe<Scalars['Date']['output']>;
  /** The day it is counted from, and whether the carrier said so; else it is the day the parcel left. */
  deliveredOn?: Maybe<Scalars['Date']['output']>;
  goodsDueOn?: Maybe<Scalars['Date']['output']>;
  /** The number. */
  id: Scalars['ID']['output'];
  isDeliveryKnown: Scalars['Boolean']['output'];
  isOrderKnown: Scalars['Boolean']['output'];
  kind: ReturnKind;
  lines: Array<ReturnLine>;
  marks: Array<ReturnMark>;
  /** States the caller may move it to now. */
  moves: Array<ReturnMove>;
  name?: Maybe<Scalars['String']['output']>;
  number: Scalars['String']['output'];
  order: Scalars['String']['output'];
  /** Oldest first. */
  photos: Array<ReturnPhoto>;
  refundDueOn?: Maybe<Scalars['Date']['output']>;
  registeredBy?: Maybe<Scalars['String']['output']>;
  /** Why it was rejected; null when it is not. */
  rejection?: Maybe<Scalars['String']['output']>;
  settlements: Array<ReturnSettlement>;
  /** What settleReturn would say without `why`: whether the pieces were looked at, or only good will gives now. */
  settlesAsGoodWill: Scalars['Boolean']['output'];
  state: ReturnState;
  statedAt: Scalars['DateTime']['output'];
  statement?: Maybe<ReturnStatement>;
  steps: Array<ReturnStep>;
  version: Scalars['Int']['output'];
  way: ReturnWay;
};

/** How a piece came back. */
export type ReturnCondition =
  | 'as_new'
  | 'damaged'
  | 'incomplete'
  | 'opened'
  | 'worn';

export type ReturnCountry = {
  /** Lines of the address; empty: the address of the shop. */
  address: Array<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  isPaidByShop: Scalars['Boolean']['output'];
};

/** The order that is given for pieces of a return. */
export type ReturnExchange = {
  canOpenOrder: Scalars['Boolean']['output'];
  /** The customer has to order and pay it first (LAW-07). */
  isOffer: Scalars['Boolean']['output'];
  lines: Array<ExchangedLine>;
  order: Scalars['String']['output'];
  status: OrderStatus;
  toPay: Money;
  /** So long its pieces are held for them. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type ReturnFilter = {
  /** Where it was received, or, while it is not here, where its order is of. */
  branch?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<Array<ReturnKind>>;
  state?: InputMaybe<Array<ReturnState>>;
  statedFrom?: InputMaybe<Scalars['Date']['input']>;
  statedTo?: InputMaybe<Scalars['Date']['input']>;
};

/** What was found when some pieces of a line were looked at. */
export type ReturnFinding = {
  condition: ReturnCondition;
  disposition: Disposition;
  quantity: Scalars['Int']['output'];
  /** What the customer bears for handling beyond trying on, of these pieces together, with the sentence they read. */
  valueLoss: Money;
  valueLossReason?: Maybe<Scalars['String']['output']>;
};

/** The gift card that has the money of a settlement. */
export type ReturnGiftCard = {
  /** Whether the caller may show its first code now: showReturnGiftCard. */
  canShowCode: Scalars['Boolean']['output'];
  /** Whether a code of it was shown to anybody. */
  hasCode: Scalars['Boolean']['output'];
  number: Scalars['ID']['output'];
};

export type ReturnInput = {
  key: Scalars['ID']['input'];
  kind: ReturnKind;
  lines: Array<ReturnLineInput>;
  /** For an order of another branch: the family name of who ordered, as they show it. */
  name?: InputMaybe<Scalars['String']['input']>;
  order: Scalars['String']['input'];
  /** When the customer said so; now, when it is left out. */
  statedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Why something comes back. Only withdrawals have the clock of LAW-08. */
export type ReturnKind =
  | 'return'
  | 'warranty'
  | 'withdrawal';

/** A line of the order, with what comes back of it. */
export type ReturnLine = {
  findings: Array<ReturnFinding>;
  isMadeToMeasure: Scalars['Boolean']['output'];
  /** Of the order. */
  lineId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Can be settled, as it is now. */
  open: Scalars['Int']['output'];
  options: Array<OrderOption>;
  picture?: Maybe<Scalars['String']['output']>;
  /** Announced; 0: it came although nobody said so. */
  quantity: Scalars['Int']['output'];
  reason?: Maybe<ReturnReason>;
  received: Scalars['Int']['output'];
  /** Will not be: refused, or it never came. */
  refused: Scalars['Int']['output'];
  /** How many have left the shop. */
  sent: Scalars['Int']['output'];
  /** Given back in money. */
  settled: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  /** What one piece cost after the coupon. */
  unit: Money;
};

export type ReturnLineInput = {
  lineId: Scalars['Int']['input'];
  quantity: Scalars['Int']['input'];
  reason?: InputMaybe<ReturnReason>;
};

export type ReturnList = {
  items: Array<ReturnSummary>;
  page: Page;
};

/** What a person has to look at before deciding. The shop refuses none of them by itself. */
export type ReturnMark =
  /** A business has no right of withdrawal. */
  | 'business'
  /** Stated after the last day of the period. */
  | 'late'
  /** A piece of it was made for this customer. */
  | 'made_to_measure'
  /** Nothing of the order has left yet. */
  | 'not_sent'
  /** Names an article the order does not have, or more pieces than were sent. */
  | 'other_pieces'
  /** Some of its pieces were stated before. */
  | 'second_statement'
  /** No order has the number that was typed. */
  | 'unknown_order'
  /** Stated from another address than the one of the order, without its link. */
  | 'unverified';

/** A state the caller may move a return to now, and what it needs. */
export type ReturnMove = {
  needsReason: Scalars['Boolean']['output'];
  to: ReturnState;
};

/** A photograph of goods that came back: pixels alone, without the place or the time it was taken at. */
export type ReturnPhoto = {
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  picture: Scalars['String']['output'];
  /** Addresses of the back office, for who may see the return. */
  thumb: Scalars['String']['output'];
  /** Of the picture, upright. */
  width: Scalars['Int']['output'];
};

/** Never asked of a customer (LAW-08); what they say helps buying. */
export type ReturnReason =
  | 'changed_mind'
  | 'colour'
  | 'damaged'
  | 'late'
  | 'length'
  | 'none'
  | 'quality'
  | 'too_large'
  | 'too_small'
  | 'wrong_item';

export type ReturnResult = Refusal | Return | WaitsForApproval;

/** Who pays for the way back and where it goes, by country. */
export type ReturnSettings = {
  countries: Array<ReturnCountry>;
  /** Days the goods may come after their day, before a return expires. */
  graceDays: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type ReturnSettingsResult = EditConflict | Refusal | ReturnSettingsSaved | WaitsForApproval;

export type ReturnSettingsSaved = {
  merged: Array<Scalars['String']['output']>;
  settings: ReturnSettings;
};

export type ReturnSettlement = {
  at: Scalars['DateTime']['output'];
  /** Of it: standard delivery, because everything went back. */
  delivery: Money;
  /** Null: money is given. */
  exchange?: Maybe<ReturnExchange>;
  /** Null: the money goes back as it came. */
  giftCard?: Maybe<ReturnGiftCard>;
  lines: Array<LinePieces>;
  /** Number of the credit note; null while the customer has not ordered what is offered in exchange. */
  refund?: Maybe<Scalars['ID']['output']>;
  refundState?: Maybe<RefundState>;
  total: Money;
  /** Before the goods were looked at: why. */
  why?: Maybe<Scalars['String']['output']>;
};

export type ReturnSort =
  /** The first due first; what is due on no day last. */
  | 'due'
  | 'newest'
  | 'oldest';

export type ReturnState =
  | 'accepted'
  /** Stated, and nobody has decided. */
  | 'announced'
  | 'closed'
  /** The goods did not come in time. */
  | 'expired'
  /** On its way, with proof of dispatch. */
  | 'in_transit'
  | 'inspected'
  /** Here, at the branch it came to. */
  | 'received'
  | 'rejected';

/** The statement, exactly as it was typed (LAW-08). */
export type ReturnStatement = {
  email?: Maybe<Scalars['String']['output']>;
  isVerified?: Maybe<Scalars['Boolean']['output']>;
  /** Empty: the whole order. */
  items: Array<ReturnStatementItem>;
  message?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  orderNumber: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** H-2026-000123. */
  reference: Scalars['String']['output'];
  /** Where it stands, in the words of withdrawals. */
  state: Scalars['String']['output'];
};

export type ReturnStatementItem = {
  quantity: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
};

/** A step of a return, oldest first. */
export type ReturnStep = {
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  state: ReturnState;
};

/** A return in a list. */
export type ReturnSummary = {
  /** Where it was received. */
  branch?: Maybe<Scalars['String']['output']>;
  /** Days until the first of these, less than 0 when it is past; null: nothing is due. */
  daysLeft?: Maybe<Scalars['Int']['output']>;
  /** By when the goods are sent back; null until it is accepted. */
  goodsDueOn?: Maybe<Scalars['Date']['output']>;
  /** The number. */
  id: Scalars['ID']['output'];
  isOrderKnown: Scalars['Boolean']['output'];
  kind: ReturnKind;
  marks: Array<ReturnMark>;
  /** Null when the person was erased. */
  name?: Maybe<Scalars['String']['output']>;
  /** R-2026-000123. */
  number: Scalars['String']['output'];
  /** Of the order, as the order has it; as it was typed where there is none. */
  order: Scalars['String']['output'];
  /** Announced, all lines together. */
  pieces: Scalars['Int']['output'];
  /** By when the money is back (LAW-08); null when none is due any more, or it is no withdrawal. */
  refundDueOn?: Maybe<Scalars['Date']['output']>;
  /** What all its settlements gave back. */
  refunded: Money;
  state: ReturnState;
  statedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ReturnTab =
  | 'all'
  | 'closed'
  /** Accepted, and the goods are not here. */
  | 'expected'
  /** Goods past their day, whatever was given for them. */
  | 'goodsOverdue'
  /** New statements: nobody has decided. */
  | 'new'
  /** Money or goods past their day. */
  | 'overdue'
  /** Money that has to go back, the first due first. */
  | 'refundDue'
  | 'toInspect'
  /** Excluded or unclear: it has a mark. */
  | 'unclear';

export type ReturnTabCount = {
  count: Scalars['Int']['output'];
  countIsCapped: Scalars['Boolean']['output'];
  tab: ReturnTab;
};

/** Where the goods go, and who pays for it. */
export type ReturnWay = {
  address: Array<Scalars['String']['output']>;
  isPaidByShop: Scalars['Boolean']['output'];
};

/** How the money of pieces is given. Several settlements of one return may differ. */
export type ReturnWish =
  | 'gift_card'
  /** Back as it came. */
  | 'refund';

/** What of an order can come back. */
export type Returnable = {
  /** The last day to withdraw. */
  deadline?: Maybe<Scalars['Date']['output']>;
  isLate: Scalars['Boolean']['output'];
  lines: Array<ReturnableLine>;
  name?: Maybe<Scalars['String']['output']>;
  order: Scalars['String']['output'];
};

export type ReturnableLine = {
  isMadeToMeasure: Scalars['Boolean']['output'];
  lineId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  options: Array<OrderOption>;
  picture?: Maybe<Scalars['String']['output']>;
  /** Sent, and in no other return that is open or settled. */
  returnable: Scalars['Int']['output'];
  sent: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  unit: Money;
};

export type ReturnableResult = Refusal | Returnable;

/** What somebody wrote about a product: plain text, as it was written. */
export type Review = {
  /** Null of a guest. */
  customer?: Maybe<Scalars['ID']['output']>;
  /** small, normal or large. */
  fit?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The account that wrote it had ordered the product. */
  isVerified: Scalars['Boolean']['output'];
  language: StaffLanguage;
  nickname: Scalars['String']['output'];
  /** Stars, 1 to 5. */
  priceStars: Scalars['Int']['output'];
  /** Null when the product is gone. */
  product?: Maybe<Scalars['String']['output']>;
  qualityStars: Scalars['Int']['output'];
  refusedFor?: Maybe<RefusalGround>;
  repliedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the shop answers, shown below the review in every language of the shop. */
  reply?: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  status: ReviewStatus;
  summary: Scalars['String']['output'];
  text: Scalars['String']['output'];
  writtenAt: Scalars['DateTime']['output'];
};

export type ReviewCount = {
  count: Scalars['Int']['output'];
  countIsCapped: Scalars['Boolean']['output'];
  status: ReviewStatus;
};

export type ReviewFilter = {
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most so many stars on average. */
  mostStars?: InputMaybe<Scalars['Int']['input']>;
};

export type ReviewList = {
  items: Array<Review>;
  page: Page;
};

export type ReviewStatus =
  | 'approved'
  | 'pending'
  | 'rejected';

/** How many were judged; those that were so already are not among them. */
export type ReviewsJudged = {
  changed: Scalars['Int']['output'];
};

export type RevisionAddress = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  street: Array<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
};

export type RevisionAddressInput = {
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  postcode: Scalars['String']['input'];
  prefix?: InputMaybe<Scalars['String']['input']>;
  street: Array<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type RevisionArticle = {
  available: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  options: Array<OrderOption>;
  sku: Scalars['String']['output'];
  unit: Money;
};

/** Something that an edit changes. Pieces by their number, sizes and ways of delivery by their words, a discount in cents. */
export type RevisionChange = {
  /** Of an address for who may see it. */
  from?: Maybe<Scalars['String']['output']>;
  kind: RevisionChangeKind;
  lineId?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
};

export type RevisionChangeKind =
  | 'added'
  | 'address'
  | 'delivery'
  | 'discount'
  | 'quantity'
  | 'removed'
  | 'size';

export type RevisionChoices = {
  /** Where it goes now; null when that cannot change, and for who may not see it. */
  address?: Maybe<RevisionAddress>;
  /** Where parcels go. */
  countries: Array<Scalars['String']['output']>;
  deliveries: Array<RevisionDelivery>;
  sizes: Array<RevisionSize>;
};

export type RevisionDelivery = {
  amount: Money;
  code: Scalars['String']['output'];
  isCurrent: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

export type RevisionInput = {
  address?: InputMaybe<RevisionAddressInput>;
  /** A code of `revisionChoices`. */
  delivery?: InputMaybe<Scalars['String']['input']>;
  /** Cents off the goods, beside the coupon. */
  discount?: InputMaybe<Scalars['Int']['input']>;
  key: Scalars['ID']['input'];
  lines: Array<RevisionLineInput>;
  order: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  /** What the preview said of the new total: another one is refused. */
  total?: InputMaybe<Scalars['Int']['input']>;
  /** Of the order as it was looked at: after another change it is refused. */
  version: Scalars['Int']['input'];
};

export type RevisionLine = {
  lineId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  options: Array<OrderOption>;
  quantity: Scalars['Int']['output'];
  /** After the coupon and the discount. */
  row: Money;
  sku: Scalars['String']['output'];
  unit: Money;
};

/** `lineId` alone: the line has so many pieces from now on. With `sku`: so many of its pieces become that variant. `sku` alone: a new line. */
export type RevisionLineInput = {
  lineId?: InputMaybe<Scalars['Int']['input']>;
  quantity: Scalars['Int']['input'];
  sku?: InputMaybe<Scalars['String']['input']>;
};

/** What an edit would be; nothing is written. */
export type RevisionPreview = {
  changes: Array<RevisionChange>;
  deliveryAfter: Money;
  deliveryBefore: Money;
  discountAfter: Money;
  discountBefore: Money;
  /** The way it was paid, which is the way it goes back. */
  goesBackBy: Scalars['String']['output'];
  lines: Array<RevisionLine>;
  /** It is dearer: the customer orders it, or it is not made. */
  needsCustomer: Scalars['Boolean']['output'];
  /** What goes back in money. */
  refund: Money;
  taxesAfter: Array<TaxShare>;
  taxesBefore: Array<TaxShare>;
  /** What the customer would pay. */
  toPay: Money;
  totalAfter: Money;
  totalBefore: Money;
  /** Why somebody else decides about the refund; null when nobody has to. */
  waitsFor?: Maybe<Scalars['String']['output']>;
};

export type RevisionPreviewResult = Refusal | RevisionPreview;

/** Another variant of the product of a line. */
export type RevisionSize = {
  available: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  lineId: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
};

export type RevisionState =
  | 'applied'
  | 'awaiting_customer'
  /** The customer has ordered it and has still to pay the difference. */
  | 'awaiting_payment'
  | 'declined'
  | 'expired'
  | 'withdrawn';

export type Role =
  | 'auditor'
  | 'branchManager'
  | 'branchStaff'
  | 'editor'
  | 'finance'
  | 'manager'
  | 'owner'
  | 'service';

export type RoleInfo = {
  isOfBranch: Scalars['Boolean']['output'];
  permits: Array<RolePermit>;
  role: Role;
};

export type RolePermit = {
  isOfBranch: Scalars['Boolean']['output'];
  permission: Scalars['String']['output'];
};

export type SaveViewInput = {
  isShared: Scalars['Boolean']['input'];
  key: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
  screen: ViewScreen;
};

export type SaveViewResult = Refusal | SavedView;

/** A list as somebody wants to find it again. */
export type SavedView = {
  id: Scalars['ID']['output'];
  isMine: Scalars['Boolean']['output'];
  /** Everybody with this screen sees it. */
  isShared: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** The search part of its address: view, filters and order. Neither a page nor what somebody searched for. */
  query: Scalars['String']['output'];
};

export type Scope =
  | 'BRANCH'
  | 'NONE';

export type SearchField =
  | 'brand'
  | 'category'
  | 'name'
  | 'option'
  | 'shortText'
  | 'text';

export type SearchMatchKind =
  | 'code'
  | 'compound'
  | 'exact'
  | 'prefix'
  | 'synonym'
  | 'translation'
  | 'typo';

/** A word of what was searched for, and how a product has it. */
export type SearchWord = {
  fields: Array<SearchField>;
  /** It need not be there, such as “online”. */
  isOptional: Scalars['Boolean']['output'];
  /** Null: the product does not have it. */
  kind?: Maybe<SearchMatchKind>;
  score: Scalars['Float']['output'];
  /** As the index has it. */
  terms: Array<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

/** What can be shown after a password. */
export type SecondFactor =
  | 'passkey'
  | 'recoveryCode'
  /** A code of the app. */
  | 'totp';

/** What a cart comes to, with VAT; delivery as far as it is chosen. */
export type SeenBill = {
  rows: Array<BillRow>;
  /** In the total. */
  tax: Money;
  total: Money;
};

export type SeenTier = {
  quantity: Scalars['Int']['output'];
  unit: Money;
};

export type Session = {
  browser: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  ip: Scalars['String']['output'];
  isThis: Scalars['Boolean']['output'];
  lastUsed: Scalars['DateTime']['output'];
  since: Scalars['DateTime']['output'];
  strength: Strength;
};

/** What settling would give back; nothing is written. */
export type SettlementPreview = {
  delivery: Money;
  goesBackBy: Scalars['String']['output'];
  lines: Array<RefundLine>;
  tax: Money;
  taxes: Array<TaxShare>;
  total: Money;
  valueLoss: Money;
  waitsFor?: Maybe<Scalars['String']['output']>;
};

export type SettlementPreviewResult = Refusal | SettlementPreview;

export type SheetChange = {
  after?: Maybe<Scalars['JSON']['output']>;
  before?: Maybe<Scalars['JSON']['output']>;
  field: Scalars['String']['output'];
  sku: Scalars['ID']['output'];
};

/** What a sheet would change; nothing is written. */
export type SheetCheck = {
  cells: Scalars['Int']['output'];
  /** 1,000 at most. */
  changes: Array<SheetChange>;
  /** 1,000 at most. */
  faults: Array<SheetFault>;
  /** Rows with a fault. */
  refused: Scalars['Int']['output'];
  rows: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
  /** Whether somebody else decides about it: it has more rows than the threshold. */
  waits: Scalars['Boolean']['output'];
};

export type SheetCheckResult = Refusal | SheetCheck;

/** Why a cell cannot be written; without a field it is the row. */
export type SheetFault = {
  /** A code of a refusal, `conflict` or `gone`. */
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  sku: Scalars['ID']['output'];
  /** What somebody else has written there meanwhile. */
  theirs?: Maybe<Scalars['JSON']['output']>;
};

/** A product as a row of a sheet. */
export type SheetRow = {
  name: Scalars['String']['output'];
  sku: Scalars['ID']['output'];
  type: ProductType;
  /** In the order of the fields that were asked for. */
  values: Scalars['JSON']['output'];
  version: Scalars['Int']['output'];
};

export type SheetRows = {
  items: Array<SheetRow>;
  /** A sheet has at most so many. */
  mostRows: Scalars['Int']['output'];
  next?: Maybe<Scalars['String']['output']>;
};

/** A parcel, or what is collected in a branch. */
export type Shipment = {
  /** The branch they are brought to, where it is collected; then packed means under way. Null: it is sent, or collected where it was picked. */
  broughtTo?: Maybe<Scalars['String']['output']>;
  /** Where the caller may move it now. */
  can: Array<ShipmentState>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  kind: ShipmentKind;
  lines: Array<LinePieces>;
  number: Scalars['ID']['output'];
  /** Packed, or ready to be collected. */
  packedAt?: Maybe<Scalars['DateTime']['output']>;
  plannedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Sent, or handed over. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where its pieces are taken from. */
  source?: Maybe<Scalars['String']['output']>;
  state: ShipmentState;
  tracking: Array<OrderTracking>;
};

export type ShipmentInput = {
  key: Scalars['ID']['input'];
  lines: Array<LineQuantity>;
  order: Scalars['String']['input'];
  source: Scalars['String']['input'];
};

export type ShipmentKind =
  | 'parcel'
  | 'pickup';

/** What is printed for a shipment, in the language of its order, with its number as a barcode. */
export type ShipmentPaper =
  /** Where it goes, or who collects it. */
  | 'label'
  /** What lies in it, without prices. */
  | 'slip';

export type ShipmentState =
  | 'canceled'
  | 'delivered'
  | 'handed_over'
  | 'packed'
  | 'picking'
  | 'planned'
  | 'ready'
  | 'sent'
  | 'uncollected';

export type ShortPickInput = {
  /** What was found, by line. */
  found: Array<LineQuantity>;
  key: Scalars['ID']['input'];
  /** Which articles of a bundle were not found; without it, all of them. */
  missing?: InputMaybe<Array<MissingArticle>>;
  number: Scalars['ID']['input'];
};

/** What a shopper is shown in a time (LAW-03). */
export type ShownPrice = {
  from: Scalars['DateTime']['output'];
  /** The badge; rounded down. */
  percentOff?: Maybe<Scalars['Int']['output']>;
  price: Money;
  /** The lowest price of the 30 days before the reduction: what is struck. Null where no reduction may be shown. */
  reference?: Maybe<Money>;
  regular: Money;
  /** Null: until something changes. */
  to?: Maybe<Scalars['DateTime']['output']>;
};

export type SizeChart = {
  /** The attribute its sizes are of. */
  attribute?: Maybe<Scalars['ID']['output']>;
  can: Array<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  products: Scalars['Int']['output'];
  /** The sizes it has, and those it may get. */
  sizes: Array<ChartSize>;
  /** What can be edited, by the paths of `editSizeChart`. */
  values: Scalars['JSON']['output'];
  version: Scalars['Int']['output'];
};

export type SizeChartChoice = {
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type SizeChartRemoved = {
  key: Scalars['ID']['output'];
};

export type SizeChartSaved = {
  merged: Array<Scalars['String']['output']>;
  sizeChart: SizeChart;
};

export type SizeChartSummary = {
  key: Scalars['ID']['output'];
  /** What it is for, in the language of who looks; its key where nobody has said so. */
  name: Scalars['String']['output'];
  /** Products that have it, without their variants. */
  products: Scalars['Int']['output'];
  sizes: Array<Scalars['String']['output']>;
};

/** A shipment at a source, for who fetches, packs or hands over. */
export type SourceShipment = {
  /** The branch it is brought to before it lies ready; null: it is sent, or collected where it lies. */
  broughtTo?: Maybe<Scalars['String']['output']>;
  kind: ShipmentKind;
  lines: Array<LinePieces>;
  /** Who ordered it; null when the person was erased, and for who picks what is collected in another branch. */
  name?: Maybe<Scalars['String']['output']>;
  number: Scalars['ID']['output'];
  order: Scalars['String']['output'];
  /** Packed, or ready to be collected. */
  packedAt?: Maybe<Scalars['DateTime']['output']>;
  plannedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where its pieces lie; of what is under way, where it comes from. */
  source?: Maybe<Scalars['String']['output']>;
  state: ShipmentState;
};

export type SourceStock = {
  quantity: Scalars['Int']['output'];
  source: Scalars['String']['output'];
};

export type StaffAccount = {
  email?: Maybe<Scalars['String']['output']>;
  hasSecondFactor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  language: StaffLanguage;
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  roles: Array<StaffRole>;
  state: StaffState;
  version: Scalars['Int']['output'];
};

export type StaffLanguage =
  | 'de'
  | 'en'
  | 'nl';

export type StaffList = {
  items: Array<StaffAccount>;
  page: Page;
};

export type StaffResult = EditConflict | Refusal | StaffSaved | WaitsForApproval;

/** A role; those of a branch name it. */
export type StaffRole = {
  branch?: Maybe<Scalars['String']['output']>;
  role: Role;
};

export type StaffRoleInput = {
  branch?: InputMaybe<Scalars['String']['input']>;
  role: Role;
};

/** An account was changed; `merged` are fields that others had changed meanwhile and that stay theirs. */
export type StaffSaved = {
  merged: Array<Scalars['String']['output']>;
  staff: StaffAccount;
};

export type StaffState =
  | 'active'
  | 'invited'
  | 'suspended';

/** A text in a store view. */
export type StoreText = {
  store: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

/** What a session is proven by. */
export type Strength =
  | 'password'
  | 'pin'
  | 'two';

/** Proof of a consent (LAW-19): who, when and from where, in both steps. */
export type Subscription = {
  /** When the link of the mail was followed. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  confirmedFrom?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  requestedAt: Scalars['DateTime']['output'];
  /** The network address it was asked for from. */
  requestedFrom?: Maybe<Scalars['String']['output']>;
  state: SubscriptionState;
  store: Scalars['String']['output'];
  /** The version of the words that were agreed to. */
  words: Scalars['String']['output'];
};

export type SubscriptionCount = {
  count: Scalars['Int']['output'];
  countIsCapped: Scalars['Boolean']['output'];
  state: SubscriptionState;
};

export type SubscriptionList = {
  items: Array<Subscription>;
  page: Page;
};

export type SubscriptionState =
  | 'subscribed'
  /** The link of the mail was not followed yet; forgotten after 30 days. */
  | 'unconfirmed'
  | 'unsubscribed';

export type TaxShare = {
  incl: Money;
  percent: Scalars['Float']['output'];
  tax: Money;
};

export type TelephoneAddress = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode: Scalars['String']['output'];
  prefix?: Maybe<Scalars['String']['output']>;
  street: Array<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
};

export type TelephoneAddressInput = {
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  postcode: Scalars['String']['input'];
  prefix?: InputMaybe<Scalars['String']['input']>;
  street: Array<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type TelephoneArticle = {
  name: Scalars['String']['output'];
  /** A picture of it, as the shop shows it. */
  picture?: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  units: Array<TelephoneUnit>;
};

/** What can be chosen for an order by telephone. */
export type TelephoneChoices = {
  /** Where parcels go. */
  countries: Array<Scalars['String']['output']>;
  stores: Array<TelephoneStore>;
};

export type TelephoneCoupon = {
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** Why it gives nothing: unknown, minimum, lines, country, business. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** An account, by its exact address. */
export type TelephoneCustomer = {
  addresses: Array<TelephoneAddress>;
  /** Net prices and terms of a business come with its log-in. */
  isBusiness: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  store: Scalars['String']['output'];
};

export type TelephoneLine = {
  name: Scalars['String']['output'];
  options: Array<OrderOption>;
  picture?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  row: Money;
  sku: Scalars['String']['output'];
  unit: Money;
};

export type TelephoneLineInput = {
  quantity: Scalars['Int']['input'];
  sku: Scalars['String']['input'];
};

export type TelephoneMethod = {
  code: Scalars['String']['output'];
  isChosen: Scalars['Boolean']['output'];
  price: Money;
  title: Scalars['String']['output'];
};

export type TelephoneOrder = {
  address?: Maybe<TelephoneAddress>;
  /** The mutations the caller may call for it as it is now. */
  can: Array<Scalars['String']['output']>;
  coupon?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** As it is counted today. */
  lines: Array<TelephoneLine>;
  /** When the newest link went out; null while it waits for its turn. */
  mailedAt?: Maybe<Scalars['DateTime']['output']>;
  method?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of what became of it. */
  order?: Maybe<Scalars['String']['output']>;
  pickup?: Maybe<Scalars['String']['output']>;
  state: TelephoneOrderState;
  store: Scalars['String']['output'];
  total: Money;
  version: Scalars['Int']['output'];
};

export type TelephoneOrderList = {
  items: Array<TelephoneOrder>;
  page: Page;
};

export type TelephoneOrderResult = EditConflict | Refusal | TelephoneOrder | WaitsForApproval;

export type TelephoneOrderState =
  /** Its seven days are over; the link can be sent again. */
  | 'expired'
  /** It was opened; the cart is the customer's. */
  | 'opened'
  | 'ordered'
  /** The customer has the link, or will have it in some minutes. */
  | 'sent'
  | 'takenBack';

export type TelephonePickup = {
  branch: Scalars['String']['output'];
  readyOn: Scalars['Date']['output'];
};

/** What keeps an order from being sent: email, name, nothing, line, choose, coupon, address, country, pickup. */
export type TelephoneProblem = {
  /** How many there are of what is too little. */
  available?: Maybe<Scalars['Int']['output']>;
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

/** What a wish comes to, counted as the customer's cart will be; nothing is written. */
export type TelephoneQuote = {
  coupon?: Maybe<TelephoneCoupon>;
  /** Null until it is known where it goes. */
  delivery?: Maybe<Money>;
  discount: Money;
  lines: Array<TelephoneLine>;
  methods: Array<TelephoneMethod>;
  /** Branches where all of it can be collected. */
  pickups: Array<TelephonePickup>;
  problems: Array<TelephoneProblem>;
  total: Money;
};

/** Pieces that can be sold, of one source. */
export type TelephoneStock = {
  quantity: Scalars['Int']['output'];
  source: Scalars['String']['output'];
};

/** A store view an order can be put together for. */
export type TelephoneStore = {
  code: Scalars['String']['output'];
  language: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Something that can be put into a cart by its SKU: a product, or one of its sizes. */
export type TelephoneUnit = {
  isMadeToOrder: Scalars['Boolean']['output'];
  /** Size, colour; empty for what has none. */
  options: Array<OrderOption>;
  price: Money;
  sku: Scalars['String']['output'];
  stock: Array<TelephoneStock>;
};

export type TelephoneWishInput = {
  address?: InputMaybe<TelephoneAddressInput>;
  coupon?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  lines: Array<TelephoneLineInput>;
  /** How a parcel travels; the usual way when nothing is said. */
  method?: InputMaybe<Scalars['String']['input']>;
  /** How the mail greets; left out of it when it is more than a name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A branch where it is collected. */
  pickup?: InputMaybe<Scalars['String']['input']>;
  store: Scalars['String']['input'];
};

/** Above these a second person decides. Amounts are cents. */
export type Thresholds = {
  bulkRows: Scalars['Int']['output'];
  campaignPercent: Scalars['Int']['output'];
  campaignSkus: Scalars['Int']['output'];
  giftCardCents: Scalars['Int']['output'];
  refundCents: Scalars['Int']['output'];
  refundWithoutReturnCents: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type ThresholdsResult = EditConflict | Refusal | ThresholdsSaved | WaitsForApproval;

export type ThresholdsSaved = {
  merged: Array<Scalars['String']['output']>;
  thresholds: Thresholds;
};

/** Things that wait for somebody. Counting stops at 1,000. */
export type Tile = {
  /** The branches it is counted in; null: everywhere. */
  branches?: Maybe<Array<Scalars['String']['output']>>;
  count: Scalars['Int']['output'];
  countIsCapped: Scalars['Boolean']['output'];
  /** Days until the first of them is due, less than 0 when it is late; null where nothing is due. */
  daysLeft?: Maybe<Scalars['Int']['output']>;
  id: TileId;
  /** Since when the oldest of them waits; null when nothing waits. */
  oldest?: Maybe<Scalars['DateTime']['output']>;
  /** Whether something of it is late, or will be soon. */
  urgent: Scalars['Boolean']['output'];
};

/** What the first page counts. */
export type TileId =
  /** What somebody else asked for and the caller may decide. */
  | 'approvals'
  | 'businessAccounts'
  | 'failedJobs'
  | 'failedMails'
  /** Messages of forms that nobody has answered. */
  | 'messages'
  /** What was promised to have left, or to lie ready, before today. */
  | 'ordersLate'
  /** Held by somebody, or looked at by the provider. */
  | 'ordersOnHold'
  /** A part has left, the rest has not. */
  | 'ordersPartSent'
  /** Placed, and the money is not there. */
  | 'ordersToPay'
  /** Paid, or paid when collected, and nothing of it sent, nor all of it laid ready. */
  | 'ordersToPick'
  /** What people ask of what the shop knows about them, with a month to answer (LAW-20). */
  | 'privacyRequests'
  /** Orders with a refund that the provider has not taken. */
  | 'refundsOpen'
  /** Returns whose money or goods are past their day, or will be within three. */
  | 'returnsDue'
  /** Statements and returns that nobody has decided. */
  | 'returnsNew'
  /** Goods that came back and nobody has looked at. */
  | 'returnsToInspect'
  /** Accepted returns, withdrawals among them, whose money has not gone back (LAW-08). */
  | 'returnsToRefund'
  | 'reviews'
  /** People who wait for an article. */
  | 'stockAlerts'
  /** Requests for the newsletter whose link was not followed yet. */
  | 'subscriptions';

/** What waits for the caller: a tile for everything they may see, be there something or not. */
export type Today = {
  at: Scalars['DateTime']['output'];
  tiles: Array<Tile>;
};

export type TotpSetup = {
  secret: Scalars['String']['output'];
  /** For the app of a phone, as a picture or typed. */
  uri: Scalars['String']['output'];
};

export type TrackingInput = {
  number: Scalars['String']['input'];
  url?: InputMaybe<Scalars['String']['input']>;
};

export type UndoResult = EditConflict | Refusal | Undone | WaitsForApproval;

export type Undone = {
  /** The entry whose change was put back. */
  of: Scalars['ID']['output'];
};

/** A picture of a variant by itself: shoppers see it with those of its product. */
export type VariantPicture = {
  hash: Scalars['ID']['output'];
  isDisabled: Scalars['Boolean']['output'];
  path: Scalars['String']['output'];
  /** Where it stands, as `editProduct` takes it. */
  place: Scalars['Int']['output'];
  /** What it shows, by store view. */
  words: Scalars['JSON']['output'];
};

/** Of the tax office; null: nobody could say. */
export type VatResult = {
  address?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  number: Scalars['String']['output'];
  requestId?: Maybe<Scalars['String']['output']>;
  valid?: Maybe<Scalars['Boolean']['output']>;
};

export type ViewPrices = {
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Whose prices it asks: its own, or those of the view it falls back to. */
  owner: Scalars['String']['output'];
  periods: Array<PricePeriod>;
  /** From the first price to the last planned one. */
  shown: Array<ShownPrice>;
  view: Scalars['String']['output'];
};

export type ViewRemoved = {
  id: Scalars['ID']['output'];
};

/** Screens whose lists can be kept. */
export type ViewScreen =
  | 'orders'
  | 'products'
  | 'returns';

/** The change waits for somebody else's decision. */
export type WaitsForApproval = {
  request: ApprovalRequest;
};

export type WantedPiece = {
  /** Null when the article is gone. */
  name?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  /** Cheaper by the number, for a business. */
  tiers: Array<SeenTier>;
  /** Of all pieces. */
  total?: Maybe<Money>;
  /** As they see it, for a business without VAT; null when it cannot be bought any more. On the wishlist the lowest, before anything is chosen. */
  unit?: Maybe<Money>;
};

export type WithdrawRevisionInput = {
  key: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
  order: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};

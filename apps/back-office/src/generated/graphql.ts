/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ActorKind =
  | 'apiKey'
  | 'command'
  | 'import'
  | 'job'
  | 'shopper'
  | 'staff';

export type AnswerMessageInput = {
  id: string;
  key: string;
  text: string;
  /** What the page showed: somebody else may have answered meanwhile. */
  version: number;
};

/** A business account is looked at by a person; a private one has nothing to look at. */
export type Approval =
  | 'approved'
  | 'private'
  | 'rejected'
  | 'waiting';

export type ApprovalState =
  | 'approved'
  | 'executed'
  | 'expired'
  | 'failed'
  | 'refused'
  | 'waiting'
  | 'withdrawn';

export type AttributeLabel = {
  store: string;
  text: string;
};

export type AuditFilter = {
  action?: string | null | undefined;
  branch?: string | null | undefined;
  entity?: string | null | undefined;
  entityId?: string | null | undefined;
  from?: string | null | undefined;
  staff?: string | null | undefined;
  to?: string | null | undefined;
};

export type BillKind =
  | 'delivery'
  | 'discount'
  | 'goods';

export type BulkKind =
  | 'catalogue'
  | 'redirects'
  /** Products as a table. */
  | 'sheet'
  | 'stock'
  | 'translations';

export type BulkRowState =
  | 'canceled'
  | 'changed'
  /** Somebody else has changed the same field meanwhile. */
  | 'conflict'
  | 'created'
  | 'refused'
  | 'unchanged'
  | 'waiting';

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

export type CampaignLines =
  | 'all'
  | 'refused'
  | 'warned';

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
  key: string;
  lines: Array<LineQuantity>;
  order: string;
  reason: string;
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

/** A cart that somebody thinks of. */
export type CouponTestInput = {
  /** As a clock in the branches shows it; now without. */
  at?: string | null | undefined;
  code: string;
  country: string;
  customer: CouponCustomer;
  /** Whose uses are counted; for who may see customers. */
  email?: string | null | undefined;
  lines: Array<CouponTestLine>;
  store: string;
};

export type CouponTestLine = {
  quantity: number;
  sku: string;
};

export type CustomerTab =
  | 'all'
  | 'blocked'
  /** Businesses that buy as such. */
  | 'business'
  /** Businesses that wait for a person. */
  | 'waiting';

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

/** A change of a thing, as the fields that changed. */
export type Edit = {
  changes: Array<FieldChange>;
  id: string;
  key: string;
  version: number;
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

/** So many pieces of a line of the first order become this article. */
export type ExchangeLineInput = {
  lineId: number;
  quantity: number;
  sku: string;
};

/** A field, what it was when it was read, and what it shall be. */
export type FieldChange = {
  base?: unknown;
  field: string;
  value?: unknown;
};

export type FindingInput = {
  condition: ReturnCondition;
  disposition: Disposition;
  lineId: number;
  quantity: number;
  /** Cents, of these pieces together; with a sentence. */
  valueLoss?: number | null | undefined;
  valueLossReason?: string | null | undefined;
};

/** How much of an order has left the shop. */
export type Fulfilment =
  | 'full'
  | 'none'
  | 'part';

export type GiftCardInput = {
  /** Where it is issued; left out: by the web shop. */
  branch?: string | null | undefined;
  cents: number;
  key: string;
  /** Why it is given by hand. */
  reason: string;
};

/** Where its first money came from. */
export type GiftCardOrigin =
  | 'hand'
  | 'return';

export type GiftCardReason =
  | 'issue'
  /** Spent with an order. */
  | 'redeem'
  /** Spent before, and back on the card. */
  | 'refund'
  | 'top_up';

export type GiftCardState =
  | 'active'
  | 'blocked'
  /** Past its last day. */
  | 'expired';

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

export type ImportKind =
  /** Products as Magento's product CSV. */
  | 'catalogue'
  /** Old addresses: `store_view_code`, `request_path`, `target_path`, `redirect_type`. */
  | 'redirects'
  /** Pieces: `sku`, `source_code`, `quantity`. */
  | 'stock'
  /** Texts of a store view: `entity`, `id`, `field`, `store_view_code`, `text`. */
  | 'translations';

export type InviteInput = {
  email: string;
  key: string;
  language: StaffLanguage;
  name: string;
  roles: Array<StaffRoleInput>;
};

export type JudgeReviewsInput = {
  approve: boolean;
  /** What a refusal needs, and an approval has not. */
  ground?: RefusalGround | null | undefined;
  /** 200 at most. */
  ids: Array<string>;
  key: string;
};

/** What the law keeps, without the account. */
export type KeptThing =
  | 'invoices'
  | 'orders'
  | 'returns'
  | 'withdrawals';

export type LineQuantity = {
  lineId: number;
  quantity: number;
};

export type ListInput = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  first?: number | null | undefined;
  search?: string | null | undefined;
};

/** What comes next at the log-in. */
export type LogInStep =
  /** In. */
  | 'done'
  /** In, and nothing can be done before there is a second factor. */
  | 'enrol'
  /** A code of the app, or a recovery code. */
  | 'secondFactor';

/** LAW-14: who makes something, or answers for it in the EU. */
export type MakerInput = {
  city: string;
  /** Two letters. */
  countryCode: string;
  email: string;
  name: string;
  postcode: string;
  street: string;
};

export type MediaFilter = {
  tag?: string | null | undefined;
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

/** The versions are those that were looked at: what somebody changed meanwhile is not merged unseen. */
export type MergeInput = {
  key: string;
  loser: string;
  loserVersion: number;
  winner: string;
  winnerVersion: number;
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
  quantity: number;
  sku: string;
};

/** A product that is not there yet: it is in nobody's shop until it is published. */
export type NewProductInput = {
  /** Codes of the attributes it is chosen by, in order. */
  axes?: Array<string> | null | undefined;
  /** Names the maker; goods need one (LAW-14). */
  brand?: string | null | undefined;
  categories?: Array<string> | null | undefined;
  /** What it costs from now on, in cents; asks for the permission of prices. */
  cents?: number | null | undefined;
  key: string;
  sku: string;
  texts: Array<NewProductText>;
  type: ProductType;
};

/** What a product is called in a store view, and the part of its address. */
export type NewProductText = {
  name: string;
  store: string;
  urlKey: string;
};

export type NoteInput = {
  key: string;
  order: string;
  text: string;
};

export type OrderFilter = {
  /** Where it is picked up, or where pieces of it lie. */
  branch?: string | null | undefined;
  country?: string | null | undefined;
  /** Of this account, for who may see customers. */
  customer?: string | null | undefined;
  /** All but these; 1,000 at most. */
  except?: Array<string> | null | undefined;
  fulfilment?: Array<Fulfilment> | null | undefined;
  /** These and no others, by their numbers; 1,000 at most. */
  numbers?: Array<string> | null | undefined;
  payment?: string | null | undefined;
  placedFrom?: string | null | undefined;
  placedTo?: string | null | undefined;
  status?: Array<OrderStatus> | null | undefined;
};

export type OrderMailState =
  | 'sent'
  /** It has not gone out yet. */
  | 'waiting';

export type OrderReasonInput = {
  key: string;
  order: string;
  reason: string;
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

export type PriceKind =
  | 'regular'
  | 'special';

export type PriceState =
  | 'past'
  /** It has not begun, and can still be changed or withdrawn. */
  | 'planned'
  | 'running';

export type PrivacyInput = {
  customer: string;
  key: string;
  kind: PrivacyKind;
  note: string;
  /** The day it came; today without. */
  receivedOn?: string | null | undefined;
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

export type PrivacyOrigin =
  /** The shop answers it by itself. */
  | 'account'
  /** Noted by staff: waits for a person. */
  | 'staff';

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

export type ProductAttributeFilter = {
  code: string;
  /** The id of an option; of what is so or not `yes` or `no`. */
  value: string;
};

export type ProductFilter = {
  /** What it, or one of its variants, has of each of these. */
  attributes?: Array<ProductAttributeFilter> | null | undefined;
  /** Of a brand. */
  brand?: string | null | undefined;
  /** In a category. */
  category?: string | null | undefined;
  missing?: ProductFindingCode | null | undefined;
  type?: ProductType | null | undefined;
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

export type ProductTab =
  | 'all'
  /** Something is missing that a product must have, or had better have. */
  | 'incomplete'
  | 'off'
  /** In the shop. */
  | 'on';

export type ProductType =
  | 'bundle'
  | 'configurable'
  | 'grouped'
  | 'simple'
  | 'virtual';

/** Pieces that came, by line of the order; also lines that nobody announced. */
export type ReceivedInput = {
  lineId: number;
  quantity: number;
};

export type RefundInput = {
  adjustment: number;
  /** The pieces have not left and never will; otherwise those that were sent are meant first. */
  isUnsent?: boolean | null | undefined;
  key: string;
  lines: Array<LineQuantity>;
  order: string;
  reason: string;
  /** Delivery costs and anything else, in cents; what is kept is negative. */
  shipping: number;
  /** What the preview said: another amount is refused. */
  total?: number | null | undefined;
};

export type RefundState =
  | 'done'
  | 'failed'
  | 'requested';

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

export type ReplyReviewInput = {
  /** The answer that was there when this one was written; another one is not overwritten. */
  base?: string | null | undefined;
  id: string;
  key: string;
  /** Null takes the answer away. */
  text?: string | null | undefined;
};

/** How a piece came back. */
export type ReturnCondition =
  | 'as_new'
  | 'damaged'
  | 'incomplete'
  | 'opened'
  | 'worn';

export type ReturnFilter = {
  /** Where it was received, or, while it is not here, where its order is of. */
  branch?: string | null | undefined;
  kind?: Array<ReturnKind> | null | undefined;
  state?: Array<ReturnState> | null | undefined;
  statedFrom?: string | null | undefined;
  statedTo?: string | null | undefined;
};

export type ReturnInput = {
  key: string;
  kind: ReturnKind;
  lines: Array<ReturnLineInput>;
  /** For an order of another branch: the family name of who ordered, as they show it. */
  name?: string | null | undefined;
  order: string;
  /** When the customer said so; now, when it is left out. */
  statedAt?: string | null | undefined;
};

/** Why something comes back. Only withdrawals have the clock of LAW-08. */
export type ReturnKind =
  | 'return'
  | 'warranty'
  | 'withdrawal';

export type ReturnLineInput = {
  lineId: number;
  quantity: number;
  reason?: ReturnReason | null | undefined;
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

/** How the money of pieces is given. Several settlements of one return may differ. */
export type ReturnWish =
  | 'gift_card'
  /** Back as it came. */
  | 'refund';

export type ReviewFilter = {
  isVerified?: boolean | null | undefined;
  /** At most so many stars on average. */
  mostStars?: number | null | undefined;
};

export type ReviewStatus =
  | 'approved'
  | 'pending'
  | 'rejected';

export type RevisionAddressInput = {
  city: string;
  company?: string | null | undefined;
  country: string;
  firstname: string;
  lastname: string;
  middlename?: string | null | undefined;
  postcode: string;
  prefix?: string | null | undefined;
  street: Array<string>;
  suffix?: string | null | undefined;
  telephone?: string | null | undefined;
};

export type RevisionChangeKind =
  | 'added'
  | 'address'
  | 'delivery'
  | 'discount'
  | 'quantity'
  | 'removed'
  | 'size';

export type RevisionInput = {
  address?: RevisionAddressInput | null | undefined;
  /** A code of `revisionChoices`. */
  delivery?: string | null | undefined;
  /** Cents off the goods, beside the coupon. */
  discount?: number | null | undefined;
  key: string;
  lines: Array<RevisionLineInput>;
  order: string;
  reason: string;
  /** What the preview said of the new total: another one is refused. */
  total?: number | null | undefined;
  /** Of the order as it was looked at: after another change it is refused. */
  version: number;
};

/** `lineId` alone: the line has so many pieces from now on. With `sku`: so many of its pieces become that variant. `sku` alone: a new line. */
export type RevisionLineInput = {
  lineId?: number | null | undefined;
  quantity: number;
  sku?: string | null | undefined;
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

export type SaveViewInput = {
  isShared: boolean;
  key: string;
  name: string;
  query: string;
  screen: ViewScreen;
};

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

/** What can be shown after a password. */
export type SecondFactor =
  | 'passkey'
  | 'recoveryCode'
  /** A code of the app. */
  | 'totp';

export type ShipmentInput = {
  key: string;
  lines: Array<LineQuantity>;
  order: string;
  source: string;
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
  key: string;
  /** Which articles of a bundle were not found; without it, all of them. */
  missing?: Array<MissingArticle> | null | undefined;
  number: string;
};

export type StaffLanguage =
  | 'de'
  | 'en'
  | 'nl';

export type StaffRoleInput = {
  branch?: string | null | undefined;
  role: Role;
};

export type StaffState =
  | 'active'
  | 'invited'
  | 'suspended';

/** A text in a store view. */
export type StoreText = {
  store: string;
  text: string;
};

/** What a session is proven by. */
export type Strength =
  | 'password'
  | 'pin'
  | 'two';

export type SubscriptionState =
  | 'subscribed'
  /** The link of the mail was not followed yet; forgotten after 30 days. */
  | 'unconfirmed'
  | 'unsubscribed';

export type TelephoneAddressInput = {
  city: string;
  company?: string | null | undefined;
  country: string;
  firstname: string;
  lastname: string;
  middlename?: string | null | undefined;
  postcode: string;
  prefix?: string | null | undefined;
  street: Array<string>;
  suffix?: string | null | undefined;
  telephone?: string | null | undefined;
};

export type TelephoneLineInput = {
  quantity: number;
  sku: string;
};

export type TelephoneOrderState =
  /** Its seven days are over; the link can be sent again. */
  | 'expired'
  /** It was opened; the cart is the customer's. */
  | 'opened'
  | 'ordered'
  /** The customer has the link, or will have it in some minutes. */
  | 'sent'
  | 'takenBack';

export type TelephoneWishInput = {
  address?: TelephoneAddressInput | null | undefined;
  coupon?: string | null | undefined;
  email: string;
  lines: Array<TelephoneLineInput>;
  /** How a parcel travels; the usual way when nothing is said. */
  method?: string | null | undefined;
  /** How the mail greets; left out of it when it is more than a name. */
  name?: string | null | undefined;
  /** A branch where it is collected. */
  pickup?: string | null | undefined;
  store: string;
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

export type TrackingInput = {
  number: string;
  url?: string | null | undefined;
};

/** Screens whose lists can be kept. */
export type ViewScreen =
  | 'orders'
  | 'products'
  | 'returns';

export type WithdrawRevisionInput = {
  key: string;
  number: number;
  order: string;
  reason: string;
};

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  response: unknown;
}>;


export type AddPasskeyMutation = { addPasskey: { codes: Array<string> | null, passkey: { id: string } } };

export type ChangeLanguageMutationVariables = Exact<{
  language: StaffLanguage;
}>;


export type ChangeLanguageMutation = { changeLanguage: { id: string, language: StaffLanguage } };

export type ChangePasswordMutationVariables = Exact<{
  password: string;
}>;


export type ChangePasswordMutation = { changePassword: { next: LogInStep } };

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTotpMutation = { confirmTotp: { codes: Array<string> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: boolean };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { me: { id: string, name: string, email: string, language: StaffLanguage, strength: Strength, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, secondFactorDue: string | null, roles: Array<{ role: Role, branch: string | null }>, passkeys: Array<{ id: string, name: string, createdAt: string, usedAt: string | null }>, sessions: Array<{ id: string, isThis: boolean, strength: Strength, since: string, lastUsed: string, ip: string, browser: string }> } };

export type PasskeyRegistrationOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyRegistrationOptionsQuery = { passkeyRegistrationOptions: unknown };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type RemoveTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: boolean };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: string } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } };

export type StartTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTotpMutation = { startTotp: { uri: string, secret: string } };

export type AwaitedArticlesQueryVariables = Exact<{
  list: ListInput;
}>;


export type AwaitedArticlesQuery = { awaitedArticles: { items: Array<{ sku: string, name: string | null, people: number, forDelivery: number, oldest: string }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type ApprovalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalsQuery = { approvals: Array<{ id: string, title: string, summary: string, state: ApprovalState, requestedBy: string, requestedAt: string, expiresAt: string, decidedBy: string | null, decidedAt: string | null, reason: string | null, isMine: boolean, canDecide: boolean }> };

export type DecideMutationVariables = Exact<{
  request: string;
  approve: boolean;
  reason?: string | null | undefined;
  key: string;
}>;


export type DecideMutation = { decide:
    | { __typename: 'ApprovalRequest', id: string, state: ApprovalState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type WithdrawMutationVariables = Exact<{
  request: string;
  key: string;
}>;


export type WithdrawMutation = { withdraw:
    | { __typename: 'ApprovalRequest', id: string, state: ApprovalState }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type AuditEntriesQueryVariables = Exact<{
  list: ListInput;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditEntriesQuery = { audit: { items: Array<{ id: string, at: string, actorKind: ActorKind, actor: string | null, action: string, entity: string | null, entityId: string | null, branch: string | null, reason: string | null, approval: string | null, undoOf: string | null, canUndo: boolean, changes: Array<{ field: string, before: unknown, after: unknown }> }>, page: { next: string | null, count: number, countIsCapped: boolean } } };

export type ExportAuditMutationVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  key: string;
}>;


export type ExportAuditMutation = { exportAudit:
    | { __typename: 'Download', id: string, fileName: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type UndoMutationVariables = Exact<{
  entry: string;
  key: string;
}>;


export type UndoMutation = { undo:
    | { __typename: 'EditConflict', fields: Array<{ path: string, theirs: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'Undone', of: string }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type CampaignCalendarQueryVariables = Exact<{
  month: string;
}>;


export type CampaignCalendarQuery = { campaignCalendar: Array<{ until: string, campaign: { id: string, version: number, name: string, state: CampaignState, startsAt: string, endsAt: string, starts: string, ends: string, views: Array<string>, selection: unknown, rule: unknown, rounding: string, createdBy: string, createdAt: string, canceledAt: string | null, articles: number }, overlaps: Array<{ id: string, name: string, articles: number }> }>, campaignChoices: { views: Array<{ code: string, name: string }> } };

export type CampaignCheckQueryVariables = Exact<{
  id: string;
  lines?: CampaignLines | null | undefined;
  after?: number | null | undefined;
}>;


export type CampaignCheckQuery = { campaignCheck: { articles: number, refused: number, warned: number, deepestPercent: number, unknown: Array<string>, refusedSkus: Array<string>, waits: boolean, next: number | null, lines: Array<{ sku: string, name: string, views: Array<string>, percentOff: number | null, problems: Array<CampaignProblem>, warnings: Array<CampaignWarning>, changesAt: string | null, regular: { cents: number } | null, price: { cents: number }, reference: { cents: number } | null }> } };

export type CampaignPageFragment = { id: string, version: number, name: string, state: CampaignState, startsAt: string, endsAt: string, starts: string, ends: string, views: Array<string>, selection: unknown, rule: unknown, rounding: string, createdBy: string, createdAt: string, canceledAt: string | null, articles: number };

export type CampaignListQueryVariables = Exact<{
  list: ListInput;
  tab?: CampaignTab | null | undefined;
}>;


export type CampaignListQuery = { campaigns: { items: Array<{ id: string, version: number, name: string, state: CampaignState, startsAt: string, endsAt: string, starts: string, ends: string, views: Array<string>, selection: unknown, rule: unknown, rounding: string, createdBy: string, createdAt: string, canceledAt: string | null, articles: number }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type CampaignQueryVariables = Exact<{
  id: string;
}>;


export type CampaignQuery = { campaign: { id: string, version: number, name: string, state: CampaignState, startsAt: string, endsAt: string, starts: string, ends: string, views: Array<string>, selection: unknown, rule: unknown, rounding: string, createdBy: string, createdAt: string, canceledAt: string | null, articles: number }, campaignChoices: { categories: Array<{ id: number, name: string }>, brands: Array<{ id: number, name: string }>, options: Array<{ id: number, name: string }>, views: Array<{ code: string, name: string, pricesOf: string | null }> } };

export type CardPreviewQueryVariables = Exact<{
  store: string;
  at: string;
  search?: string | null | undefined;
}>;


export type CardPreviewQuery = { cardPreview: Array<{ sku: string, name: string, picture: string | null, percentOff: number | null, isFrom: boolean, price: { cents: number }, reference: { cents: number } | null }> };

export type CreateCampaignMutationVariables = Exact<{
  name: string;
  key: string;
}>;


export type CreateCampaignMutation = { createCampaign:
    | { __typename: 'CampaignSaved', campaign: { id: string } }
    | { __typename: 'EditConflict' }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type EditCampaignMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditCampaignMutation = { editCampaign:
    | { __typename: 'CampaignSaved', merged: Array<string>, campaign: { id: string, version: number, name: string, state: CampaignState, startsAt: string, endsAt: string, starts: string, ends: string, views: Array<string>, selection: unknown, rule: unknown, rounding: string, createdBy: string, createdAt: string, canceledAt: string | null, articles: number }, kept: Array<{ sku: string, view: string, planned: { cents: number }, now: { cents: number } | null }> }
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type AttributeListQueryVariables = Exact<{ [key: string]: never; }>;


export type AttributeListQuery = { attributes: Array<{ code: string, label: string, input: ProductInputKind, options: number, position: number, isFilterable: boolean, isVisibleOnFront: boolean, isComparable: boolean, isSearchable: boolean }>, productChoices: { stores: Array<{ code: string, name: string, language: StaffLanguage, fallback: string | null }> } };

export type AttributePageFragment = { code: string, version: number, label: string, input: ProductInputKind, isOfBrands: boolean, values: unknown, can: Array<string>, options: Array<{ id: string, code: string, label: string, use: { products: number, skus: Array<string>, sizeCharts: Array<string>, isBrand: boolean } | null }> };

type AttributeChanged_AttributeSaved_Fragment = { __typename: 'AttributeSaved', merged: Array<string>, attribute: { code: string, version: number, label: string, input: ProductInputKind, isOfBrands: boolean, values: unknown, can: Array<string>, options: Array<{ id: string, code: string, label: string, use: { products: number, skus: Array<string>, sizeCharts: Array<string>, isBrand: boolean } | null }> } };

type AttributeChanged_EditConflict_Fragment = { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> };

type AttributeChanged_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, field: string | null };

type AttributeChanged_WaitsForApproval_Fragment = { __typename: 'WaitsForApproval' };

export type AttributeChangedFragment =
  | AttributeChanged_AttributeSaved_Fragment
  | AttributeChanged_EditConflict_Fragment
  | AttributeChanged_Refusal_Fragment
  | AttributeChanged_WaitsForApproval_Fragment
;

export type AttributeQueryVariables = Exact<{
  code: string;
}>;


export type AttributeQuery = { attribute: { code: string, version: number, label: string, input: ProductInputKind, isOfBrands: boolean, values: unknown, can: Array<string>, options: Array<{ id: string, code: string, label: string, use: { products: number, skus: Array<string>, sizeCharts: Array<string>, isBrand: boolean } | null }> }, productChoices: { stores: Array<{ code: string, name: string, language: StaffLanguage, fallback: string | null }> } };

export type CreateAttributeMutationVariables = Exact<{
  code: string;
  input: ProductInputKind;
  labels: Array<AttributeLabel> | AttributeLabel;
  key: string;
}>;


export type CreateAttributeMutation = { createAttribute:
    | { __typename: 'AttributeSaved', attribute: { code: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type EditAttributeMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditAttributeMutation = { editAttribute:
    | { __typename: 'AttributeSaved', merged: Array<string>, attribute: { code: string, version: number, label: string, input: ProductInputKind, isOfBrands: boolean, values: unknown, can: Array<string>, options: Array<{ id: string, code: string, label: string, use: { products: number, skus: Array<string>, sizeCharts: Array<string>, isBrand: boolean } | null }> } }
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type BrandListQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandListQuery = { brands: Array<{ id: string, title: string, urlKey: string, products: number, showInSlider: boolean, positionInSlider: number, maker: string }> };

export type BrandPageFragment = { id: string, version: number, title: string, values: unknown, products: number, can: Array<string>, logo: { hash: string, path: string } | null, picture: { hash: string, path: string } | null, pictures: Array<{ hash: string, path: string }> };

type BrandChanged_BrandSaved_Fragment = { __typename: 'BrandSaved', merged: Array<string>, brand: { id: string, version: number, title: string, values: unknown, products: number, can: Array<string>, logo: { hash: string, path: string } | null, picture: { hash: string, path: string } | null, pictures: Array<{ hash: string, path: string }> } };

type BrandChanged_EditConflict_Fragment = { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> };

type BrandChanged_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, field: string | null };

type BrandChanged_WaitsForApproval_Fragment = { __typename: 'WaitsForApproval' };

export type BrandChangedFragment =
  | BrandChanged_BrandSaved_Fragment
  | BrandChanged_EditConflict_Fragment
  | BrandChanged_Refusal_Fragment
  | BrandChanged_WaitsForApproval_Fragment
;

export type BrandQueryVariables = Exact<{
  id: string;
}>;


export type BrandQuery = { brand: { id: string, version: number, title: string, values: unknown, products: number, can: Array<string>, logo: { hash: string, path: string } | null, picture: { hash: string, path: string } | null, pictures: Array<{ hash: string, path: string }> }, categories: { nodes: Array<{ id: string, parent: string | null, name: string }> }, productChoices: { stores: Array<{ code: string, name: string, language: StaffLanguage, fallback: string | null }> } };

export type CreateBrandMutationVariables = Exact<{
  title: string;
  maker: MakerInput;
  euResponsible?: MakerInput | null | undefined;
  key: string;
}>;


export type CreateBrandMutation = { createBrand:
    | { __typename: 'BrandSaved', brand: { id: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type EditBrandMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditBrandMutation = { editBrand:
    | { __typename: 'BrandSaved', merged: Array<string>, brand: { id: string, version: number, title: string, values: unknown, products: number, can: Array<string>, logo: { hash: string, path: string } | null, picture: { hash: string, path: string } | null, pictures: Array<{ hash: string, path: string }> } }
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type RemoveBrandMutationVariables = Exact<{
  id: string;
  version: number;
  key: string;
}>;


export type RemoveBrandMutation = { removeBrand:
    | { __typename: 'BrandRemoved', id: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type CategoryPageFragment = { id: string, version: number, name: string, isActive: boolean, includeInMenu: boolean, values: unknown, productCount: number, updatedAt: string, can: Array<string>, path: Array<{ id: string, name: string }>, products: Array<{ id: string, sku: string, name: string, picture: string | null, isEnabled: boolean, bySales: number, byAge: number }>, picture: { hash: string, path: string } | null, pictures: Array<{ hash: string, path: string }>, addresses: Array<{ store: string, url: string }> };

type CategoryChanged_CategorySaved_Fragment = { __typename: 'CategorySaved', merged: Array<string>, category: { id: string, version: number, name: string, isActive: boolean, includeInMenu: boolean, values: unknown, productCount: number, updatedAt: string, can: Array<string>, path: Array<{ id: string, name: string }>, products: Array<{ id: string, sku: string, name: string, picture: string | null, isEnabled: boolean, bySales: number, byAge: number }>, picture: { hash: string, path: string } | null, pictures: Array<{ hash: string, path: string }>, addresses: Array<{ store: string, url: string }> } };

type CategoryChanged_EditConflict_Fragment = { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> };

type CategoryChanged_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, field: string | null };

type CategoryChanged_WaitsForApproval_Fragment = { __typename: 'WaitsForApproval' };

export type CategoryChangedFragment =
  | CategoryChanged_CategorySaved_Fragment
  | CategoryChanged_EditConflict_Fragment
  | CategoryChanged_Refusal_Fragment
  | CategoryChanged_WaitsForApproval_Fragment
;

export type CategoryQueryVariables = Exact<{
  id: string;
}>;


export type CategoryQuery = { category: { id: string, version: number, name: string, isActive: boolean, includeInMenu: boolean, values: unknown, productCount: number, updatedAt: string, can: Array<string>, path: Array<{ id: string, name: string }>, products: Array<{ id: string, sku: string, name: string, picture: string | null, isEnabled: boolean, bySales: number, byAge: number }>, picture: { hash: string, path: string } | null, pictures: Array<{ hash: string, path: string }>, addresses: Array<{ store: string, url: string }> }, categories: { nodes: Array<{ id: string, parent: string | null, name: string }> }, productChoices: { stores: Array<{ code: string, name: string, language: StaffLanguage, fallback: string | null }> } };

export type EditCategoryMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditCategoryMutation = { editCategory:
    | { __typename: 'CategorySaved', merged: Array<string>, category: { id: string, version: number, name: string, isActive: boolean, includeInMenu: boolean, values: unknown, productCount: number, updatedAt: string, can: Array<string>, path: Array<{ id: string, name: string }>, products: Array<{ id: string, sku: string, name: string, picture: string | null, isEnabled: boolean, bySales: number, byAge: number }>, picture: { hash: string, path: string } | null, pictures: Array<{ hash: string, path: string }>, addresses: Array<{ store: string, url: string }> } }
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type RemoveCategoryMutationVariables = Exact<{
  id: string;
  version: number;
  productsTo?: string | null | undefined;
  key: string;
}>;


export type RemoveCategoryMutation = { removeCategory:
    | { __typename: 'CategoryRemoved', id: string, products: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type CreateSizeChartMutationVariables = Exact<{
  sizeChart: string;
  attribute: string;
  key: string;
}>;


export type CreateSizeChartMutation = { createSizeChart:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'SizeChartSaved', sizeChart: { key: string } }
    | { __typename: 'WaitsForApproval' }
   };

export type EditSizeChartMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditSizeChartMutation = { editSizeChart:
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'SizeChartSaved', merged: Array<string>, sizeChart: { key: string, name: string, version: number, values: unknown, attribute: string | null, products: number, can: Array<string>, sizes: Array<{ id: string, label: string, attribute: string }> } }
    | { __typename: 'WaitsForApproval' }
   };

export type RemoveSizeChartMutationVariables = Exact<{
  id: string;
  version: number;
  key: string;
}>;


export type RemoveSizeChartMutation = { removeSizeChart:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'SizeChartRemoved', key: string }
    | { __typename: 'WaitsForApproval' }
   };

export type SizeChartListQueryVariables = Exact<{ [key: string]: never; }>;


export type SizeChartListQuery = { sizeCharts: Array<{ key: string, name: string, sizes: Array<string>, products: number }>, attributes: Array<{ code: string, label: string, options: number }> };

export type SizeChartPageFragment = { key: string, name: string, version: number, values: unknown, attribute: string | null, products: number, can: Array<string>, sizes: Array<{ id: string, label: string, attribute: string }> };

type SizeChartChanged_EditConflict_Fragment = { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> };

type SizeChartChanged_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, field: string | null };

type SizeChartChanged_SizeChartSaved_Fragment = { __typename: 'SizeChartSaved', merged: Array<string>, sizeChart: { key: string, name: string, version: number, values: unknown, attribute: string | null, products: number, can: Array<string>, sizes: Array<{ id: string, label: string, attribute: string }> } };

type SizeChartChanged_WaitsForApproval_Fragment = { __typename: 'WaitsForApproval' };

export type SizeChartChangedFragment =
  | SizeChartChanged_EditConflict_Fragment
  | SizeChartChanged_Refusal_Fragment
  | SizeChartChanged_SizeChartSaved_Fragment
  | SizeChartChanged_WaitsForApproval_Fragment
;

export type SizeChartQueryVariables = Exact<{
  key: string;
}>;


export type SizeChartQuery = { sizeChart: { key: string, name: string, version: number, values: unknown, attribute: string | null, products: number, can: Array<string>, sizes: Array<{ id: string, label: string, attribute: string }> }, productChoices: { stores: Array<{ code: string, name: string, language: StaffLanguage, fallback: string | null }> } };

export type CategoryTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryTreeQuery = { categories: { can: Array<string>, nodes: Array<{ id: string, version: number, parent: string | null, name: string, isActive: boolean, includeInMenu: boolean, products: number, missing: Array<string> }> }, productChoices: { stores: Array<{ code: string, name: string, language: StaffLanguage, fallback: string | null }> } };

export type CreateCategoryMutationVariables = Exact<{
  parent: string;
  names: Array<StoreText> | StoreText;
  key: string;
}>;


export type CreateCategoryMutation = { createCategory:
    | { __typename: 'CategorySaved', category: { id: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type CouponPageFragment = { id: string, version: number, state: CouponState, label: unknown, rule: unknown, minimumCents: number | null, categories: Array<number>, skus: Array<string>, countries: Array<string>, isForBusiness: boolean, excludesReduced: boolean, startsAt: string | null, endsAt: string | null, starts: string | null, ends: string | null, usesPerCoupon: number | null, usesPerCustomer: number | null, isActive: boolean, used: number, codes: number, createdAt: string };

export type CouponListQueryVariables = Exact<{
  list: ListInput;
  tab?: CouponTab | null | undefined;
}>;


export type CouponListQuery = { coupons: { items: Array<{ id: string, version: number, state: CouponState, label: unknown, rule: unknown, minimumCents: number | null, categories: Array<number>, skus: Array<string>, countries: Array<string>, isForBusiness: boolean, excludesReduced: boolean, startsAt: string | null, endsAt: string | null, starts: string | null, ends: string | null, usesPerCoupon: number | null, usesPerCustomer: number | null, isActive: boolean, used: number, codes: number, createdAt: string }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type CouponTestQueryVariables = Exact<{
  input: CouponTestInput;
}>;


export type CouponTestQuery = { couponTest: { __typename: 'CouponTest', works: boolean, unknown: Array<string>, rules: Array<{ rule: CouponRule, holds: boolean, given: number | null, limit: number | null }>, lines: Array<{ sku: string, name: string, quantity: number, obstacle: CouponLineObstacle | null, row: { cents: number } }>, discount: { cents: number }, shippingDiscount: { cents: number }, total: { cents: number } } };

export type CouponUsesQueryVariables = Exact<{
  code: string;
  list: ListInput;
}>;


export type CouponUsesQuery = { couponUses: { items: Array<{ id: string, code: string, order: string | null, usedAt: string, releasedAt: string | null, isOverLimit: boolean }>, page: { next: string | null, count: number, countIsCapped: boolean } } };

export type CouponQueryVariables = Exact<{
  code: string;
}>;


export type CouponQuery = { coupon: { id: string, version: number, state: CouponState, label: unknown, rule: unknown, minimumCents: number | null, categories: Array<number>, skus: Array<string>, countries: Array<string>, isForBusiness: boolean, excludesReduced: boolean, startsAt: string | null, endsAt: string | null, starts: string | null, ends: string | null, usesPerCoupon: number | null, usesPerCustomer: number | null, isActive: boolean, used: number, codes: number, createdAt: string }, couponChoices: { countries: Array<string>, categories: Array<{ id: number, name: string }>, views: Array<{ code: string, name: string }> } };

export type CreateCouponMutationVariables = Exact<{
  code: string;
  codes: number;
  key: string;
}>;


export type CreateCouponMutation = { createCoupon:
    | { __typename: 'CouponSaved', coupon: { id: string } }
    | { __typename: 'EditConflict' }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type EditCouponMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditCouponMutation = { editCoupon:
    | { __typename: 'CouponSaved', merged: Array<string>, coupon: { id: string, version: number, state: CouponState, label: unknown, rule: unknown, minimumCents: number | null, categories: Array<number>, skus: Array<string>, countries: Array<string>, isForBusiness: boolean, excludesReduced: boolean, startsAt: string | null, endsAt: string | null, starts: string | null, ends: string | null, usesPerCoupon: number | null, usesPerCustomer: number | null, isActive: boolean, used: number, codes: number, createdAt: string } }
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, about: Array<string> }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type ExportCouponMutationVariables = Exact<{
  code: string;
  key: string;
}>;


export type ExportCouponMutation = { exportCoupon:
    | { __typename: 'Download', id: string, fileName: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type BlockCustomerMutationVariables = Exact<{
  id: string;
  reason: string;
  key: string;
}>;


export type BlockCustomerMutation = { blockCustomer:
    | { __typename: 'Customer', id: string, version: number, email: string, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, taxvat: string | null, approval: Approval, store: string, language: StaffLanguage, createdAt: string, blockedAt: string | null, lockedUntil: string | null, eraseAfter: string | null, hasPassword: boolean, mergedInto: string | null, orderCount: number, can: Array<string>, merged: Array<{ id: string, email: string, mergedAt: string, undoUntil: string | null, newsletter: { state: SubscriptionState } | null }>, addresses: Array<{ id: string, name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null, isBilling: boolean, isShipping: boolean }>, newsletter: { state: SubscriptionState, requestedAt: string, requestedFrom: string | null, confirmedAt: string | null, confirmedFrom: string | null, words: string } | null, sessions: Array<{ since: string, lastUsed: string }>, orders: Array<{ number: string, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, total: { cents: number, currency: string } }>, returns: Array<{ number: string, kind: ReturnKind, state: ReturnState, order: string, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null }>, reviews: Array<{ id: string, status: ReviewStatus, summary: string, sku: string, product: string | null, writtenAt: string, priceStars: number, qualityStars: number }>, privacyRequests: Array<{ id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null }> | null, sees: { isBusiness: boolean, language: StaffLanguage, coupon: string | null, isWishlistShared: boolean, cart: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }>, bill: { rows: Array<{ kind: BillKind, amount: { cents: number } }>, tax: { cents: number }, total: { cents: number } } | null, wishlist: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }> } }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type CustomerListQueryVariables = Exact<{
  list: ListInput;
  tab?: CustomerTab | null | undefined;
}>;


export type CustomerListQuery = { customers: { items: Array<{ id: string, name: string, email: string, company: string | null, approval: Approval, isBlocked: boolean, store: string, createdAt: string }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type CustomerPageFragment = { id: string, version: number, email: string, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, taxvat: string | null, approval: Approval, store: string, language: StaffLanguage, createdAt: string, blockedAt: string | null, lockedUntil: string | null, eraseAfter: string | null, hasPassword: boolean, mergedInto: string | null, orderCount: number, can: Array<string>, merged: Array<{ id: string, email: string, mergedAt: string, undoUntil: string | null, newsletter: { state: SubscriptionState } | null }>, addresses: Array<{ id: string, name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null, isBilling: boolean, isShipping: boolean }>, newsletter: { state: SubscriptionState, requestedAt: string, requestedFrom: string | null, confirmedAt: string | null, confirmedFrom: string | null, words: string } | null, sessions: Array<{ since: string, lastUsed: string }>, orders: Array<{ number: string, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, total: { cents: number, currency: string } }>, returns: Array<{ number: string, kind: ReturnKind, state: ReturnState, order: string, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null }>, reviews: Array<{ id: string, status: ReviewStatus, summary: string, sku: string, product: string | null, writtenAt: string, priceStars: number, qualityStars: number }>, privacyRequests: Array<{ id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null }> | null, sees: { isBusiness: boolean, language: StaffLanguage, coupon: string | null, isWishlistShared: boolean, cart: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }>, bill: { rows: Array<{ kind: BillKind, amount: { cents: number } }>, tax: { cents: number }, total: { cents: number } } | null, wishlist: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }> } };

export type SeenPieceFragment = { sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> };

type CustomerChanged_Customer_Fragment = { __typename: 'Customer', id: string, version: number, email: string, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, taxvat: string | null, approval: Approval, store: string, language: StaffLanguage, createdAt: string, blockedAt: string | null, lockedUntil: string | null, eraseAfter: string | null, hasPassword: boolean, mergedInto: string | null, orderCount: number, can: Array<string>, merged: Array<{ id: string, email: string, mergedAt: string, undoUntil: string | null, newsletter: { state: SubscriptionState } | null }>, addresses: Array<{ id: string, name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null, isBilling: boolean, isShipping: boolean }>, newsletter: { state: SubscriptionState, requestedAt: string, requestedFrom: string | null, confirmedAt: string | null, confirmedFrom: string | null, words: string } | null, sessions: Array<{ since: string, lastUsed: string }>, orders: Array<{ number: string, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, total: { cents: number, currency: string } }>, returns: Array<{ number: string, kind: ReturnKind, state: ReturnState, order: string, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null }>, reviews: Array<{ id: string, status: ReviewStatus, summary: string, sku: string, product: string | null, writtenAt: string, priceStars: number, qualityStars: number }>, privacyRequests: Array<{ id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null }> | null, sees: { isBusiness: boolean, language: StaffLanguage, coupon: string | null, isWishlistShared: boolean, cart: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }>, bill: { rows: Array<{ kind: BillKind, amount: { cents: number } }>, tax: { cents: number }, total: { cents: number } } | null, wishlist: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }> } };

type CustomerChanged_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string };

export type CustomerChangedFragment =
  | CustomerChanged_Customer_Fragment
  | CustomerChanged_Refusal_Fragment
;

export type CustomerTabsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerTabsQuery = { customerTabs: Array<{ tab: CustomerTab, count: number, countIsCapped: boolean }> };

export type CustomerVatQueryVariables = Exact<{
  id: string;
}>;


export type CustomerVatQuery = { customerVat: { number: string, valid: boolean | null, name: string | null, address: string | null, requestId: string | null } };

export type EditCustomerMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditCustomerMutation = { editCustomer:
    | { __typename: 'CustomerSaved', merged: Array<string>, customer: { id: string, version: number, email: string, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, taxvat: string | null, approval: Approval, store: string, language: StaffLanguage, createdAt: string, blockedAt: string | null, lockedUntil: string | null, eraseAfter: string | null, hasPassword: boolean, mergedInto: string | null, orderCount: number, can: Array<string>, merged: Array<{ id: string, email: string, mergedAt: string, undoUntil: string | null, newsletter: { state: SubscriptionState } | null }>, addresses: Array<{ id: string, name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null, isBilling: boolean, isShipping: boolean }>, newsletter: { state: SubscriptionState, requestedAt: string, requestedFrom: string | null, confirmedAt: string | null, confirmedFrom: string | null, words: string } | null, sessions: Array<{ since: string, lastUsed: string }>, orders: Array<{ number: string, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, total: { cents: number, currency: string } }>, returns: Array<{ number: string, kind: ReturnKind, state: ReturnState, order: string, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null }>, reviews: Array<{ id: string, status: ReviewStatus, summary: string, sku: string, product: string | null, writtenAt: string, priceStars: number, qualityStars: number }>, privacyRequests: Array<{ id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null }> | null, sees: { isBusiness: boolean, language: StaffLanguage, coupon: string | null, isWishlistShared: boolean, cart: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }>, bill: { rows: Array<{ kind: BillKind, amount: { cents: number } }>, tax: { cents: number }, total: { cents: number } } | null, wishlist: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }> } } }
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type EndCustomerSessionsMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type EndCustomerSessionsMutation = { endCustomerSessions:
    | { __typename: 'Customer', id: string, version: number, email: string, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, taxvat: string | null, approval: Approval, store: string, language: StaffLanguage, createdAt: string, blockedAt: string | null, lockedUntil: string | null, eraseAfter: string | null, hasPassword: boolean, mergedInto: string | null, orderCount: number, can: Array<string>, merged: Array<{ id: string, email: string, mergedAt: string, undoUntil: string | null, newsletter: { state: SubscriptionState } | null }>, addresses: Array<{ id: string, name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null, isBilling: boolean, isShipping: boolean }>, newsletter: { state: SubscriptionState, requestedAt: string, requestedFrom: string | null, confirmedAt: string | null, confirmedFrom: string | null, words: string } | null, sessions: Array<{ since: string, lastUsed: string }>, orders: Array<{ number: string, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, total: { cents: number, currency: string } }>, returns: Array<{ number: string, kind: ReturnKind, state: ReturnState, order: string, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null }>, reviews: Array<{ id: string, status: ReviewStatus, summary: string, sku: string, product: string | null, writtenAt: string, priceStars: number, qualityStars: number }>, privacyRequests: Array<{ id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null }> | null, sees: { isBusiness: boolean, language: StaffLanguage, coupon: string | null, isWishlistShared: boolean, cart: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }>, bill: { rows: Array<{ kind: BillKind, amount: { cents: number } }>, tax: { cents: number }, total: { cents: number } } | null, wishlist: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }> } }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type JudgeCustomerMutationVariables = Exact<{
  id: string;
  approve: boolean;
  reason?: string | null | undefined;
  key: string;
}>;


export type JudgeCustomerMutation = { judgeCustomer:
    | { __typename: 'Customer', id: string, version: number, email: string, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, taxvat: string | null, approval: Approval, store: string, language: StaffLanguage, createdAt: string, blockedAt: string | null, lockedUntil: string | null, eraseAfter: string | null, hasPassword: boolean, mergedInto: string | null, orderCount: number, can: Array<string>, merged: Array<{ id: string, email: string, mergedAt: string, undoUntil: string | null, newsletter: { state: SubscriptionState } | null }>, addresses: Array<{ id: string, name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null, isBilling: boolean, isShipping: boolean }>, newsletter: { state: SubscriptionState, requestedAt: string, requestedFrom: string | null, confirmedAt: string | null, confirmedFrom: string | null, words: string } | null, sessions: Array<{ since: string, lastUsed: string }>, orders: Array<{ number: string, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, total: { cents: number, currency: string } }>, returns: Array<{ number: string, kind: ReturnKind, state: ReturnState, order: string, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null }>, reviews: Array<{ id: string, status: ReviewStatus, summary: string, sku: string, product: string | null, writtenAt: string, priceStars: number, qualityStars: number }>, privacyRequests: Array<{ id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null }> | null, sees: { isBusiness: boolean, language: StaffLanguage, coupon: string | null, isWishlistShared: boolean, cart: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }>, bill: { rows: Array<{ kind: BillKind, amount: { cents: number } }>, tax: { cents: number }, total: { cents: number } } | null, wishlist: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }> } }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type MergeCustomersMutationVariables = Exact<{
  input: MergeInput;
}>;


export type MergeCustomersMutation = { mergeCustomers:
    | { __typename: 'Customer', id: string, version: number, email: string, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, taxvat: string | null, approval: Approval, store: string, language: StaffLanguage, createdAt: string, blockedAt: string | null, lockedUntil: string | null, eraseAfter: string | null, hasPassword: boolean, mergedInto: string | null, orderCount: number, can: Array<string>, merged: Array<{ id: string, email: string, mergedAt: string, undoUntil: string | null, newsletter: { state: SubscriptionState } | null }>, addresses: Array<{ id: string, name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null, isBilling: boolean, isShipping: boolean }>, newsletter: { state: SubscriptionState, requestedAt: string, requestedFrom: string | null, confirmedAt: string | null, confirmedFrom: string | null, words: string } | null, sessions: Array<{ since: string, lastUsed: string }>, orders: Array<{ number: string, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, total: { cents: number, currency: string } }>, returns: Array<{ number: string, kind: ReturnKind, state: ReturnState, order: string, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null }>, reviews: Array<{ id: string, status: ReviewStatus, summary: string, sku: string, product: string | null, writtenAt: string, priceStars: number, qualityStars: number }>, privacyRequests: Array<{ id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null }> | null, sees: { isBusiness: boolean, language: StaffLanguage, coupon: string | null, isWishlistShared: boolean, cart: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }>, bill: { rows: Array<{ kind: BillKind, amount: { cents: number } }>, tax: { cents: number }, total: { cents: number } } | null, wishlist: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }> } }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type MergePreviewQueryVariables = Exact<{
  winner: string;
  loser: string;
}>;


export type MergePreviewQuery = { mergePreview:
    | { __typename: 'MergePreview', warnings: Array<MergeWarning>, undoUntil: string, winner: { version: number, newsletter: SubscriptionState | null, customer: { id: string, name: string, email: string } }, loser: { version: number, newsletter: SubscriptionState | null, customer: { id: string, name: string, email: string } }, moves: Array<{ what: MergedThing, count: number }> }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type MergeSideFragment = { version: number, newsletter: SubscriptionState | null, customer: { id: string, name: string, email: string } };

export type OpenCustomerMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
  key: string;
}>;


export type OpenCustomerMutation = { openCustomer:
    | { __typename: 'Customer', id: string, version: number, email: string, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, taxvat: string | null, approval: Approval, store: string, language: StaffLanguage, createdAt: string, blockedAt: string | null, lockedUntil: string | null, eraseAfter: string | null, hasPassword: boolean, mergedInto: string | null, orderCount: number, can: Array<string>, merged: Array<{ id: string, email: string, mergedAt: string, undoUntil: string | null, newsletter: { state: SubscriptionState } | null }>, addresses: Array<{ id: string, name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null, isBilling: boolean, isShipping: boolean }>, newsletter: { state: SubscriptionState, requestedAt: string, requestedFrom: string | null, confirmedAt: string | null, confirmedFrom: string | null, words: string } | null, sessions: Array<{ since: string, lastUsed: string }>, orders: Array<{ number: string, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, total: { cents: number, currency: string } }>, returns: Array<{ number: string, kind: ReturnKind, state: ReturnState, order: string, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null }>, reviews: Array<{ id: string, status: ReviewStatus, summary: string, sku: string, product: string | null, writtenAt: string, priceStars: number, qualityStars: number }>, privacyRequests: Array<{ id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null }> | null, sees: { isBusiness: boolean, language: StaffLanguage, coupon: string | null, isWishlistShared: boolean, cart: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }>, bill: { rows: Array<{ kind: BillKind, amount: { cents: number } }>, tax: { cents: number }, total: { cents: number } } | null, wishlist: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }> } }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type ResetCustomerMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type ResetCustomerMutation = { resetCustomer:
    | { __typename: 'Customer', id: string, version: number, email: string, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, taxvat: string | null, approval: Approval, store: string, language: StaffLanguage, createdAt: string, blockedAt: string | null, lockedUntil: string | null, eraseAfter: string | null, hasPassword: boolean, mergedInto: string | null, orderCount: number, can: Array<string>, merged: Array<{ id: string, email: string, mergedAt: string, undoUntil: string | null, newsletter: { state: SubscriptionState } | null }>, addresses: Array<{ id: string, name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null, isBilling: boolean, isShipping: boolean }>, newsletter: { state: SubscriptionState, requestedAt: string, requestedFrom: string | null, confirmedAt: string | null, confirmedFrom: string | null, words: string } | null, sessions: Array<{ since: string, lastUsed: string }>, orders: Array<{ number: string, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, total: { cents: number, currency: string } }>, returns: Array<{ number: string, kind: ReturnKind, state: ReturnState, order: string, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null }>, reviews: Array<{ id: string, status: ReviewStatus, summary: string, sku: string, product: string | null, writtenAt: string, priceStars: number, qualityStars: number }>, privacyRequests: Array<{ id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null }> | null, sees: { isBusiness: boolean, language: StaffLanguage, coupon: string | null, isWishlistShared: boolean, cart: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }>, bill: { rows: Array<{ kind: BillKind, amount: { cents: number } }>, tax: { cents: number }, total: { cents: number } } | null, wishlist: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }> } }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type UnblockCustomerMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type UnblockCustomerMutation = { unblockCustomer:
    | { __typename: 'Customer', id: string, version: number, email: string, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, taxvat: string | null, approval: Approval, store: string, language: StaffLanguage, createdAt: string, blockedAt: string | null, lockedUntil: string | null, eraseAfter: string | null, hasPassword: boolean, mergedInto: string | null, orderCount: number, can: Array<string>, merged: Array<{ id: string, email: string, mergedAt: string, undoUntil: string | null, newsletter: { state: SubscriptionState } | null }>, addresses: Array<{ id: string, name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null, isBilling: boolean, isShipping: boolean }>, newsletter: { state: SubscriptionState, requestedAt: string, requestedFrom: string | null, confirmedAt: string | null, confirmedFrom: string | null, words: string } | null, sessions: Array<{ since: string, lastUsed: string }>, orders: Array<{ number: string, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, total: { cents: number, currency: string } }>, returns: Array<{ number: string, kind: ReturnKind, state: ReturnState, order: string, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null }>, reviews: Array<{ id: string, status: ReviewStatus, summary: string, sku: string, product: string | null, writtenAt: string, priceStars: number, qualityStars: number }>, privacyRequests: Array<{ id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null }> | null, sees: { isBusiness: boolean, language: StaffLanguage, coupon: string | null, isWishlistShared: boolean, cart: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }>, bill: { rows: Array<{ kind: BillKind, amount: { cents: number } }>, tax: { cents: number }, total: { cents: number } } | null, wishlist: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }> } }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type UndoMergeMutationVariables = Exact<{
  loser: string;
  key: string;
}>;


export type UndoMergeMutation = { undoMerge:
    | { __typename: 'Customer', id: string, version: number, email: string, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, taxvat: string | null, approval: Approval, store: string, language: StaffLanguage, createdAt: string, blockedAt: string | null, lockedUntil: string | null, eraseAfter: string | null, hasPassword: boolean, mergedInto: string | null, orderCount: number, can: Array<string>, merged: Array<{ id: string, email: string, mergedAt: string, undoUntil: string | null, newsletter: { state: SubscriptionState } | null }>, addresses: Array<{ id: string, name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null, isBilling: boolean, isShipping: boolean }>, newsletter: { state: SubscriptionState, requestedAt: string, requestedFrom: string | null, confirmedAt: string | null, confirmedFrom: string | null, words: string } | null, sessions: Array<{ since: string, lastUsed: string }>, orders: Array<{ number: string, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, total: { cents: number, currency: string } }>, returns: Array<{ number: string, kind: ReturnKind, state: ReturnState, order: string, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null }>, reviews: Array<{ id: string, status: ReviewStatus, summary: string, sku: string, product: string | null, writtenAt: string, priceStars: number, qualityStars: number }>, privacyRequests: Array<{ id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null }> | null, sees: { isBusiness: boolean, language: StaffLanguage, coupon: string | null, isWishlistShared: boolean, cart: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }>, bill: { rows: Array<{ kind: BillKind, amount: { cents: number } }>, tax: { cents: number }, total: { cents: number } } | null, wishlist: Array<{ sku: string, name: string | null, quantity: number, unit: { cents: number } | null, total: { cents: number } | null, tiers: Array<{ quantity: number, unit: { cents: number } }> }> } }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type AcceptInvitationWithPasskeyMutationVariables = Exact<{
  token: string;
  name: string;
  response: unknown;
}>;


export type AcceptInvitationWithPasskeyMutation = { acceptInvitationWithPasskey: { next: LogInStep, factors: Array<SecondFactor> } };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { next: LogInStep, factors: Array<SecondFactor> } };

export type EntranceQueryVariables = Exact<{ [key: string]: never; }>;


export type EntranceQuery = { entrance: { demoPassword: string | null, demo: Array<{ email: string, name: string, roles: Array<{ role: Role, branch: string | null }> }>, branches: Array<{ code: string, name: string }> } };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { invitation: { name: string, language: StaffLanguage, expiresAt: string } | null };

export type LogInWithPasskeyMutationVariables = Exact<{
  response: unknown;
}>;


export type LogInWithPasskeyMutation = { logInWithPasskey: { next: LogInStep, factors: Array<SecondFactor> } };

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LogInMutation = { logIn: { next: LogInStep, factors: Array<SecondFactor> } };

export type PasskeyInvitationOptionsQueryVariables = Exact<{
  token: string;
}>;


export type PasskeyInvitationOptionsQuery = { passkeyInvitationOptions: unknown };

export type PasskeyLogInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyLogInOptionsQuery = { passkeyLogInOptions: unknown };

export type PasskeyStepUpOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyStepUpOptionsQuery = { passkeyStepUpOptions: unknown };

export type ProveCodeMutationVariables = Exact<{
  code: string;
}>;


export type ProveCodeMutation = { proveCode: { next: LogInStep, factors: Array<SecondFactor> } };

export type ProveWithPasskeyMutationVariables = Exact<{
  response: unknown;
}>;


export type ProveWithPasskeyMutation = { proveWithPasskey: { next: LogInStep, factors: Array<SecondFactor> } };

export type StepUpWithPasskeyMutationVariables = Exact<{
  response: unknown;
}>;


export type StepUpWithPasskeyMutation = { stepUpWithPasskey: { next: LogInStep } };

export type StepUpMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
}>;


export type StepUpMutation = { stepUp: { next: LogInStep } };

export type AnswerMessageMutationVariables = Exact<{
  input: AnswerMessageInput;
}>;


export type AnswerMessageMutation = { answerMessage:
    | { __typename: 'Message', id: string, version: number, state: MessageState, isSuspect: boolean, receivedAt: string, title: string, form: string, store: string, language: StaffLanguage, branch: string | null, sku: string | null, customer: string | null, name: string, email: string | null, fields: Array<{ name: string, label: string, value: string }>, assignedTo: { id: string, name: string } | null, answers: Array<{ id: string, by: string | null, text: string, sentAt: string }> }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type AssignMessageMutationVariables = Exact<{
  id: string;
  staff?: string | null | undefined;
  key: string;
}>;


export type AssignMessageMutation = { assignMessage:
    | { __typename: 'Message', id: string, version: number, state: MessageState, isSuspect: boolean, receivedAt: string, title: string, form: string, store: string, language: StaffLanguage, branch: string | null, sku: string | null, customer: string | null, name: string, email: string | null, fields: Array<{ name: string, label: string, value: string }>, assignedTo: { id: string, name: string } | null, answers: Array<{ id: string, by: string | null, text: string, sentAt: string }> }
    | { __typename: 'Refusal', code: string, message: string }
   };

type MessageChanged_Message_Fragment = { __typename: 'Message', id: string, version: number, state: MessageState, isSuspect: boolean, receivedAt: string, title: string, form: string, store: string, language: StaffLanguage, branch: string | null, sku: string | null, customer: string | null, name: string, email: string | null, fields: Array<{ name: string, label: string, value: string }>, assignedTo: { id: string, name: string } | null, answers: Array<{ id: string, by: string | null, text: string, sentAt: string }> };

type MessageChanged_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string };

export type MessageChangedFragment =
  | MessageChanged_Message_Fragment
  | MessageChanged_Refusal_Fragment
;

export type MessageCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageCountsQuery = { messageCounts: Array<{ tab: MessageTab, count: number, countIsCapped: boolean }> };

export type MessageFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageFormsQuery = { messageForms: Array<{ identifier: string, title: string }> };

export type MessageHandlersQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageHandlersQuery = { messageHandlers: Array<{ id: string, name: string }> };

export type MessageListQueryVariables = Exact<{
  list: ListInput;
  tab?: MessageTab | null | undefined;
  form?: string | null | undefined;
}>;


export type MessageListQuery = { messages: { items: Array<{ id: string, version: number, state: MessageState, isSuspect: boolean, receivedAt: string, title: string, form: string, store: string, language: StaffLanguage, branch: string | null, sku: string | null, customer: string | null, name: string, email: string | null, fields: Array<{ name: string, label: string, value: string }>, assignedTo: { id: string, name: string } | null, answers: Array<{ id: string, by: string | null, text: string, sentAt: string }> }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type MessageRowFragment = { id: string, version: number, state: MessageState, isSuspect: boolean, receivedAt: string, title: string, form: string, store: string, language: StaffLanguage, branch: string | null, sku: string | null, customer: string | null, name: string, email: string | null, fields: Array<{ name: string, label: string, value: string }>, assignedTo: { id: string, name: string } | null, answers: Array<{ id: string, by: string | null, text: string, sentAt: string }> };

export type MessageQueryVariables = Exact<{
  id: string;
}>;


export type MessageQuery = { message: { id: string, version: number, state: MessageState, isSuspect: boolean, receivedAt: string, title: string, form: string, store: string, language: StaffLanguage, branch: string | null, sku: string | null, customer: string | null, name: string, email: string | null, fields: Array<{ name: string, label: string, value: string }>, assignedTo: { id: string, name: string } | null, answers: Array<{ id: string, by: string | null, text: string, sentAt: string }> } };

export type MoveMessageMutationVariables = Exact<{
  id: string;
  to: MessageState;
  key: string;
}>;


export type MoveMessageMutation = { moveMessage:
    | { __typename: 'Message', id: string, version: number, state: MessageState, isSuspect: boolean, receivedAt: string, title: string, form: string, store: string, language: StaffLanguage, branch: string | null, sku: string | null, customer: string | null, name: string, email: string | null, fields: Array<{ name: string, label: string, value: string }>, assignedTo: { id: string, name: string } | null, answers: Array<{ id: string, by: string | null, text: string, sentAt: string }> }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type ApprovalsWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalsWaitingQuery = { approvals: Array<{ id: string, canDecide: boolean }> };

export type FindQueryVariables = Exact<{
  text: string;
}>;


export type FindQuery = { find: Array<
    | { __typename: 'CustomerSummary', id: string, email: string, company: string | null, person: string }
    | { __typename: 'OrderSummary', number: string, name: string | null, status: OrderStatus, branch: string | null, total: { cents: number, currency: string } }
    | { __typename: 'ProductSummary', sku: string, title: string, price: { cents: number, currency: string } | null }
    | { __typename: 'ReturnSummary', id: string, number: string, version: number, kind: ReturnKind, state: ReturnState, order: string, name: string | null, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null, branch: string | null, marks: Array<ReturnMark>, refunded: { cents: number, currency: string } }
  > };

export type BlockGiftCardMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
  key: string;
}>;


export type BlockGiftCardMutation = { blockGiftCard:
    | { __typename: 'GiftCard', id: string, number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type GiftCardListQueryVariables = Exact<{
  list: ListInput;
  tab?: GiftCardTab | null | undefined;
}>;


export type GiftCardListQuery = { giftCards: { items: Array<{ id: string, number: string, state: GiftCardState, origin: GiftCardOrigin, lastFour: string | null, issuedAt: string, expiresOn: string, branch: string | null, initial: { cents: number }, balance: { cents: number } }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type GiftCardOfCodeQueryVariables = Exact<{
  code: string;
}>;


export type GiftCardOfCodeQuery = { giftCardOfCode:
    | { __typename: 'HeldGiftCard', number: string | null, state: GiftCardState, expiresOn: string, balance: { cents: number } }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type GiftCardPageFragment = { id: string, number: string, version: number, state: GiftCardState, origin: GiftCardOrigin, lastFour: string | null, issuedAt: string, issuedBy: string, expiresOn: string, branch: string | null, reference: string | null, can: Array<string>, initial: { cents: number }, balance: { cents: number }, entries: Array<{ id: string, at: string, by: string, reason: GiftCardReason, reference: string | null, note: string | null, amount: { cents: number }, balance: { cents: number } }> };

type GiftCardChanged_GiftCard_Fragment = { __typename: 'GiftCard', id: string, number: string, version: number };

type GiftCardChanged_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string };

type GiftCardChanged_WaitsForApproval_Fragment = { __typename: 'WaitsForApproval', request: { id: string } };

export type GiftCardChangedFragment =
  | GiftCardChanged_GiftCard_Fragment
  | GiftCardChanged_Refusal_Fragment
  | GiftCardChanged_WaitsForApproval_Fragment
;

export type GiftCardTabsQueryVariables = Exact<{ [key: string]: never; }>;


export type GiftCardTabsQuery = { giftCardTabs: Array<{ tab: GiftCardTab, count: number, countIsCapped: boolean }> };

export type GiftCardQueryVariables = Exact<{
  number: string;
}>;


export type GiftCardQuery = { giftCard: { id: string, number: string, version: number, state: GiftCardState, origin: GiftCardOrigin, lastFour: string | null, issuedAt: string, issuedBy: string, expiresOn: string, branch: string | null, reference: string | null, can: Array<string>, initial: { cents: number }, balance: { cents: number }, entries: Array<{ id: string, at: string, by: string, reason: GiftCardReason, reference: string | null, note: string | null, amount: { cents: number }, balance: { cents: number } }> } };

export type IssueGiftCardMutationVariables = Exact<{
  input: GiftCardInput;
}>;


export type IssueGiftCardMutation = { issueGiftCard:
    | { __typename: 'GiftCard', id: string, number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type MakeGiftCardCodeMutationVariables = Exact<{
  id: string;
  version: number;
  key: string;
}>;


export type MakeGiftCardCodeMutation = { makeGiftCardCode:
    | { __typename: 'GiftCardCode', shown: string | null, card: { number: string, version: number } }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type TopUpGiftCardMutationVariables = Exact<{
  id: string;
  version: number;
  cents: number;
  reason: string;
  key: string;
}>;


export type TopUpGiftCardMutation = { topUpGiftCard:
    | { __typename: 'GiftCard', id: string, number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type UnblockGiftCardMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
  key: string;
}>;


export type UnblockGiftCardMutation = { unblockGiftCard:
    | { __typename: 'GiftCard', id: string, number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type ImportRunFragment = { id: string, kind: BulkKind, fileName: string | null, by: string, state: BulkState, rows: number, done: number, created: number, changed: number, unchanged: number, refused: number, conflicts: number, fileRows: number | null, fileUnchanged: number, ignoredColumns: Array<string>, share: number, problem: string | null, createdAt: string, endedAt: string | null, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canApply: boolean, canUndo: boolean, waits: boolean };

type ImportAnswer_BulkRun_Fragment = { __typename: 'BulkRun', id: string, kind: BulkKind, fileName: string | null, by: string, state: BulkState, rows: number, done: number, created: number, changed: number, unchanged: number, refused: number, conflicts: number, fileRows: number | null, fileUnchanged: number, ignoredColumns: Array<string>, share: number, problem: string | null, createdAt: string, endedAt: string | null, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canApply: boolean, canUndo: boolean, waits: boolean };

type ImportAnswer_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string };

type ImportAnswer_WaitsForApproval_Fragment = { __typename: 'WaitsForApproval', request: { id: string } };

export type ImportAnswerFragment =
  | ImportAnswer_BulkRun_Fragment
  | ImportAnswer_Refusal_Fragment
  | ImportAnswer_WaitsForApproval_Fragment
;

export type ImportRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportRunsQuery = { bulkRuns: Array<{ id: string, kind: BulkKind, fileName: string | null, by: string, state: BulkState, rows: number, done: number, created: number, changed: number, unchanged: number, refused: number, conflicts: number, fileRows: number | null, fileUnchanged: number, ignoredColumns: Array<string>, share: number, problem: string | null, createdAt: string, endedAt: string | null, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canApply: boolean, canUndo: boolean, waits: boolean }> };

export type ImportRunStateQueryVariables = Exact<{
  id: string;
}>;


export type ImportRunStateQuery = { bulkRun: { id: string, kind: BulkKind, fileName: string | null, by: string, state: BulkState, rows: number, done: number, created: number, changed: number, unchanged: number, refused: number, conflicts: number, fileRows: number | null, fileUnchanged: number, ignoredColumns: Array<string>, share: number, problem: string | null, createdAt: string, endedAt: string | null, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canApply: boolean, canUndo: boolean, waits: boolean } };

export type ImportRowsQueryVariables = Exact<{
  run: string;
  after: number;
  state?: BulkRowState | null | undefined;
}>;


export type ImportRowsQuery = { bulkRows: { next: number | null, items: Array<{ line: number, thing: string, view: string, state: BulkRowState, code: string | null, message: string | null, changes: Array<{ field: string, before: unknown, after: unknown }>, conflicts: Array<{ path: string, theirs: unknown, mine: unknown }> }> } };

export type CheckImportMutationVariables = Exact<{
  kind: ImportKind;
  upload: string;
  key: string;
}>;


export type CheckImportMutation = { checkImport:
    | { __typename: 'BulkRun', id: string, kind: BulkKind, fileName: string | null, by: string, state: BulkState, rows: number, done: number, created: number, changed: number, unchanged: number, refused: number, conflicts: number, fileRows: number | null, fileUnchanged: number, ignoredColumns: Array<string>, share: number, problem: string | null, createdAt: string, endedAt: string | null, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canApply: boolean, canUndo: boolean, waits: boolean }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type ApplyImportMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type ApplyImportMutation = { applyImport:
    | { __typename: 'BulkRun', id: string, kind: BulkKind, fileName: string | null, by: string, state: BulkState, rows: number, done: number, created: number, changed: number, unchanged: number, refused: number, conflicts: number, fileRows: number | null, fileUnchanged: number, ignoredColumns: Array<string>, share: number, problem: string | null, createdAt: string, endedAt: string | null, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canApply: boolean, canUndo: boolean, waits: boolean }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type CancelImportMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type CancelImportMutation = { cancelBulk:
    | { __typename: 'BulkRun', id: string, kind: BulkKind, fileName: string | null, by: string, state: BulkState, rows: number, done: number, created: number, changed: number, unchanged: number, refused: number, conflicts: number, fileRows: number | null, fileUnchanged: number, ignoredColumns: Array<string>, share: number, problem: string | null, createdAt: string, endedAt: string | null, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canApply: boolean, canUndo: boolean, waits: boolean }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type UndoImportMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type UndoImportMutation = { undoBulk:
    | { __typename: 'BulkRun', id: string, kind: BulkKind, fileName: string | null, by: string, state: BulkState, rows: number, done: number, created: number, changed: number, unchanged: number, refused: number, conflicts: number, fileRows: number | null, fileUnchanged: number, ignoredColumns: Array<string>, share: number, problem: string | null, createdAt: string, endedAt: string | null, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canApply: boolean, canUndo: boolean, waits: boolean }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type ExportTableMutationVariables = Exact<{
  kind: ImportKind;
  key: string;
}>;


export type ExportTableMutation = { exportTable:
    | { __typename: 'Download', id: string, fileName: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type ClearMediaMutationVariables = Exact<{
  key: string;
}>;


export type ClearMediaMutation = { clearMedia:
    | { __typename: 'MediaCleared' }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval' }
   };

export type MediaTabsQueryVariables = Exact<{ [key: string]: never; }>;


export type MediaTabsQuery = { mediaTabs: Array<{ tab: MediaTab, count: number, countIsCapped: boolean }> };

export type MediaTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type MediaTagsQuery = { mediaTags: Array<string> };

export type EditMediaMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditMediaMutation = { editMedia:
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'MediaSaved', merged: Array<string>, media: { id: string, version: number, name: string, hash: string, frameHash: string, path: string, largePath: string, framePath: string, width: number, height: number, bytes: number | null, type: string, isWhole: boolean, uploadedBy: string | null, uploadedAt: string, removedAt: string | null, values: unknown, can: Array<string> } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type MediaAssetQueryVariables = Exact<{
  id: string;
}>;


export type MediaAssetQuery = { mediaAsset: { id: string, version: number, name: string, hash: string, frameHash: string, path: string, largePath: string, framePath: string, width: number, height: number, bytes: number | null, type: string, isWhole: boolean, uploadedBy: string | null, uploadedAt: string, removedAt: string | null, values: unknown, can: Array<string> } };

type MediaChanged_EditConflict_Fragment = { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> };

type MediaChanged_MediaSaved_Fragment = { __typename: 'MediaSaved', merged: Array<string>, media: { id: string, version: number, name: string, hash: string, frameHash: string, path: string, largePath: string, framePath: string, width: number, height: number, bytes: number | null, type: string, isWhole: boolean, uploadedBy: string | null, uploadedAt: string, removedAt: string | null, values: unknown, can: Array<string> } };

type MediaChanged_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, field: string | null };

type MediaChanged_WaitsForApproval_Fragment = { __typename: 'WaitsForApproval' };

export type MediaChangedFragment =
  | MediaChanged_EditConflict_Fragment
  | MediaChanged_MediaSaved_Fragment
  | MediaChanged_Refusal_Fragment
  | MediaChanged_WaitsForApproval_Fragment
;

export type MediaPageFragment = { id: string, version: number, name: string, hash: string, frameHash: string, path: string, largePath: string, framePath: string, width: number, height: number, bytes: number | null, type: string, isWhole: boolean, uploadedBy: string | null, uploadedAt: string, removedAt: string | null, values: unknown, can: Array<string> };

export type MediaUsesQueryVariables = Exact<{
  id: string;
}>;


export type MediaUsesQuery = { mediaUses: { isCapped: boolean, items: Array<{ kind: MediaUseKind, id: string, name: string }> } };

export type RemoveMediaMutationVariables = Exact<{
  edit: Edit;
}>;


export type RemoveMediaMutation = { removeMedia:
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'MediaSaved', merged: Array<string>, media: { id: string, version: number, name: string, hash: string, frameHash: string, path: string, largePath: string, framePath: string, width: number, height: number, bytes: number | null, type: string, isWhole: boolean, uploadedBy: string | null, uploadedAt: string, removedAt: string | null, values: unknown, can: Array<string> } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type ReplaceMediaMutationVariables = Exact<{
  id: string;
  by: string;
  key: string;
}>;


export type ReplaceMediaMutation = { replaceMedia:
    | { __typename: 'EditConflict' }
    | { __typename: 'MediaReplaced', places: number, entry: string | null, media: { id: string, name: string } }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval' }
   };

export type ExportSubscriptionsMutationVariables = Exact<{
  state?: SubscriptionState | null | undefined;
  key: string;
}>;


export type ExportSubscriptionsMutation = { exportSubscriptions:
    | { __typename: 'Download', id: string, fileName: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type SubscriptionCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionCountsQuery = { subscriptionCounts: Array<{ state: SubscriptionState, count: number, countIsCapped: boolean }> };

export type SubscriptionListQueryVariables = Exact<{
  list: ListInput;
  state?: SubscriptionState | null | undefined;
}>;


export type SubscriptionListQuery = { subscriptions: { items: Array<{ id: string, email: string, state: SubscriptionState, store: string, requestedAt: string, requestedFrom: string | null, confirmedAt: string | null, confirmedFrom: string | null, words: string }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type ExportOrdersMutationVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  tab?: OrderTab | null | undefined;
  search?: string | null | undefined;
  key: string;
}>;


export type ExportOrdersMutation = { exportOrders:
    | { __typename: 'Download', id: string, fileName: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type OrderChoicesQueryVariables = Exact<{
  customer?: string | null | undefined;
}>;


export type OrderChoicesQuery = { orderChoices: { countries: Array<string>, payments: Array<string>, customer: string | null } };

export type OrderListQueryVariables = Exact<{
  list: ListInput;
  filter?: OrderFilter | null | undefined;
  tab?: OrderTab | null | undefined;
  sort?: OrderSort | null | undefined;
}>;


export type OrderListQuery = { orders: { items: Array<{ id: string, number: string, version: number, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, branch: string | null, name: string | null, country: string | null, payment: string | null, total: { cents: number, currency: string } }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type OrderTabsQueryVariables = Exact<{
  branch?: string | null | undefined;
}>;


export type OrderTabsQuery = { orderTabs: Array<{ tab: OrderTab, count: number, countIsCapped: boolean }> };

export type MailPreviewQueryVariables = Exact<{
  order: string;
  mail: string;
}>;


export type MailPreviewQuery = { mailPreview:
    | { __typename: 'MailPreview', to: string, subject: string, text: string | null, frame: string | null, attachments: Array<string> }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type ResendMailMutationVariables = Exact<{
  order: string;
  mail: string;
  key: string;
}>;


export type ResendMailMutation = { resendMail:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type CancelOrderMutationVariables = Exact<{
  input: OrderReasonInput;
}>;


export type CancelOrderMutation = { cancelOrder:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type CancelPiecesMutationVariables = Exact<{
  input: CancelPiecesInput;
}>;


export type CancelPiecesMutation = { cancelPieces:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type ConfirmPaymentMutationVariables = Exact<{
  input: OrderReasonInput;
}>;


export type ConfirmPaymentMutation = { confirmPayment:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type HandOverMutationVariables = Exact<{
  number: string;
  code?: string | null | undefined;
  name?: string | null | undefined;
  key: string;
}>;


export type HandOverMutation = { handOver:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type HoldOrderMutationVariables = Exact<{
  input: OrderReasonInput;
}>;


export type HoldOrderMutation = { holdOrder:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type MoveShipmentMutationVariables = Exact<{
  number: string;
  to: ShipmentState;
  tracking?: TrackingInput | null | undefined;
  key: string;
}>;


export type MoveShipmentMutation = { moveShipment:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type NoteOrderMutationVariables = Exact<{
  input: NoteInput;
}>;


export type NoteOrderMutation = { noteOrder:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

type OrderAnswer_EditConflict_Fragment = { __typename: 'EditConflict' };

type OrderAnswer_Order_Fragment = { __typename: 'Order', number: string, version: number };

type OrderAnswer_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, field: string | null };

type OrderAnswer_WaitsForApproval_Fragment = { __typename: 'WaitsForApproval', request: { id: string } };

export type OrderAnswerFragment =
  | OrderAnswer_EditConflict_Fragment
  | OrderAnswer_Order_Fragment
  | OrderAnswer_Refusal_Fragment
  | OrderAnswer_WaitsForApproval_Fragment
;

export type OrderCompanyQueryVariables = Exact<{
  number: string;
  window: string;
  doing: Doing;
}>;


export type OrderCompanyQuery = { orderCompany: Array<{ name: string, isEditing: boolean }> };

export type OrderPageFragment = { id: string, number: string, version: number, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, paidAt: string | null, holdEndsAt: string | null, branch: string | null, sources: Array<string>, country: string, payment: string, store: string, name: string, customerNote: string | null, can: Array<string>, exchange: { order: string, return: string, credit: { cents: number }, toPay: { cents: number } } | null, mails: Array<{ id: string, kind: string, reference: string, state: OrderMailState, dueAt: string, sentAt: string | null, sentAgainAt: Array<string>, to: string, canResend: boolean }> | null, person: { email: string, customer: string | null, billing: { name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null }, shipping: { name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null } | null } | null, lines: Array<{ id: number, sku: string, name: string, picture: string | null, taxPercent: number, ordered: number, open: number, planned: number, sent: number, canceled: number, returned: number, refunded: number, options: Array<{ label: string, value: string }>, unit: { cents: number }, row: { cents: number } }>, delivery: { cents: number }, money: { total: { cents: number }, paid: { cents: number }, refunded: { cents: number }, waiting: { cents: number }, taken: { cents: number }, refundable: { cents: number }, refundableDelivery: { cents: number }, open: { cents: number } }, payments: Array<{ number: number, providerOrderId: string, method: string, state: string, providerStatus: string | null, reason: string | null, createdAt: string, amount: { cents: number } }> | null, shipments: Array<{ number: string, kind: ShipmentKind, state: ShipmentState, source: string | null, broughtTo: string | null, plannedAt: string | null, packedAt: string | null, sentAt: string | null, deliveredAt: string | null, can: Array<ShipmentState>, lines: Array<{ lineId: number, quantity: number }>, tracking: Array<{ carrier: string, number: string, url: string | null }> }>, refunds: Array<{ number: string, at: string, state: RefundState, revision: number | null, reason: string, isUnanswered: boolean, total: { cents: number }, back: { cents: number }, lines: Array<{ lineId: number, quantity: number }> }>, invoices: Array<{ number: string, revision: number | null, issuedAt: string, dueOn: string | null, file: string | null, total: { cents: number } }>, returns: Array<{ id: string, number: string, version: number, kind: ReturnKind, state: ReturnState, order: string, name: string | null, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null, branch: string | null, marks: Array<ReturnMark>, refunded: { cents: number, currency: string } }> | null, revisions: Array<{ number: number, state: RevisionState, by: string, at: string, decidedAt: string | null, expiresAt: string | null, reason: string, difference: { cents: number }, changes: Array<{ kind: RevisionChangeKind, lineId: number | null, sku: string | null, name: string | null, from: string | null, to: string | null }> }>, history: Array<{ at: string, status: OrderStatus, by: string, message: string | null, isVisible: boolean }> };

export type OrderAddressLinesFragment = { name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null };

export type OrderQueryVariables = Exact<{
  number: string;
}>;


export type OrderQuery = { order: { id: string, number: string, version: number, status: OrderStatus, fulfilment: Fulfilment, placedAt: string, paidAt: string | null, holdEndsAt: string | null, branch: string | null, sources: Array<string>, country: string, payment: string, store: string, name: string, customerNote: string | null, can: Array<string>, exchange: { order: string, return: string, credit: { cents: number }, toPay: { cents: number } } | null, mails: Array<{ id: string, kind: string, reference: string, state: OrderMailState, dueAt: string, sentAt: string | null, sentAgainAt: Array<string>, to: string, canResend: boolean }> | null, person: { email: string, customer: string | null, billing: { name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null }, shipping: { name: string, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null } | null } | null, lines: Array<{ id: number, sku: string, name: string, picture: string | null, taxPercent: number, ordered: number, open: number, planned: number, sent: number, canceled: number, returned: number, refunded: number, options: Array<{ label: string, value: string }>, unit: { cents: number }, row: { cents: number } }>, delivery: { cents: number }, money: { total: { cents: number }, paid: { cents: number }, refunded: { cents: number }, waiting: { cents: number }, taken: { cents: number }, refundable: { cents: number }, refundableDelivery: { cents: number }, open: { cents: number } }, payments: Array<{ number: number, providerOrderId: string, method: string, state: string, providerStatus: string | null, reason: string | null, createdAt: string, amount: { cents: number } }> | null, shipments: Array<{ number: string, kind: ShipmentKind, state: ShipmentState, source: string | null, broughtTo: string | null, plannedAt: string | null, packedAt: string | null, sentAt: string | null, deliveredAt: string | null, can: Array<ShipmentState>, lines: Array<{ lineId: number, quantity: number }>, tracking: Array<{ carrier: string, number: string, url: string | null }> }>, refunds: Array<{ number: string, at: string, state: RefundState, revision: number | null, reason: string, isUnanswered: boolean, total: { cents: number }, back: { cents: number }, lines: Array<{ lineId: number, quantity: number }> }>, invoices: Array<{ number: string, revision: number | null, issuedAt: string, dueOn: string | null, file: string | null, total: { cents: number } }>, returns: Array<{ id: string, number: string, version: number, kind: ReturnKind, state: ReturnState, order: string, name: string | null, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null, branch: string | null, marks: Array<ReturnMark>, refunded: { cents: number, currency: string } }> | null, revisions: Array<{ number: number, state: RevisionState, by: string, at: string, decidedAt: string | null, expiresAt: string | null, reason: string, difference: { cents: number }, changes: Array<{ kind: RevisionChangeKind, lineId: number | null, sku: string | null, name: string | null, from: string | null, to: string | null }> }>, history: Array<{ at: string, status: OrderStatus, by: string, message: string | null, isVisible: boolean }> } };

export type PlanShipmentMutationVariables = Exact<{
  input: ShipmentInput;
}>;


export type PlanShipmentMutation = { planShipment:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type ProposeRevisionMutationVariables = Exact<{
  input: RevisionInput;
}>;


export type ProposeRevisionMutation = { proposeRevision:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type RefundAgainMutationVariables = Exact<{
  order: string;
  refund: string;
  key: string;
}>;


export type RefundAgainMutation = { refundAgain:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type RefundPreviewQueryVariables = Exact<{
  input: RefundInput;
}>;


export type RefundPreviewQuery = { refundPreview:
    | { __typename: 'RefundPreview', goesBackBy: string, waitsFor: string | null, total: { cents: number }, tax: { cents: number }, taxes: Array<{ percent: number, incl: { cents: number }, tax: { cents: number } }>, lines: Array<{ lineId: number, quantity: number, unsent: number, amount: { cents: number } }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type RefundMutationVariables = Exact<{
  input: RefundInput;
}>;


export type RefundMutation = { refund:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type ReleaseOrderMutationVariables = Exact<{
  input: OrderReasonInput;
}>;


export type ReleaseOrderMutation = { releaseOrder:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type RevisionArticlesQueryVariables = Exact<{
  order: string;
  search: string;
}>;


export type RevisionArticlesQuery = { revisionArticles: Array<{ sku: string, name: string, available: number, options: Array<{ label: string, value: string }>, unit: { cents: number } }> };

export type RevisionChoicesQueryVariables = Exact<{
  order: string;
}>;


export type RevisionChoicesQuery = { revisionChoices: { countries: Array<string>, sizes: Array<{ lineId: number, sku: string, label: string, available: number }>, deliveries: Array<{ code: string, label: string, isCurrent: boolean, amount: { cents: number } }>, address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string>, postcode: string | null, city: string, country: string, telephone: string | null } | null } };

export type RevisionPreviewQueryVariables = Exact<{
  input: RevisionInput;
}>;


export type RevisionPreviewQuery = { revisionPreview:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'RevisionPreview', goesBackBy: string, waitsFor: string | null, needsCustomer: boolean, totalBefore: { cents: number }, totalAfter: { cents: number }, deliveryBefore: { cents: number }, deliveryAfter: { cents: number }, discountBefore: { cents: number }, discountAfter: { cents: number }, taxesBefore: Array<{ percent: number, tax: { cents: number } }>, taxesAfter: Array<{ percent: number, tax: { cents: number } }>, refund: { cents: number }, toPay: { cents: number } }
   };

export type SettleRefundMutationVariables = Exact<{
  order: string;
  refund: string;
  reason: string;
  key: string;
}>;


export type SettleRefundMutation = { settleRefund:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type ShortPickMutationVariables = Exact<{
  input: ShortPickInput;
}>;


export type ShortPickMutation = { shortPick:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type WithdrawRevisionMutationVariables = Exact<{
  input: WithdrawRevisionInput;
}>;


export type WithdrawRevisionMutation = { withdrawRevision:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type PrintShipmentsMutationVariables = Exact<{
  numbers: Array<string> | string;
  paper: ShipmentPaper;
  key: string;
}>;


export type PrintShipmentsMutation = { printShipments:
    | { __typename: 'Download', id: string, fileName: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type StandingShipmentFragment = { number: string, order: string, name: string | null, kind: ShipmentKind, state: ShipmentState, source: string | null, broughtTo: string | null, packedAt: string | null, lines: Array<{ lineId: number, quantity: number }> };

export type PickListQueryVariables = Exact<{
  source: string;
}>;


export type PickListQuery = { pickList: { source: string, hasMore: boolean, items: Array<{ sku: string, name: string, picture: string | null, options: Array<{ label: string, value: string }>, pieces: Array<{ shipment: string, order: string, lineId: number, quantity: number, perLine: number }> }>, parcels: Array<{ number: string, order: string, name: string | null, kind: ShipmentKind, state: ShipmentState, source: string | null, broughtTo: string | null, packedAt: string | null, lines: Array<{ lineId: number, quantity: number }> }>, packed: Array<{ number: string, order: string, name: string | null, kind: ShipmentKind, state: ShipmentState, source: string | null, broughtTo: string | null, packedAt: string | null, lines: Array<{ lineId: number, quantity: number }> }>, canceled: Array<{ number: string, order: string, name: string | null, kind: ShipmentKind, state: ShipmentState, source: string | null, broughtTo: string | null, packedAt: string | null, lines: Array<{ lineId: number, quantity: number }> }>, toPlan: Array<{ order: string, broughtTo: string | null, lines: Array<{ lineId: number, quantity: number }> }> } };

export type PickupsQueryVariables = Exact<{
  branch: string;
}>;


export type PickupsQuery = { pickups: { branch: string, hasMore: boolean, keptDays: number, items: Array<{ number: string, order: string, name: string | null, kind: ShipmentKind, state: ShipmentState, source: string | null, broughtTo: string | null, packedAt: string | null, lines: Array<{ lineId: number, quantity: number }> }>, underWay: Array<{ number: string, order: string, name: string | null, kind: ShipmentKind, state: ShipmentState, source: string | null, broughtTo: string | null, packedAt: string | null, lines: Array<{ lineId: number, quantity: number }> }>, canceled: Array<{ number: string, order: string, name: string | null, kind: ShipmentKind, state: ShipmentState, source: string | null, broughtTo: string | null, packedAt: string | null, lines: Array<{ lineId: number, quantity: number }> }> } };

export type PlanForPickingMutationVariables = Exact<{
  input: ShipmentInput;
}>;


export type PlanForPickingMutation = { planShipment:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number, shipments: Array<{ number: string, state: ShipmentState, source: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type TakeBoxBackMutationVariables = Exact<{
  number: string;
  key: string;
}>;


export type TakeBoxBackMutation = { takeBoxBack:
    | { __typename: 'EditConflict' }
    | { __typename: 'Order', number: string, version: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type ChangeTelephoneOrderMutationVariables = Exact<{
  id: string;
  version: number;
  wish: TelephoneWishInput;
  key: string;
}>;


export type ChangeTelephoneOrderMutation = { changeTelephoneOrder:
    | { __typename: 'EditConflict' }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'TelephoneOrder', id: string, email: string, version: number }
    | { __typename: 'WaitsForApproval' }
   };

export type SendTelephoneLinkMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type SendTelephoneLinkMutation = { sendTelephoneLink:
    | { __typename: 'EditConflict' }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'TelephoneOrder', id: string, email: string, version: number }
    | { __typename: 'WaitsForApproval' }
   };

export type SendTelephoneOrderMutationVariables = Exact<{
  wish: TelephoneWishInput;
  key: string;
}>;


export type SendTelephoneOrderMutation = { sendTelephoneOrder:
    | { __typename: 'EditConflict' }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'TelephoneOrder', id: string, email: string, version: number }
    | { __typename: 'WaitsForApproval' }
   };

export type TakeBackTelephoneOrderMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type TakeBackTelephoneOrderMutation = { takeBackTelephoneOrder:
    | { __typename: 'EditConflict' }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'TelephoneOrder', id: string, email: string, version: number }
    | { __typename: 'WaitsForApproval' }
   };

type TelephoneAnswer_EditConflict_Fragment = { __typename: 'EditConflict' };

type TelephoneAnswer_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, field: string | null };

type TelephoneAnswer_TelephoneOrder_Fragment = { __typename: 'TelephoneOrder', id: string, email: string, version: number };

type TelephoneAnswer_WaitsForApproval_Fragment = { __typename: 'WaitsForApproval' };

export type TelephoneAnswerFragment =
  | TelephoneAnswer_EditConflict_Fragment
  | TelephoneAnswer_Refusal_Fragment
  | TelephoneAnswer_TelephoneOrder_Fragment
  | TelephoneAnswer_WaitsForApproval_Fragment
;

export type TelephoneArticlesQueryVariables = Exact<{
  store: string;
  text: string;
}>;


export type TelephoneArticlesQuery = { telephoneArticles: Array<{ sku: string, name: string, picture: string | null, units: Array<{ sku: string, isMadeToOrder: boolean, options: Array<{ label: string, value: string }>, price: { cents: number }, stock: Array<{ source: string, quantity: number }> }> }> };

export type TelephoneCustomerQueryVariables = Exact<{
  email: string;
}>;


export type TelephoneCustomerQuery = { telephoneCustomer: { name: string, store: string, isBusiness: boolean, addresses: Array<{ prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string>, postcode: string, city: string, country: string, telephone: string | null }> } | null };

export type TelephoneOrderQueryVariables = Exact<{
  id: string;
}>;


export type TelephoneOrderQuery = { telephoneOrder: { id: string, version: number, state: TelephoneOrderState, store: string, email: string, name: string | null, createdBy: string, createdAt: string, expiresAt: string, mailedAt: string | null, openedAt: string | null, order: string | null, coupon: string | null, pickup: string | null, method: string | null, can: Array<string>, address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string>, postcode: string, city: string, country: string, telephone: string | null } | null, lines: Array<{ sku: string, quantity: number }>, total: { cents: number } } | null };

export type TelephoneQuoteQueryVariables = Exact<{
  wish: TelephoneWishInput;
}>;


export type TelephoneQuoteQuery = { telephoneQuote: { lines: Array<{ sku: string, name: string, picture: string | null, quantity: number, options: Array<{ label: string, value: string }>, unit: { cents: number }, row: { cents: number } }>, coupon: { code: string, label: string, problem: string | null } | null, discount: { cents: number }, delivery: { cents: number } | null, total: { cents: number }, methods: Array<{ code: string, title: string, isChosen: boolean, price: { cents: number } }>, pickups: Array<{ branch: string, readyOn: string }>, problems: Array<{ code: string, field: string | null, sku: string | null, available: number | null }> } };

export type TelephoneScreenQueryVariables = Exact<{
  list: ListInput;
}>;


export type TelephoneScreenQuery = { telephoneChoices: { countries: Array<string>, stores: Array<{ code: string, name: string, language: string }> }, telephoneOrders: { items: Array<{ id: string, version: number, state: TelephoneOrderState, store: string, email: string, name: string | null, createdBy: string, createdAt: string, expiresAt: string, mailedAt: string | null, openedAt: string | null, order: string | null, coupon: string | null, pickup: string | null, method: string | null, can: Array<string>, address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string>, postcode: string, city: string, country: string, telephone: string | null } | null, lines: Array<{ sku: string, quantity: number }>, total: { cents: number } }>, page: { next: string | null, count: number } } };

export type TelephoneRowFragment = { id: string, version: number, state: TelephoneOrderState, store: string, email: string, name: string | null, createdBy: string, createdAt: string, expiresAt: string, mailedAt: string | null, openedAt: string | null, order: string | null, coupon: string | null, pickup: string | null, method: string | null, can: Array<string>, address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string>, postcode: string, city: string, country: string, telephone: string | null } | null, lines: Array<{ sku: string, quantity: number }>, total: { cents: number } };

export type ArticlePricesPageFragment = { id: string, version: number, name: string, picture: string | null, views: Array<{ view: string, name: string, owner: string, periods: Array<{ id: string, kind: PriceKind, from: string, to: string | null, state: PriceState, price: { cents: number } }>, shown: Array<{ from: string, to: string | null, percentOff: number | null, price: { cents: number }, regular: { cents: number }, reference: { cents: number } | null }> }>, tiers: Array<{ quantity: number, percentOff: number, from: string | null, to: string | null, state: PriceState, price: { cents: number } | null }>, siblings: Array<{ sku: string, name: string, regular: { cents: number } | null }> };

export type ShownPriceRowFragment = { from: string, to: string | null, percentOff: number | null, price: { cents: number }, regular: { cents: number }, reference: { cents: number } | null };

export type ArticlePricesQueryVariables = Exact<{
  sku: string;
}>;


export type ArticlePricesQuery = { articlePrices: { id: string, version: number, name: string, picture: string | null, views: Array<{ view: string, name: string, owner: string, periods: Array<{ id: string, kind: PriceKind, from: string, to: string | null, state: PriceState, price: { cents: number } }>, shown: Array<{ from: string, to: string | null, percentOff: number | null, price: { cents: number }, regular: { cents: number }, reference: { cents: number } | null }> }>, tiers: Array<{ quantity: number, percentOff: number, from: string | null, to: string | null, state: PriceState, price: { cents: number } | null }>, siblings: Array<{ sku: string, name: string, regular: { cents: number } | null }> } };

export type EditPricesMutationVariables = Exact<{
  edit: Edit;
  also?: Array<string> | string | null | undefined;
}>;


export type EditPricesMutation = { editPrices:
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, theirs: unknown, by: string | null }> }
    | { __typename: 'PricesSaved', merged: Array<string> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, about: Array<string> }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type PricedArticlesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type PricedArticlesQuery = { pricedArticles: Array<{ sku: string, name: string, picture: string | null, now: { from: string, to: string | null, percentOff: number | null, price: { cents: number }, regular: { cents: number }, reference: { cents: number } | null } | null, next: { from: string, to: string | null, percentOff: number | null, price: { cents: number }, regular: { cents: number }, reference: { cents: number } | null } | null }> };

export type PricedProductQueryVariables = Exact<{
  sku: string;
}>;


export type PricedProductQuery = { product: { sku: string, name: string, type: ProductType } };

export type ClosePrivacyRequestMutationVariables = Exact<{
  id: string;
  version: number;
  isRefused: boolean;
  answer: string;
  key: string;
}>;


export type ClosePrivacyRequestMutation = { closePrivacyRequest:
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type ErasePersonMutationVariables = Exact<{
  id: string;
  version: number;
  key: string;
}>;


export type ErasePersonMutation = { erasePerson:
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type ExportPrivacyDataMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type ExportPrivacyDataMutation = { exportPrivacyData:
    | { __typename: 'Download', id: string, fileName: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type NotePrivacyRequestMutationVariables = Exact<{
  input: PrivacyInput;
}>;


export type NotePrivacyRequestMutation = { notePrivacyRequest:
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type PrivacyCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyCountsQuery = { privacyCounts: Array<{ tab: PrivacyTab, count: number, countIsCapped: boolean }> };

export type PrivacyListQueryVariables = Exact<{
  list: ListInput;
  tab?: PrivacyTab | null | undefined;
}>;


export type PrivacyListQuery = { privacyRequests: { items: Array<{ id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type PrivacyRequestQueryVariables = Exact<{
  id: string;
}>;


export type PrivacyRequestQuery = { privacyRequest: { note: string | null, answer: string | null, handledAt: string | null, handledBy: string | null, can: Array<string>, id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, erasure: { unfinished: number, goes: Array<{ what: ErasedThing, count: number }>, stays: Array<{ what: KeptThing, count: number, until: string }> } | null, customer: { id: string, name: string, email: string } | null } };

export type PrivacyPageFragment = { note: string | null, answer: string | null, handledAt: string | null, handledBy: string | null, can: Array<string>, id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, erasure: { unfinished: number, goes: Array<{ what: ErasedThing, count: number }>, stays: Array<{ what: KeptThing, count: number, until: string }> } | null, customer: { id: string, name: string, email: string } | null };

export type PrivacyRowFragment = { id: string, version: number, kind: PrivacyKind, state: PrivacyState, origin: PrivacyOrigin, receivedAt: string, dueOn: string, daysLeft: number | null, eraseAfter: string | null, isWaiting: boolean, customer: { id: string, name: string, email: string } | null };

export type SendPrivacyDataMutationVariables = Exact<{
  id: string;
  version: number;
  key: string;
}>;


export type SendPrivacyDataMutation = { sendPrivacyData:
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type ExportProductsMutationVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  tab?: ProductTab | null | undefined;
  search?: string | null | undefined;
  key: string;
}>;


export type ExportProductsMutation = { exportProducts:
    | { __typename: 'Download', id: string, fileName: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type ProductFilterChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductFilterChoicesQuery = { productChoices: { brands: Array<{ id: string, title: string }>, categories: Array<{ id: string, name: string, path: Array<string> }>, attributes: Array<{ code: string, label: string, input: ProductInputKind, isFilterable: boolean, options: Array<{ id: string, label: string }> }> } };

export type ProductListQueryVariables = Exact<{
  list: ListInput;
  filter?: ProductFilter | null | undefined;
  tab?: ProductTab | null | undefined;
}>;


export type ProductListQuery = { products: { items: Array<{ id: string, sku: string, name: string, picture: string | null, type: ProductType, isEnabled: boolean, variants: number, stock: number | null, missing: Array<ProductFindingCode>, price: { cents: number, currency: string } | null }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type ProductTabsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductTabsQuery = { productTabs: Array<{ tab: ProductTab, count: number, countIsCapped: boolean }> };

export type CreateProductMutationVariables = Exact<{
  input: NewProductInput;
}>;


export type CreateProductMutation = { createProduct:
    | { __typename: 'EditConflict' }
    | { __typename: 'ProductSaved', product: { sku: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'WaitsForApproval' }
   };

export type NewProductChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewProductChoicesQuery = { productChoices: { stores: Array<{ code: string, name: string, language: StaffLanguage, fallback: string | null }>, brands: Array<{ id: string, title: string }>, categories: Array<{ id: string, name: string, path: Array<string> }>, attributes: Array<{ code: string, label: string, input: ProductInputKind }> } };

export type CategoryEndQueryVariables = Exact<{
  category: string;
}>;


export type CategoryEndQuery = { categoryEnd: number };

export type EditProductMutationVariables = Exact<{
  edit: Edit;
  also?: Array<string> | string | null | undefined;
  areAlike?: boolean | null | undefined;
}>;


export type EditProductMutation = { editProduct:
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'ProductSaved', merged: Array<string>, product: { sku: string, version: number, type: ProductType, name: string, picture: string | null, isEnabled: boolean, updatedAt: string, values: unknown, axes: Array<string>, can: Array<string>, parent: { sku: string, name: string } | null, findings: Array<{ code: ProductFindingCode, forbids: boolean, views: Array<string> }>, pictures: Array<{ hash: string, path: string }>, variants: Array<{ id: string, sku: string, version: number, options: Array<string>, values: Array<string>, isEnabled: boolean, weightGrams: number | null, regular: { cents: number, currency: string } | null, price: { cents: number, currency: string } | null, stock: Array<{ source: string, quantity: number }>, pictures: Array<{ hash: string, path: string, place: number, isDisabled: boolean, words: unknown }> }>, prices: Array<{ store: string, regular: { cents: number, currency: string }, final: { cents: number, currency: string }, reference: { cents: number, currency: string } | null }>, stock: Array<{ source: string, quantity: number }>, named: Array<{ id: string, sku: string, name: string, picture: string | null, isEnabled: boolean }>, addresses: Array<{ store: string, url: string }> } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, about: Array<string> }
    | { __typename: 'WaitsForApproval' }
   };

export type ProductPageFragment = { sku: string, version: number, type: ProductType, name: string, picture: string | null, isEnabled: boolean, updatedAt: string, values: unknown, axes: Array<string>, can: Array<string>, parent: { sku: string, name: string } | null, findings: Array<{ code: ProductFindingCode, forbids: boolean, views: Array<string> }>, pictures: Array<{ hash: string, path: string }>, variants: Array<{ id: string, sku: string, version: number, options: Array<string>, values: Array<string>, isEnabled: boolean, weightGrams: number | null, regular: { cents: number, currency: string } | null, price: { cents: number, currency: string } | null, stock: Array<{ source: string, quantity: number }>, pictures: Array<{ hash: string, path: string, place: number, isDisabled: boolean, words: unknown }> }>, prices: Array<{ store: string, regular: { cents: number, currency: string }, final: { cents: number, currency: string }, reference: { cents: number, currency: string } | null }>, stock: Array<{ source: string, quantity: number }>, named: Array<{ id: string, sku: string, name: string, picture: string | null, isEnabled: boolean }>, addresses: Array<{ store: string, url: string }> };

type ProductChanged_EditConflict_Fragment = { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> };

type ProductChanged_ProductSaved_Fragment = { __typename: 'ProductSaved', merged: Array<string>, product: { sku: string, version: number, type: ProductType, name: string, picture: string | null, isEnabled: boolean, updatedAt: string, values: unknown, axes: Array<string>, can: Array<string>, parent: { sku: string, name: string } | null, findings: Array<{ code: ProductFindingCode, forbids: boolean, views: Array<string> }>, pictures: Array<{ hash: string, path: string }>, variants: Array<{ id: string, sku: string, version: number, options: Array<string>, values: Array<string>, isEnabled: boolean, weightGrams: number | null, regular: { cents: number, currency: string } | null, price: { cents: number, currency: string } | null, stock: Array<{ source: string, quantity: number }>, pictures: Array<{ hash: string, path: string, place: number, isDisabled: boolean, words: unknown }> }>, prices: Array<{ store: string, regular: { cents: number, currency: string }, final: { cents: number, currency: string }, reference: { cents: number, currency: string } | null }>, stock: Array<{ source: string, quantity: number }>, named: Array<{ id: string, sku: string, name: string, picture: string | null, isEnabled: boolean }>, addresses: Array<{ store: string, url: string }> } };

type ProductChanged_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, field: string | null, about: Array<string> };

type ProductChanged_WaitsForApproval_Fragment = { __typename: 'WaitsForApproval' };

export type ProductChangedFragment =
  | ProductChanged_EditConflict_Fragment
  | ProductChanged_ProductSaved_Fragment
  | ProductChanged_Refusal_Fragment
  | ProductChanged_WaitsForApproval_Fragment
;

export type ProductQueryVariables = Exact<{
  sku: string;
}>;


export type ProductQuery = { product: { sku: string, version: number, type: ProductType, name: string, picture: string | null, isEnabled: boolean, updatedAt: string, values: unknown, axes: Array<string>, can: Array<string>, parent: { sku: string, name: string } | null, findings: Array<{ code: ProductFindingCode, forbids: boolean, views: Array<string> }>, pictures: Array<{ hash: string, path: string }>, variants: Array<{ id: string, sku: string, version: number, options: Array<string>, values: Array<string>, isEnabled: boolean, weightGrams: number | null, regular: { cents: number, currency: string } | null, price: { cents: number, currency: string } | null, stock: Array<{ source: string, quantity: number }>, pictures: Array<{ hash: string, path: string, place: number, isDisabled: boolean, words: unknown }> }>, prices: Array<{ store: string, regular: { cents: number, currency: string }, final: { cents: number, currency: string }, reference: { cents: number, currency: string } | null }>, stock: Array<{ source: string, quantity: number }>, named: Array<{ id: string, sku: string, name: string, picture: string | null, isEnabled: boolean }>, addresses: Array<{ store: string, url: string }> }, productChoices: { stores: Array<{ code: string, name: string, language: StaffLanguage, fallback: string | null }>, brands: Array<{ id: string, title: string, maker: { name: string, lines: Array<string>, email: string }, euResponsible: { name: string, lines: Array<string>, email: string } | null }>, categories: Array<{ id: string, name: string, path: Array<string>, isActive: boolean }>, attributes: Array<{ code: string, label: string, input: ProductInputKind, options: Array<{ id: string, code: string, label: string, colour: string | null }> }>, fibres: Array<{ code: string, name: string }>, care: Array<{ code: string, name: string }>, sizeCharts: Array<{ key: string, name: string }> } };

export type PublishProductMutationVariables = Exact<{
  edit: Edit;
  also?: Array<string> | string | null | undefined;
}>;


export type PublishProductMutation = { publishProduct:
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'ProductSaved', merged: Array<string>, product: { sku: string, version: number, type: ProductType, name: string, picture: string | null, isEnabled: boolean, updatedAt: string, values: unknown, axes: Array<string>, can: Array<string>, parent: { sku: string, name: string } | null, findings: Array<{ code: ProductFindingCode, forbids: boolean, views: Array<string> }>, pictures: Array<{ hash: string, path: string }>, variants: Array<{ id: string, sku: string, version: number, options: Array<string>, values: Array<string>, isEnabled: boolean, weightGrams: number | null, regular: { cents: number, currency: string } | null, price: { cents: number, currency: string } | null, stock: Array<{ source: string, quantity: number }>, pictures: Array<{ hash: string, path: string, place: number, isDisabled: boolean, words: unknown }> }>, prices: Array<{ store: string, regular: { cents: number, currency: string }, final: { cents: number, currency: string }, reference: { cents: number, currency: string } | null }>, stock: Array<{ source: string, quantity: number }>, named: Array<{ id: string, sku: string, name: string, picture: string | null, isEnabled: boolean }>, addresses: Array<{ store: string, url: string }> } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, about: Array<string> }
    | { __typename: 'WaitsForApproval' }
   };

export type ProductSearchMatchQueryVariables = Exact<{
  sku: string;
  text: string;
  store: string;
}>;


export type ProductSearchMatchQuery = { productSearchMatch: { rank: number | null, found: number, corrected: string | null, sizes: Array<string>, phraseScore: number, popularity: number, score: number, words: Array<{ text: string, isOptional: boolean, kind: SearchMatchKind | null, terms: Array<string>, fields: Array<SearchField>, score: number }> } | null };

export type ApplySheetMutationVariables = Exact<{
  upload: string;
  key: string;
}>;


export type ApplySheetMutation = { applySheet:
    | { __typename: 'BulkRun', id: string, by: string, state: BulkState, rows: number, done: number, changed: number, unchanged: number, refused: number, conflicts: number, createdAt: string, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canUndo: boolean }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval' }
   };

export type SheetRunFragment = { __typename: 'BulkRun', id: string, by: string, state: BulkState, rows: number, done: number, changed: number, unchanged: number, refused: number, conflicts: number, createdAt: string, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canUndo: boolean };

export type SheetRunQueryVariables = Exact<{
  id: string;
}>;


export type SheetRunQuery = { bulkRun: { __typename: 'BulkRun', id: string, by: string, state: BulkState, rows: number, done: number, changed: number, unchanged: number, refused: number, conflicts: number, createdAt: string, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canUndo: boolean } };

export type CancelBulkMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type CancelBulkMutation = { cancelBulk:
    | { __typename: 'BulkRun', id: string, by: string, state: BulkState, rows: number, done: number, changed: number, unchanged: number, refused: number, conflicts: number, createdAt: string, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canUndo: boolean }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval' }
   };

export type SheetCheckQueryVariables = Exact<{
  upload: string;
}>;


export type SheetCheckQuery = { sheetCheck:
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'SheetCheck', rows: number, cells: number, unchanged: number, refused: number, waits: boolean, faults: Array<{ sku: string, field: string | null, code: string, message: string }>, changes: Array<{ sku: string, field: string, before: unknown, after: unknown }> }
   };

export type SheetChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SheetChoicesQuery = { productChoices: { materialWords: Array<unknown>, stores: Array<{ code: string, language: StaffLanguage, fallback: string | null }>, brands: Array<{ id: string, title: string }>, attributes: Array<{ code: string, label: string, input: ProductInputKind, options: Array<{ id: string, code: string, label: string }> }>, fibres: Array<{ code: string, name: string }>, care: Array<{ code: string, name: string }>, sizeCharts: Array<{ key: string, name: string }> } };

export type SheetLeftQueryVariables = Exact<{
  run: string;
  after: number;
  state: BulkRowState;
}>;


export type SheetLeftQuery = { bulkRows: { next: number | null, items: Array<{ thing: string, code: string | null, message: string | null }> } };

export type SheetRowsQueryVariables = Exact<{
  list: ListInput;
  filter?: ProductFilter | null | undefined;
  tab?: ProductTab | null | undefined;
  skus?: Array<string> | string | null | undefined;
  fields: Array<string> | string;
}>;


export type SheetRowsQuery = { sheetRows: { next: string | null, mostRows: number, items: Array<{ sku: string, version: number, name: string, values: unknown }> } };

export type SheetRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type SheetRunsQuery = { bulkRuns: Array<{ __typename: 'BulkRun', kind: BulkKind, id: string, by: string, state: BulkState, rows: number, done: number, changed: number, unchanged: number, refused: number, conflicts: number, createdAt: string, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canUndo: boolean }> };

export type UndoBulkMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type UndoBulkMutation = { undoBulk:
    | { __typename: 'BulkRun', id: string, by: string, state: BulkState, rows: number, done: number, changed: number, unchanged: number, refused: number, conflicts: number, createdAt: string, undoOf: string | null, isAgain: boolean, undoneBy: string | null, canCancel: boolean, canUndo: boolean }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval' }
   };

export type MakeVariantsMutationVariables = Exact<{
  edit: Edit;
}>;


export type MakeVariantsMutation = { makeVariants:
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'ProductSaved', merged: Array<string>, product: { sku: string, version: number, type: ProductType, name: string, picture: string | null, isEnabled: boolean, updatedAt: string, values: unknown, axes: Array<string>, can: Array<string>, parent: { sku: string, name: string } | null, findings: Array<{ code: ProductFindingCode, forbids: boolean, views: Array<string> }>, pictures: Array<{ hash: string, path: string }>, variants: Array<{ id: string, sku: string, version: number, options: Array<string>, values: Array<string>, isEnabled: boolean, weightGrams: number | null, regular: { cents: number, currency: string } | null, price: { cents: number, currency: string } | null, stock: Array<{ source: string, quantity: number }>, pictures: Array<{ hash: string, path: string, place: number, isDisabled: boolean, words: unknown }> }>, prices: Array<{ store: string, regular: { cents: number, currency: string }, final: { cents: number, currency: string }, reference: { cents: number, currency: string } | null }>, stock: Array<{ source: string, quantity: number }>, named: Array<{ id: string, sku: string, name: string, picture: string | null, isEnabled: boolean }>, addresses: Array<{ store: string, url: string }> } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, about: Array<string> }
    | { __typename: 'WaitsForApproval' }
   };

export type ReturnListQueryVariables = Exact<{
  list: ListInput;
  filter?: ReturnFilter | null | undefined;
  tab?: ReturnTab | null | undefined;
  sort?: ReturnSort | null | undefined;
}>;


export type ReturnListQuery = { returns: { items: Array<{ id: string, number: string, version: number, kind: ReturnKind, state: ReturnState, order: string, name: string | null, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null, branch: string | null, marks: Array<ReturnMark>, refunded: { cents: number, currency: string } }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type ReturnTabsQueryVariables = Exact<{
  branch?: string | null | undefined;
}>;


export type ReturnTabsQuery = { returnTabs: Array<{ tab: ReturnTab, count: number, countIsCapped: boolean }> };

export type AssignReturnMutationVariables = Exact<{
  id: string;
  version: number;
  order: string;
  name?: string | null | undefined;
  key: string;
}>;


export type AssignReturnMutation = { assignReturn:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'Return', number: string, version: number }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type ExchangeArticlesQueryVariables = Exact<{
  id: string;
  search: string;
}>;


export type ExchangeArticlesQuery = { exchangeArticles: Array<{ sku: string, name: string, available: number, options: Array<{ label: string, value: string }>, unit: { cents: number } }> };

export type ExchangePreviewQueryVariables = Exact<{
  id: string;
  lines: Array<ExchangeLineInput> | ExchangeLineInput;
}>;


export type ExchangePreviewQuery = { exchangePreview:
    | { __typename: 'ExchangePreview', goesBackBy: string, waitsFor: string | null, worth: { cents: number }, valueLoss: { cents: number }, total: { cents: number }, lines: Array<{ sku: string, name: string, quantity: number, options: Array<{ label: string, value: string }>, row: { cents: number } }>, toPay: { cents: number }, rest: { cents: number } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type ExchangeReturnMutationVariables = Exact<{
  id: string;
  version: number;
  lines: Array<ExchangeLineInput> | ExchangeLineInput;
  isAgreed?: boolean | null | undefined;
  why?: string | null | undefined;
  toPay?: number | null | undefined;
  rest?: number | null | undefined;
  key: string;
}>;


export type ExchangeReturnMutation = { exchangeReturn:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'Return', number: string, version: number }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type ExchangeSizesQueryVariables = Exact<{
  id: string;
}>;


export type ExchangeSizesQuery = { exchangeSizes: Array<{ lineId: number, sku: string, label: string, available: number }> };

export type InspectReturnMutationVariables = Exact<{
  id: string;
  version: number;
  findings: Array<FindingInput> | FindingInput;
  key: string;
}>;


export type InspectReturnMutation = { inspectReturn:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'Return', number: string, version: number }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type MoveReturnMutationVariables = Exact<{
  id: string;
  version: number;
  to: ReturnState;
  source?: string | null | undefined;
  received?: Array<ReceivedInput> | ReceivedInput | null | undefined;
  reason?: string | null | undefined;
  key: string;
}>;


export type MoveReturnMutation = { moveReturn:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'Return', number: string, version: number }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type PrintReturnSlipMutationVariables = Exact<{
  number: string;
  key: string;
}>;


export type PrintReturnSlipMutation = { printReturnSlip:
    | { __typename: 'Download', id: string, fileName: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

type ReturnAnswer_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, field: string | null };

type ReturnAnswer_Return_Fragment = { __typename: 'Return', number: string, version: number };

type ReturnAnswer_WaitsForApproval_Fragment = { __typename: 'WaitsForApproval', request: { id: string } };

export type ReturnAnswerFragment =
  | ReturnAnswer_Refusal_Fragment
  | ReturnAnswer_Return_Fragment
  | ReturnAnswer_WaitsForApproval_Fragment
;

export type ReturnPageFragment = { id: string, number: string, version: number, kind: ReturnKind, state: ReturnState, order: string, isOrderKnown: boolean, canOpenOrder: boolean, name: string | null, country: string | null, statedAt: string, registeredBy: string | null, deadline: string | null, deliveredOn: string | null, isDeliveryKnown: boolean, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null, branch: string | null, marks: Array<ReturnMark>, rejection: string | null, can: Array<string>, settlesAsGoodWill: boolean, statement: { reference: string, receivedAt: string, orderNumber: string, message: string | null, isVerified: boolean | null, name: string | null, email: string | null, items: Array<{ sku: string, quantity: number }> } | null, lines: Array<{ lineId: number, sku: string, name: string, picture: string | null, sent: number, quantity: number, reason: ReturnReason | null, received: number, settled: number, refused: number, open: number, isMadeToMeasure: boolean, options: Array<{ label: string, value: string }>, unit: { cents: number }, findings: Array<{ quantity: number, condition: ReturnCondition, disposition: Disposition, valueLossReason: string | null, valueLoss: { cents: number } }> }>, settlements: Array<{ at: string, refund: string | null, refundState: RefundState | null, why: string | null, total: { cents: number }, delivery: { cents: number }, lines: Array<{ lineId: number, quantity: number }>, exchange: { order: string, status: OrderStatus, canOpenOrder: boolean, isOffer: boolean, until: string | null, toPay: { cents: number }, lines: Array<{ sku: string, name: string, quantity: number, options: Array<{ label: string, value: string }> }> } | null, giftCard: { number: string, hasCode: boolean, canShowCode: boolean } | null }>, steps: Array<{ state: ReturnState, at: string, by: string, reason: string | null }>, way: { address: Array<string>, isPaidByShop: boolean }, photos: Array<{ id: string, at: string, by: string, width: number, height: number, thumb: string, picture: string }>, moves: Array<{ to: ReturnState, needsReason: boolean }> };

export type ReturnPageLineFragment = { lineId: number, sku: string, name: string, picture: string | null, sent: number, quantity: number, reason: ReturnReason | null, received: number, settled: number, refused: number, open: number, isMadeToMeasure: boolean, options: Array<{ label: string, value: string }>, unit: { cents: number }, findings: Array<{ quantity: number, condition: ReturnCondition, disposition: Disposition, valueLossReason: string | null, valueLoss: { cents: number } }> };

export type ReturnQueryVariables = Exact<{
  number: string;
}>;


export type ReturnQuery = { return: { id: string, number: string, version: number, kind: ReturnKind, state: ReturnState, order: string, isOrderKnown: boolean, canOpenOrder: boolean, name: string | null, country: string | null, statedAt: string, registeredBy: string | null, deadline: string | null, deliveredOn: string | null, isDeliveryKnown: boolean, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null, branch: string | null, marks: Array<ReturnMark>, rejection: string | null, can: Array<string>, settlesAsGoodWill: boolean, statement: { reference: string, receivedAt: string, orderNumber: string, message: string | null, isVerified: boolean | null, name: string | null, email: string | null, items: Array<{ sku: string, quantity: number }> } | null, lines: Array<{ lineId: number, sku: string, name: string, picture: string | null, sent: number, quantity: number, reason: ReturnReason | null, received: number, settled: number, refused: number, open: number, isMadeToMeasure: boolean, options: Array<{ label: string, value: string }>, unit: { cents: number }, findings: Array<{ quantity: number, condition: ReturnCondition, disposition: Disposition, valueLossReason: string | null, valueLoss: { cents: number } }> }>, settlements: Array<{ at: string, refund: string | null, refundState: RefundState | null, why: string | null, total: { cents: number }, delivery: { cents: number }, lines: Array<{ lineId: number, quantity: number }>, exchange: { order: string, status: OrderStatus, canOpenOrder: boolean, isOffer: boolean, until: string | null, toPay: { cents: number }, lines: Array<{ sku: string, name: string, quantity: number, options: Array<{ label: string, value: string }> }> } | null, giftCard: { number: string, hasCode: boolean, canShowCode: boolean } | null }>, steps: Array<{ state: ReturnState, at: string, by: string, reason: string | null }>, way: { address: Array<string>, isPaidByShop: boolean }, photos: Array<{ id: string, at: string, by: string, width: number, height: number, thumb: string, picture: string }>, moves: Array<{ to: ReturnState, needsReason: boolean }> } };

export type SettleReturnMutationVariables = Exact<{
  id: string;
  version: number;
  lines: Array<LineQuantity> | LineQuantity;
  as?: ReturnWish | null | undefined;
  isAgreed?: boolean | null | undefined;
  why?: string | null | undefined;
  total?: number | null | undefined;
  key: string;
}>;


export type SettleReturnMutation = { settleReturn:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'Return', number: string, version: number }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type SettlementPreviewQueryVariables = Exact<{
  id: string;
  lines: Array<LineQuantity> | LineQuantity;
}>;


export type SettlementPreviewQuery = { settlementPreview:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'SettlementPreview', goesBackBy: string, waitsFor: string | null, total: { cents: number }, taxes: Array<{ percent: number, incl: { cents: number }, tax: { cents: number } }>, lines: Array<{ lineId: number, quantity: number, unsent: number, amount: { cents: number } }>, delivery: { cents: number }, valueLoss: { cents: number } }
   };

export type ShowReturnGiftCardMutationVariables = Exact<{
  id: string;
  card: string;
  key: string;
}>;


export type ShowReturnGiftCardMutation = { showReturnGiftCard:
    | { __typename: 'GiftCardCode', shown: string | null }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type AddReturnPhotoMutationVariables = Exact<{
  id: string;
  upload: string;
  key: string;
}>;


export type AddReturnPhotoMutation = { addReturnPhoto:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'Return', number: string, version: number }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type RemoveReturnPhotoMutationVariables = Exact<{
  id: string;
  photo: string;
  key: string;
}>;


export type RemoveReturnPhotoMutation = { removeReturnPhoto:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'Return', number: string, version: number }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type RegisterReturnMutationVariables = Exact<{
  input: ReturnInput;
}>;


export type RegisterReturnMutation = { registerReturn:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'Return', number: string, version: number }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type JudgeReviewsMutationVariables = Exact<{
  input: JudgeReviewsInput;
}>;


export type JudgeReviewsMutation = { judgeReviews:
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'ReviewsJudged', changed: number }
   };

export type ReplyReviewMutationVariables = Exact<{
  input: ReplyReviewInput;
}>;


export type ReplyReviewMutation = { replyReview:
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'Review', id: string, reply: string | null }
   };

export type ReviewCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewCountsQuery = { reviewCounts: Array<{ status: ReviewStatus, count: number, countIsCapped: boolean }> };

export type ReviewListQueryVariables = Exact<{
  list: ListInput;
  status?: ReviewStatus | null | undefined;
  filter?: ReviewFilter | null | undefined;
}>;


export type ReviewListQuery = { reviews: { items: Array<{ id: string, status: ReviewStatus, writtenAt: string, language: StaffLanguage, nickname: string, summary: string, text: string, priceStars: number, qualityStars: number, fit: string | null, isVerified: boolean, customer: string | null, sku: string, product: string | null, refusedFor: RefusalGround | null, reply: string | null, repliedAt: string | null }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type ReviewRowFragment = { id: string, status: ReviewStatus, writtenAt: string, language: StaffLanguage, nickname: string, summary: string, text: string, priceStars: number, qualityStars: number, fit: string | null, isVerified: boolean, customer: string | null, sku: string, product: string | null, refusedFor: RefusalGround | null, reply: string | null, repliedAt: string | null };

export type ReviewQueryVariables = Exact<{
  id: string;
}>;


export type ReviewQuery = { review: { id: string, status: ReviewStatus, writtenAt: string, language: StaffLanguage, nickname: string, summary: string, text: string, priceStars: number, qualityStars: number, fit: string | null, isVerified: boolean, customer: string | null, sku: string, product: string | null, refusedFor: RefusalGround | null, reply: string | null, repliedAt: string | null } | null };

export type EditReturnSettingsMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditReturnSettingsMutation = { editReturnSettings:
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'ReturnSettingsSaved', merged: Array<string>, settings: { version: number, graceDays: number, countries: Array<{ country: string, address: Array<string>, isPaidByShop: boolean }> } }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type EditThresholdsMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditThresholdsMutation = { editThresholds:
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'ThresholdsSaved', merged: Array<string>, thresholds: { version: number, refundCents: number, refundWithoutReturnCents: number, giftCardCents: number, campaignSkus: number, campaignPercent: number, bulkRows: number } }
    | { __typename: 'WaitsForApproval', request: { id: string, summary: string, expiresAt: string } }
   };

export type ReturnSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReturnSettingsQuery = { returnSettings: { version: number, graceDays: number, countries: Array<{ country: string, address: Array<string>, isPaidByShop: boolean }> } };

export type ReturnSettingsFieldsFragment = { version: number, graceDays: number, countries: Array<{ country: string, address: Array<string>, isPaidByShop: boolean }> };

export type ThresholdsQueryVariables = Exact<{ [key: string]: never; }>;


export type ThresholdsQuery = { thresholds: { version: number, refundCents: number, refundWithoutReturnCents: number, giftCardCents: number, campaignSkus: number, campaignPercent: number, bulkRows: number } };

export type EditStaffMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditStaffMutation = { editStaff:
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'StaffSaved', merged: Array<string>, staff: { id: string, version: number, name: string, language: StaffLanguage, state: StaffState, roles: Array<{ role: Role, branch: string | null }> } }
    | { __typename: 'WaitsForApproval', request: { id: string, summary: string, expiresAt: string } }
   };

export type InviteStaffMutationVariables = Exact<{
  input: InviteInput;
}>;


export type InviteStaffMutation = { inviteStaff:
    | { __typename: 'EditConflict' }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'StaffSaved', staff: { id: string } }
    | { __typename: 'WaitsForApproval', request: { id: string, expiresAt: string } }
   };

export type ResetStaffMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type ResetStaffMutation = { resetStaff:
    | { __typename: 'EditConflict' }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'StaffSaved' }
    | { __typename: 'WaitsForApproval' }
   };

export type RolesQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesQuery = { roles: Array<{ role: Role, isOfBranch: boolean, permits: Array<{ permission: string, isOfBranch: boolean }> }> };

export type StaffListQueryVariables = Exact<{
  list: ListInput;
}>;


export type StaffListQuery = { staff: { items: Array<{ id: string, name: string, email: string | null, language: StaffLanguage, state: StaffState, lastSeenAt: string | null, hasSecondFactor: boolean, roles: Array<{ role: Role, branch: string | null }> }>, page: { next: string | null, count: number, countIsCapped: boolean } } };

export type StaffMemberQueryVariables = Exact<{
  id: string;
}>;


export type StaffMemberQuery = { staffMember: { id: string, version: number, name: string, email: string | null, language: StaffLanguage, state: StaffState, lastSeenAt: string | null, hasSecondFactor: boolean, roles: Array<{ role: Role, branch: string | null }> } };

export type TodayQueryVariables = Exact<{
  branch?: string | null | undefined;
}>;


export type TodayQuery = { today: { at: string, tiles: Array<{ id: TileId, count: number, countIsCapped: boolean, urgent: boolean, oldest: string | null, daysLeft: number | null, branches: Array<string> | null }> } };

export type BranchesQueryVariables = Exact<{ [key: string]: never; }>;


export type BranchesQuery = { branches: Array<{ code: string, name: string }> };

export type ReturnRowFragment = { id: string, number: string, version: number, kind: ReturnKind, state: ReturnState, order: string, name: string | null, statedAt: string, pieces: number, refundDueOn: string | null, goodsDueOn: string | null, daysLeft: number | null, branch: string | null, marks: Array<ReturnMark>, refunded: { cents: number, currency: string } };

export type ReturnableQueryVariables = Exact<{
  order: string;
  name?: string | null | undefined;
}>;


export type ReturnableQuery = { returnable:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'Returnable', order: string, name: string | null, deadline: string | null, isLate: boolean, lines: Array<{ lineId: number, sku: string, name: string, picture: string | null, sent: number, returnable: number, isMadeToMeasure: boolean, options: Array<{ label: string, value: string }>, unit: { cents: number } }> }
   };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, language: StaffLanguage, hasPassword: boolean, hasTotp: boolean, secondFactorDue: string | null, roles: Array<{ role: Role, branch: string | null }>, permits: Array<{ permission: string, branches: Array<string> | null }>, passkeys: Array<{ id: string }> } };

export type PrintGiftCardMutationVariables = Exact<{
  id: string;
  code: string;
  language: StaffLanguage;
  key: string;
}>;


export type PrintGiftCardMutation = { printGiftCard:
    | { __typename: 'GiftCardPaper', fileName: string, pdf: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type RemoveViewMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type RemoveViewMutation = { removeView:
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'ViewRemoved', id: string }
   };

export type SaveViewMutationVariables = Exact<{
  input: SaveViewInput;
}>;


export type SaveViewMutation = { saveView:
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'SavedView', id: string }
   };

export type SavedViewsQueryVariables = Exact<{
  screen: ViewScreen;
}>;


export type SavedViewsQuery = { savedViews: Array<{ id: string, name: string, query: string, isShared: boolean, isMine: boolean }> };

export type AddMediaMutationVariables = Exact<{
  upload: string;
  key: string;
}>;


export type AddMediaMutation = { addMedia:
    | { __typename: 'MediaAdded', isNew: boolean, media: { id: string, name: string, path: string, framePath: string, frameHash: string, width: number, height: number, bytes: number | null, alt: unknown, hasAlt: boolean, tags: Array<string>, isUsed: boolean, removedAt: string | null } }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'WaitsForApproval' }
   };

export type KnownMediaQueryVariables = Exact<{
  digests: Array<string> | string;
}>;


export type KnownMediaQuery = { knownMedia: Array<{ digest: string, media: { id: string, name: string, path: string, framePath: string, frameHash: string, width: number, height: number, bytes: number | null, alt: unknown, hasAlt: boolean, tags: Array<string>, isUsed: boolean, removedAt: string | null } }> };

export type MediaListQueryVariables = Exact<{
  list: ListInput;
  filter?: MediaFilter | null | undefined;
  tab?: MediaTab | null | undefined;
}>;


export type MediaListQuery = { media: { items: Array<{ id: string, name: string, path: string, framePath: string, frameHash: string, width: number, height: number, bytes: number | null, alt: unknown, hasAlt: boolean, tags: Array<string>, isUsed: boolean, removedAt: string | null }>, page: { next: string | null, previous: string | null, count: number, countIsCapped: boolean } } };

export type MediaRowFragment = { id: string, name: string, path: string, framePath: string, frameHash: string, width: number, height: number, bytes: number | null, alt: unknown, hasAlt: boolean, tags: Array<string>, isUsed: boolean, removedAt: string | null };

import type { TypedDocumentString } from './typed-document-string.ts';
export type { TypedDocumentString };
export { AddPasskeyDocument } from './documents/add-passkey.ts';
export { ChangeLanguageDocument } from './documents/change-language.ts';
export { ChangePasswordDocument } from './documents/change-password.ts';
export { ConfirmTotpDocument } from './documents/confirm-totp.ts';
export { EndOtherSessionsDocument } from './documents/end-other-sessions.ts';
export { EndSessionDocument } from './documents/end-session.ts';
export { OwnAccountDocument } from './documents/own-account.ts';
export { PasskeyRegistrationOptionsDocument } from './documents/passkey-registration-options.ts';
export { RemovePasskeyDocument } from './documents/remove-passkey.ts';
export { RemoveTotpDocument } from './documents/remove-totp.ts';
export { RenamePasskeyDocument } from './documents/rename-passkey.ts';
export { RenewRecoveryCodesDocument } from './documents/renew-recovery-codes.ts';
export { StartTotpDocument } from './documents/start-totp.ts';
export { AwaitedArticlesDocument } from './documents/awaited-articles.ts';
export { ApprovalsDocument } from './documents/approvals.ts';
export { DecideDocument } from './documents/decide.ts';
export { WithdrawDocument } from './documents/withdraw.ts';
export { AuditEntriesDocument } from './documents/audit-entries.ts';
export { ExportAuditDocument } from './documents/export-audit.ts';
export { UndoDocument } from './documents/undo.ts';
export { CampaignCalendarDocument } from './documents/campaign-calendar.ts';
export { CampaignCheckDocument } from './documents/campaign-check.ts';
export { CampaignListDocument } from './documents/campaign-list.ts';
export { CampaignDocument } from './documents/campaign.ts';
export { CardPreviewDocument } from './documents/card-preview.ts';
export { CreateCampaignDocument } from './documents/create-campaign.ts';
export { EditCampaignDocument } from './documents/edit-campaign.ts';
export { AttributeListDocument } from './documents/attribute-list.ts';
export { AttributeDocument } from './documents/attribute.ts';
export { CreateAttributeDocument } from './documents/create-attribute.ts';
export { EditAttributeDocument } from './documents/edit-attribute.ts';
export { BrandListDocument } from './documents/brand-list.ts';
export { BrandDocument } from './documents/brand.ts';
export { CreateBrandDocument } from './documents/create-brand.ts';
export { EditBrandDocument } from './documents/edit-brand.ts';
export { RemoveBrandDocument } from './documents/remove-brand.ts';
export { CategoryDocument } from './documents/category.ts';
export { EditCategoryDocument } from './documents/edit-category.ts';
export { RemoveCategoryDocument } from './documents/remove-category.ts';
export { CreateSizeChartDocument } from './documents/create-size-chart.ts';
export { EditSizeChartDocument } from './documents/edit-size-chart.ts';
export { RemoveSizeChartDocument } from './documents/remove-size-chart.ts';
export { SizeChartListDocument } from './documents/size-chart-list.ts';
export { SizeChartDocument } from './documents/size-chart.ts';
export { CategoryTreeDocument } from './documents/category-tree.ts';
export { CreateCategoryDocument } from './documents/create-category.ts';
export { CouponListDocument } from './documents/coupon-list.ts';
export { CouponTestDocument } from './documents/coupon-test.ts';
export { CouponUsesDocument } from './documents/coupon-uses.ts';
export { CouponDocument } from './documents/coupon.ts';
export { CreateCouponDocument } from './documents/create-coupon.ts';
export { EditCouponDocument } from './documents/edit-coupon.ts';
export { ExportCouponDocument } from './documents/export-coupon.ts';
export { BlockCustomerDocument } from './documents/block-customer.ts';
export { CustomerListDocument } from './documents/customer-list.ts';
export { CustomerTabsDocument } from './documents/customer-tabs.ts';
export { CustomerVatDocument } from './documents/customer-vat.ts';
export { EditCustomerDocument } from './documents/edit-customer.ts';
export { EndCustomerSessionsDocument } from './documents/end-customer-sessions.ts';
export { JudgeCustomerDocument } from './documents/judge-customer.ts';
export { MergeCustomersDocument } from './documents/merge-customers.ts';
export { MergePreviewDocument } from './documents/merge-preview.ts';
export { OpenCustomerDocument } from './documents/open-customer.ts';
export { ResetCustomerDocument } from './documents/reset-customer.ts';
export { UnblockCustomerDocument } from './documents/unblock-customer.ts';
export { UndoMergeDocument } from './documents/undo-merge.ts';
export { AcceptInvitationWithPasskeyDocument } from './documents/accept-invitation-with-passkey.ts';
export { AcceptInvitationDocument } from './documents/accept-invitation.ts';
export { EntranceDocument } from './documents/entrance.ts';
export { InvitationDocument } from './documents/invitation.ts';
export { LogInWithPasskeyDocument } from './documents/log-in-with-passkey.ts';
export { LogInDocument } from './documents/log-in.ts';
export { PasskeyInvitationOptionsDocument } from './documents/passkey-invitation-options.ts';
export { PasskeyLogInOptionsDocument } from './documents/passkey-log-in-options.ts';
export { PasskeyStepUpOptionsDocument } from './documents/passkey-step-up-options.ts';
export { ProveCodeDocument } from './documents/prove-code.ts';
export { ProveWithPasskeyDocument } from './documents/prove-with-passkey.ts';
export { StepUpWithPasskeyDocument } from './documents/step-up-with-passkey.ts';
export { StepUpDocument } from './documents/step-up.ts';
export { AnswerMessageDocument } from './documents/answer-message.ts';
export { AssignMessageDocument } from './documents/assign-message.ts';
export { MessageCountsDocument } from './documents/message-counts.ts';
export { MessageFormsDocument } from './documents/message-forms.ts';
export { MessageHandlersDocument } from './documents/message-handlers.ts';
export { MessageListDocument } from './documents/message-list.ts';
export { MessageDocument } from './documents/message.ts';
export { MoveMessageDocument } from './documents/move-message.ts';
export { ApprovalsWaitingDocument } from './documents/approvals-waiting.ts';
export { FindDocument } from './documents/find.ts';
export { BlockGiftCardDocument } from './documents/block-gift-card.ts';
export { GiftCardListDocument } from './documents/gift-card-list.ts';
export { GiftCardOfCodeDocument } from './documents/gift-card-of-code.ts';
export { GiftCardTabsDocument } from './documents/gift-card-tabs.ts';
export { GiftCardDocument } from './documents/gift-card.ts';
export { IssueGiftCardDocument } from './documents/issue-gift-card.ts';
export { MakeGiftCardCodeDocument } from './documents/make-gift-card-code.ts';
export { TopUpGiftCardDocument } from './documents/top-up-gift-card.ts';
export { UnblockGiftCardDocument } from './documents/unblock-gift-card.ts';
export { ImportRunsDocument } from './documents/import-runs.ts';
export { ImportRunStateDocument } from './documents/import-run-state.ts';
export { ImportRowsDocument } from './documents/import-rows.ts';
export { CheckImportDocument } from './documents/check-import.ts';
export { ApplyImportDocument } from './documents/apply-import.ts';
export { CancelImportDocument } from './documents/cancel-import.ts';
export { UndoImportDocument } from './documents/undo-import.ts';
export { ExportTableDocument } from './documents/export-table.ts';
export { ClearMediaDocument } from './documents/clear-media.ts';
export { MediaTabsDocument } from './documents/media-tabs.ts';
export { MediaTagsDocument } from './documents/media-tags.ts';
export { EditMediaDocument } from './documents/edit-media.ts';
export { MediaAssetDocument } from './documents/media-asset.ts';
export { MediaUsesDocument } from './documents/media-uses.ts';
export { RemoveMediaDocument } from './documents/remove-media.ts';
export { ReplaceMediaDocument } from './documents/replace-media.ts';
export { ExportSubscriptionsDocument } from './documents/export-subscriptions.ts';
export { SubscriptionCountsDocument } from './documents/subscription-counts.ts';
export { SubscriptionListDocument } from './documents/subscription-list.ts';
export { ExportOrdersDocument } from './documents/export-orders.ts';
export { OrderChoicesDocument } from './documents/order-choices.ts';
export { OrderListDocument } from './documents/order-list.ts';
export { OrderTabsDocument } from './documents/order-tabs.ts';
export { MailPreviewDocument } from './documents/mail-preview.ts';
export { ResendMailDocument } from './documents/resend-mail.ts';
export { CancelOrderDocument } from './documents/cancel-order.ts';
export { CancelPiecesDocument } from './documents/cancel-pieces.ts';
export { ConfirmPaymentDocument } from './documents/confirm-payment.ts';
export { HandOverDocument } from './documents/hand-over.ts';
export { HoldOrderDocument } from './documents/hold-order.ts';
export { MoveShipmentDocument } from './documents/move-shipment.ts';
export { NoteOrderDocument } from './documents/note-order.ts';
export { OrderCompanyDocument } from './documents/order-company.ts';
export { OrderDocument } from './documents/order.ts';
export { PlanShipmentDocument } from './documents/plan-shipment.ts';
export { ProposeRevisionDocument } from './documents/propose-revision.ts';
export { RefundAgainDocument } from './documents/refund-again.ts';
export { RefundPreviewDocument } from './documents/refund-preview.ts';
export { RefundDocument } from './documents/refund.ts';
export { ReleaseOrderDocument } from './documents/release-order.ts';
export { RevisionArticlesDocument } from './documents/revision-articles.ts';
export { RevisionChoicesDocument } from './documents/revision-choices.ts';
export { RevisionPreviewDocument } from './documents/revision-preview.ts';
export { SettleRefundDocument } from './documents/settle-refund.ts';
export { ShortPickDocument } from './documents/short-pick.ts';
export { WithdrawRevisionDocument } from './documents/withdraw-revision.ts';
export { PrintShipmentsDocument } from './documents/print-shipments.ts';
export { PickListDocument } from './documents/pick-list.ts';
export { PickupsDocument } from './documents/pickups.ts';
export { PlanForPickingDocument } from './documents/plan-for-picking.ts';
export { TakeBoxBackDocument } from './documents/take-box-back.ts';
export { ChangeTelephoneOrderDocument } from './documents/change-telephone-order.ts';
export { SendTelephoneLinkDocument } from './documents/send-telephone-link.ts';
export { SendTelephoneOrderDocument } from './documents/send-telephone-order.ts';
export { TakeBackTelephoneOrderDocument } from './documents/take-back-telephone-order.ts';
export { TelephoneArticlesDocument } from './documents/telephone-articles.ts';
export { TelephoneCustomerDocument } from './documents/telephone-customer.ts';
export { TelephoneOrderDocument } from './documents/telephone-order.ts';
export { TelephoneQuoteDocument } from './documents/telephone-quote.ts';
export { TelephoneScreenDocument } from './documents/telephone-screen.ts';
export { ArticlePricesDocument } from './documents/article-prices.ts';
export { EditPricesDocument } from './documents/edit-prices.ts';
export { PricedArticlesDocument } from './documents/priced-articles.ts';
export { PricedProductDocument } from './documents/priced-product.ts';
export { ClosePrivacyRequestDocument } from './documents/close-privacy-request.ts';
export { ErasePersonDocument } from './documents/erase-person.ts';
export { ExportPrivacyDataDocument } from './documents/export-privacy-data.ts';
export { NotePrivacyRequestDocument } from './documents/note-privacy-request.ts';
export { PrivacyCountsDocument } from './documents/privacy-counts.ts';
export { PrivacyListDocument } from './documents/privacy-list.ts';
export { PrivacyRequestDocument } from './documents/privacy-request.ts';
export { SendPrivacyDataDocument } from './documents/send-privacy-data.ts';
export { ExportProductsDocument } from './documents/export-products.ts';
export { ProductFilterChoicesDocument } from './documents/product-filter-choices.ts';
export { ProductListDocument } from './documents/product-list.ts';
export { ProductTabsDocument } from './documents/product-tabs.ts';
export { CreateProductDocument } from './documents/create-product.ts';
export { NewProductChoicesDocument } from './documents/new-product-choices.ts';
export { CategoryEndDocument } from './documents/category-end.ts';
export { EditProductDocument } from './documents/edit-product.ts';
export { ProductDocument } from './documents/product.ts';
export { PublishProductDocument } from './documents/publish-product.ts';
export { ProductSearchMatchDocument } from './documents/product-search-match.ts';
export { ApplySheetDocument } from './documents/apply-sheet.ts';
export { SheetRunDocument } from './documents/sheet-run.ts';
export { CancelBulkDocument } from './documents/cancel-bulk.ts';
export { SheetCheckDocument } from './documents/sheet-check.ts';
export { SheetChoicesDocument } from './documents/sheet-choices.ts';
export { SheetLeftDocument } from './documents/sheet-left.ts';
export { SheetRowsDocument } from './documents/sheet-rows.ts';
export { SheetRunsDocument } from './documents/sheet-runs.ts';
export { UndoBulkDocument } from './documents/undo-bulk.ts';
export { MakeVariantsDocument } from './documents/make-variants.ts';
export { ReturnListDocument } from './documents/return-list.ts';
export { ReturnTabsDocument } from './documents/return-tabs.ts';
export { AssignReturnDocument } from './documents/assign-return.ts';
export { ExchangeArticlesDocument } from './documents/exchange-articles.ts';
export { ExchangePreviewDocument } from './documents/exchange-preview.ts';
export { ExchangeReturnDocument } from './documents/exchange-return.ts';
export { ExchangeSizesDocument } from './documents/exchange-sizes.ts';
export { InspectReturnDocument } from './documents/inspect-return.ts';
export { MoveReturnDocument } from './documents/move-return.ts';
export { PrintReturnSlipDocument } from './documents/print-return-slip.ts';
export { ReturnDocument } from './documents/return.ts';
export { SettleReturnDocument } from './documents/settle-return.ts';
export { SettlementPreviewDocument } from './documents/settlement-preview.ts';
export { ShowReturnGiftCardDocument } from './documents/show-return-gift-card.ts';
export { AddReturnPhotoDocument } from './documents/add-return-photo.ts';
export { RemoveReturnPhotoDocument } from './documents/remove-return-photo.ts';
export { RegisterReturnDocument } from './documents/register-return.ts';
export { JudgeReviewsDocument } from './documents/judge-reviews.ts';
export { ReplyReviewDocument } from './documents/reply-review.ts';
export { ReviewCountsDocument } from './documents/review-counts.ts';
export { ReviewListDocument } from './documents/review-list.ts';
export { ReviewDocument } from './documents/review.ts';
export { EditReturnSettingsDocument } from './documents/edit-return-settings.ts';
export { EditThresholdsDocument } from './documents/edit-thresholds.ts';
export { ReturnSettingsDocument } from './documents/return-settings.ts';
export { ThresholdsDocument } from './documents/thresholds.ts';
export { EditStaffDocument } from './documents/edit-staff.ts';
export { InviteStaffDocument } from './documents/invite-staff.ts';
export { ResetStaffDocument } from './documents/reset-staff.ts';
export { RolesDocument } from './documents/roles.ts';
export { StaffListDocument } from './documents/staff-list.ts';
export { StaffMemberDocument } from './documents/staff-member.ts';
export { TodayDocument } from './documents/today.ts';
export { BranchesDocument } from './documents/branches.ts';
export { ReturnableDocument } from './documents/returnable.ts';
export { LogOutDocument } from './documents/log-out.ts';
export { MeDocument } from './documents/me.ts';
export { PrintGiftCardDocument } from './documents/print-gift-card.ts';
export { RemoveViewDocument } from './documents/remove-view.ts';
export { SaveViewDocument } from './documents/save-view.ts';
export { SavedViewsDocument } from './documents/saved-views.ts';
export { AddMediaDocument } from './documents/add-media.ts';
export { KnownMediaDocument } from './documents/known-media.ts';
export { MediaListDocument } from './documents/media-list.ts';
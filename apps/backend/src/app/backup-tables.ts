import type { TableClasses } from '#kernel/backup/table-classes.ts';

const kept = { class: 'kept' } as const;
const keptWithNumbers = { class: 'kept', hasNumbersOutside: true } as const;
const leftOut = (why: string) => ({ class: 'left-out', why }) as const;
const byPgBoss = leftOut('pg-boss makes it at every start');

/**
 * Every table of the shop and what becomes of it when the shop comes back from a backup. A new table needs a line here: without one
 * no backup is made, and a test fails.
 *
 * `kept` is what the shop knows. What somebody holds that must not work a second time (sessions, links that work once) and what only
 * counts tries is `leftOut`, or made void where it is a column of something that is kept.
 */
export const backupTables: TableClasses = {
  // Catalogue and stock.
  attribute: kept,
  attribute_option: kept,
  brand: kept,
  bundle_option: kept,
  bundle_selection: kept,
  bulk_row: kept,
  bulk_run: kept,
  campaign: kept,
  campaign_line: kept,
  category: kept,
  category_text: kept,
  grouped_item: kept,
  look: kept,
  media_asset: kept,
  price_period: kept,
  price_version: kept,
  product: kept,
  product_axis: kept,
  product_category: kept,
  product_download: kept,
  product_link: kept,
  product_media: kept,
  product_sales: kept,
  product_summary: kept,
  product_text: kept,
  product_variant: kept,
  size_chart: kept,
  stock_level: kept,
  stock_movement: kept,
  stock_reservation: kept,
  stock_source: kept,
  tier_price: kept,

  // Stores, texts and settings.
  blog_author: kept,
  blog_category: kept,
  blog_post: kept,
  branch: kept,
  branch_alternate_hours: kept,
  cms_block: kept,
  cms_page: kept,
  cms_page_text: kept,
  faq_category: kept,
  form: kept,
  free_shipping_country: kept,
  free_shipping_rule: kept,
  global_message: kept,
  landing_page: kept,
  landing_page_text: kept,
  payment_method: kept,
  seller: kept,
  shipping_method: kept,
  shipping_rate: kept,
  slider: kept,
  store_view: kept,
  tax_rate: kept,
  url_rewrite: kept,

  // Accounts. The provider keeps cards under the customer's number.
  customer: keptWithNumbers,
  customer_address: kept,
  customer_merge: kept,
  privacy_request: kept,
  customer_token: leftOut('sessions: one that was ended after the backup would live again; everybody logs in anew'),
  email_change: leftOut('links that prove a new address: one that was used or dropped after the backup would work again'),
  customer_data_link: leftOut("links to a copy of somebody's data, good for a few days; another one can be asked for"),
  password_reset: leftOut('links to a new password: one that was used after the backup would work again'),

  // Lists, opinions and messages. Ids of guests are no secrets that end: who has one goes on with the list as it was.
  compare_item: kept,
  compare_list: kept,
  form_answer: kept,
  form_submission: kept,
  newsletter_subscription: {
    class: 'void-after-restore',
    how: 'the link that confirms a subscription ends, the one that ends a subscription goes on working',
    set: { confirm_hash: 'null' },
  },
  returned_goods: kept,
  review: kept,
  stock_alert: {
    class: 'void-after-restore',
    how: 'what was not confirmed is over and can be asked for again, links that end alerts go on working',
    set: { confirm_hash: 'null', state: `case state when 'unconfirmed' then 'ended' else state end` },
  },
  wishlist: kept,
  wishlist_item: kept,
  wishlist_share: leftOut('counts mails of a day'),
  withdrawal: keptWithNumbers,

  // Carts and orders. The secret of an order stands in mails that its buyer keeps for years; it does not end with its first use.
  cart: kept,
  coupon: kept,
  coupon_guess: leftOut('counts tries of an hour, with the network they came from'),
  coupon_use: kept,
  document_counter: kept,
  order_event: kept,
  order_invoice: kept,
  order_mail: kept,
  order_refund: kept,
  order_revision: {
    class: 'void-after-restore',
    how: 'links to a change of an order end, because one that was answered after the backup would work again; staff proposes it anew',
    set: { token_hash: 'null' },
  },
  order_shipment: kept,
  payment_attempt: kept,
  // Without our row nobody could tell the provider to forget the card.
  payment_token: kept,
  sales_order: keptWithNumbers,
  telephone_order: {
    class: 'void-after-restore',
    how: 'the link in the mail ends, and can be sent again',
    set: { token_hash: 'null' },
  },

  // Returns. Their numbers stand on slips and in mails.
  return: keptWithNumbers,
  return_finding: kept,
  return_line: kept,
  return_photo: kept,
  return_settlement: kept,
  return_step: kept,

  // Gift cards. Their numbers and codes are in the hands of people; what was spent after the backup is on them again.
  gift_card: keptWithNumbers,
  gift_card_entry: kept,

  // Staff. Who was suspended after the backup is active again in it: sessions, links and codes do not come back.
  approval_request: kept,
  audit_entry: kept,
  audit_seal: kept,
  audit_sealed: kept,
  audit_value: kept,
  setting: kept,
  staff_account: kept,
  staff_answer: leftOut('answers that are given again to who sends a change twice, for a week'),
  staff_challenge: leftOut('what passkeys are asked to sign within five minutes'),
  staff_download: leftOut('files that wait five minutes to be fetched'),
  staff_invitation: leftOut('links to a password: one that was used after the backup would work again'),
  staff_passkey: kept,
  staff_recovery: leftOut('codes that work once: one that was used after the backup would work again; their owners make new ones'),
  staff_role: kept,
  staff_session: leftOut('sessions: one that was ended after the backup would live again; everybody logs in anew'),
  staff_totp: kept,
  staff_view: kept,
  staff_upload: leftOut('files that staff has sent and not used yet, for a day'),
  staff_vain_guess: leftOut('log-ins to accounts that do not exist or are locked, of an hour'),

  // The machinery.
  mail_allowance: leftOut('counts mails of a day'),
  mailbox_message: leftOut('mails of a demo shop, made by the mailbox'),
  migration: leftOut('a restore migrates by itself'),
  rate_window: leftOut('counts tries of an hour'),
  read_model_change: leftOut('tells running processes what to read again'),
  read_model_version: {
    class: 'void-after-restore',
    how: 'what a process has noted of the database before is not believed',
    set: { mark: 'gen_random_uuid()' },
  },
  restored_job: {
    class: 'void-after-restore',
    how: 'jobs that wait are done by the next start, under the same ids; no mail that waits holds a link which works once',
    set: {},
  },
  'pgboss.bam': byPgBoss,
  'pgboss.job': leftOut('what waits in it travels as restored_job'),
  'pgboss.job_dependency': byPgBoss,
  'pgboss.queue': byPgBoss,
  'pgboss.queue_stats': byPgBoss,
  'pgboss.schedule': byPgBoss,
  'pgboss.subscription': byPgBoss,
  'pgboss.version': byPgBoss,
  'pgboss.warning': byPgBoss,
};

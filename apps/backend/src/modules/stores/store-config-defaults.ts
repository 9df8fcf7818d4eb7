import type { StoreConfig } from '@shop/contract';

/** Fields that follow from the store view and the address of the shop; no setting can change them. */
export type DerivedStoreConfig = Required<
  Pick<
    StoreConfig,
    | 'base_currency_code'
    | 'base_link_url'
    | 'base_media_url'
    | 'base_static_url'
    | 'base_url'
    | 'code'
    | 'consumer_key'
    | 'default_display_currency_code'
    | 'id'
    | 'is_default_store'
    | 'is_default_store_group'
    | 'language'
    | 'language_prefix'
    | 'locale'
    | 'price_format'
    | 'root_category_id'
    | 'root_category_uid'
    | 'secure_base_link_url'
    | 'secure_base_media_url'
    | 'secure_base_static_url'
    | 'secure_base_url'
    | 'shop_access_token'
    | 'store_code'
    | 'store_group_code'
    | 'store_group_name'
    | 'store_name'
    | 'store_sort_order'
    | 'theme'
    | 'website_code'
    | 'website_id'
    | 'website_name'
  >
>;

/** Another domain adds them: where parcels go and the VAT in list prices are known where carts are priced. */
type ResolvedElsewhere = 'delivery_countries' | 'delivery_days' | 'list_vat_percent';

/** Everything else; the type makes a field that is missing here a compile error. */
export type StoreConfigDefaults = Omit<Required<StoreConfig>, keyof DerivedStoreConfig | ResolvedElsewhere>;

/**
 * The configuration of a shop nobody has configured. Keys and value types are the wire's: several numbers and
 * switches are texts, as in Magento. A view overrides single values in `store_view.settings`.
 * Tax display: 1 excluding, 2 including, 3 both.
 */
export const storeConfigDefaults: StoreConfigDefaults = {
  absolute_footer: null,
  allow_guests_to_write_product_reviews: '1',
  allow_items: '0',
  allow_order: '0',
  autocomplete_on_storefront: true,
  bestseller_category_id: 547,
  brand_attribute: 'merk',
  bundle_category_id: 500,
  cart_expires_in_days: 30,
  cart_summary_display_quantity: 1,
  order_shows_customer_email: false,
  catalog_default_sort_by: 'position',
  category_fixed_product_tax_display_setting: 'FPT_DISABLED',
  // Menu and breadcrumb links are /{url_path}: categories have no suffix.
  category_url_suffix: '',
  check_money_order_enable_for_specific_countries: false,
  check_money_order_enabled: false,
  check_money_order_make_check_payable_to: null,
  check_money_order_max_order_total: null,
  check_money_order_min_order_total: null,
  check_money_order_new_order_status: 'pending',
  check_money_order_payment_from_specific_countries: null,
  check_money_order_send_check_to: null,
  check_money_order_sort_order: null,
  check_money_order_title: null,
  cms_home_page: 'home',
  cms_no_cookies: 'enable-cookies',
  cms_no_route: 'no-route',
  configurable_product_image: 'ITSELF',
  configurable_thumbnail_source: 'itself',
  contact_enabled: true,
  copyright: null,
  countries_with_required_region: '',
  create_account_confirmation: false,
  customer_access_token_lifetime: 1,
  default_country: 'NL',
  default_description: null,
  default_keywords: null,
  default_title: null,
  demonotice: 0,
  display_product_prices_in_catalog: 2,
  display_shipping_prices: 2,
  display_state_if_optional: false,
  fixed_product_taxes_apply_tax_to_fpt: false,
  fixed_product_taxes_display_prices_in_emails: 0,
  fixed_product_taxes_display_prices_in_product_lists: 0,
  fixed_product_taxes_display_prices_in_sales_modules: 0,
  fixed_product_taxes_display_prices_on_product_view_page: 0,
  fixed_product_taxes_enable: false,
  fixed_product_taxes_include_fpt_in_subtotal: false,
  form_category_id: 550,
  front: 'cms',
  grid_per_page: 12,
  grid_per_page_values: '12,24,36',
  grouped_product_image: 'ITSELF',
  head_includes: null,
  head_shortcut_icon: null,
  header_logo_src: null,
  in_action_category_id: 38,
  is_checkout_agreements_enabled: false,
  is_guest_checkout_enabled: true,
  is_one_page_checkout_enabled: true,
  list_mode: 'grid',
  list_per_page: 12,
  list_per_page_values: '12,24,36',
  logo_alt: null,
  logo_height: null,
  logo_width: null,
  magento_wishlist_general_is_enabled: '1',
  max_items_in_order_summary: 10,
  minicart_display: true,
  minicart_max_items: 10,
  minimum_password_length: '8',
  new_in_category_id: 38,
  newsletter_enabled: true,
  no_route: 'cms/noroute/index',
  optional_zip_countries: 'HK,IE,MO,PA',
  order_cancellation_enabled: true,
  order_cancellation_reasons: [],
  orders_invoices_credit_memos_display_full_summary: true,
  orders_invoices_credit_memos_display_grandtotal: true,
  orders_invoices_credit_memos_display_price: 2,
  orders_invoices_credit_memos_display_shipping_amount: 2,
  orders_invoices_credit_memos_display_subtotal: 2,
  orders_invoices_credit_memos_display_zero_tax: true,
  payment_payflowpro_cc_vault_active: '0',
  product_fixed_product_tax_display_setting: 'FPT_DISABLED',
  product_reviews_enabled: '1',
  product_url_suffix: '.html',
  products_per_page: 12,
  // Lower case, capital, digit and special character.
  required_character_classes_number: '4',
  sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
  send_friend: { enabled_for_customers: false, enabled_for_guests: false },
  shopping_cart_display_full_summary: true,
  shopping_cart_display_grand_total: true,
  shopping_cart_display_price: 2,
  shopping_cart_display_shipping: 2,
  shopping_cart_display_subtotal: 2,
  shopping_cart_display_tax_gift_wrapping: 'DISPLAY_INCLUDING_TAX',
  shopping_cart_display_zero_tax: false,
  show_cms_breadcrumbs: 1,
  timezone: 'Europe/Amsterdam',
  title_prefix: null,
  title_separator: '-',
  title_suffix: null,
  use_store_in_url: false,
  weight_unit: 'kgs',
  welcome: null,
  zero_subtotal_enable_for_specific_countries: false,
  zero_subtotal_enabled: true,
  zero_subtotal_new_order_status: 'pending',
  zero_subtotal_payment_action: null,
  zero_subtotal_payment_from_specific_countries: null,
  zero_subtotal_sort_order: 1,
  zero_subtotal_title: null,
};

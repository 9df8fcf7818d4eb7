import { cutText } from '#kernel/read-text.ts';
import { PaymentError, type ProviderAddress, type ProviderItem, type ProviderOrder } from '../provider.ts';
import { unitPrice } from './unit-price.ts';

export type ReturnAddresses = { readonly notification: string; readonly success: string; readonly cancel: string };

/** The name of a rate in the tax table. */
const selector = (taxPercent: number): string => String(taxPercent);

/** What `POST orders` sends. Names are the provider's. */
export function orderBody(order: ProviderOrder, gateway: string, urls: ReturnAddresses, shopName: string): object {
  assertSum(order);
  const { client, kept } = order;
  const reference = kept?.as ?? order.keepAs;
  return {
    type: kept ? 'direct' : 'redirect',
    order_id: order.id,
    gateway,
    currency: order.currency,
    amount: order.amount,
    description: cutText(`${shopName} ${order.orderNumber}`, 200),
    payment_options: {
      notification_url: urls.notification,
      notification_method: 'POST',
      redirect_url: urls.success,
      cancel_url: urls.cancel,
      close_window: true,
    },
    customer: {
      ...person(order.billing),
      locale: order.locale.replace('-', '_'),
      email: order.email,
      ...(client?.ip === undefined ? {} : { ip_address: client.ip, forwarded_ip: client.ip }),
      ...(client?.userAgent === undefined ? {} : { user_agent: client.userAgent.slice(0, 300) }),
      ...(reference === undefined ? {} : { reference }),
    },
    ...(order.shipping ? { delivery: { ...person(order.shipping), email: order.email } } : {}),
    shopping_cart: { items: order.items.map(itemBody) },
    checkout_options: checkoutOptions(order.items),
    seconds_active: order.expiresInSeconds,
    plugin: { shop: 'maas-alm', shop_version: '1', plugin_version: '1', partner: '' },
    custom_info: { custom_1: order.language },
    ...(reference === undefined ? {} : { recurring_model: 'cardOnFile' }),
    ...(kept ? { recurring_id: kept.token } : {}),
  };
}

/** A row of the cart; delivery has an id the provider looks for. */
export function itemBody({ kind, sku, name, description, quantity, totalIncl, taxPercent }: ProviderItem): object {
  return {
    name: cutText(name, 200),
    description: description ?? '',
    unit_price: unitPrice(totalIncl, quantity, taxPercent),
    quantity,
    merchant_item_id: kind === 'shipping' ? 'msp-shipping' : sku || kind,
    tax_table_selector: selector(taxPercent),
  };
}

/** The VAT rates the rows name. */
export function checkoutOptions(items: readonly ProviderItem[]): object {
  const percents = [...new Set(items.map(({ taxPercent }) => taxPercent))].toSorted((a, b) => b - a);
  return {
    validate_cart: false,
    tax_tables: {
      default: { shipping_taxed: true, rate: (percents[0] ?? 0) / 100 },
      alternate: percents.map((percent) => ({ name: selector(percent), standalone: true, rules: [{ rate: percent / 100 }] })),
    },
  };
}

/** A shop that asks another amount than its rows is wrong before the provider says so. */
function assertSum({ id, amount, items }: ProviderOrder): void {
  const sum = items.reduce((total, { totalIncl }) => total + totalIncl, 0);
  if (sum !== amount) throw new PaymentError('refused', `the rows of ${id} are ${sum} cents, the amount is ${amount}`, { code: 1027 });
}

function person(address: ProviderAddress): object {
  const { street, houseNumber } = splitStreet(address.street);
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    company_name: address.company,
    address1: street,
    address2: '',
    house_number: houseNumber,
    zip_code: address.postcode ?? '',
    city: address.city,
    state: address.region ?? '',
    country: address.countryCode,
    phone: address.telephone ?? '',
  };
}

/** "Marktstraat 12 A" in one line, or street and number in lines of their own. */
function splitStreet([first = '', ...rest]: readonly string[]): { street: string; houseNumber: string } {
  const more = rest.filter((line) => line.trim() !== '').join(' ');
  const [, street, houseNumber] = more === '' ? (/^(.*\D)\s+(\d.*)$/.exec(first) ?? []) : [];
  return street !== undefined && houseNumber !== undefined ? { street, houseNumber } : { street: first, houseNumber: more };
}

import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });
const headers = { 'content-type': 'application/json', store: 'nl' };
const address = {
  firstname: 'Eva',
  lastname: 'Janssen',
  street: ['Marktstraat', '12 A'],
  postcode: '6131 EK',
  city: 'Sittard',
  country_code: 'NL',
  telephone: '0460000001',
};

type Answer = { readonly data?: Readonly<Record<string, unknown>>; readonly errors?: readonly { readonly message: string }[] };

export type Piece = { readonly sku: string; readonly parent_sku?: string };

function post(url: string, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = request(
      url,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as Answer));
      },
    );
    question.on('error', reject);
    question.end(body);
  });
}

async function call(url: string, query: string, variables: object = {}): Promise<Readonly<Record<string, unknown>>> {
  const { data, errors } = await post(url, JSON.stringify({ query, variables }));
  if (errors || !data) throw new Error(errors?.[0]?.message ?? 'an answer without data');
  return data;
}

type Listed = {
  readonly products: {
    readonly page_info: { readonly total_pages: number };
    readonly items: readonly {
      readonly sku: string;
      readonly stock_qty: number | null;
      readonly variants?: readonly { readonly product: { readonly sku: string; readonly stock_qty: number | null } }[];
    }[];
  };
};

/** A bench may sell this much of a piece. */
const plenty = 1_000;

/** What lies in plenty on the shelves, one piece after another, so that guests who order at once buy different ones. */
export async function piecesOnShelf(url: string): Promise<readonly Piece[]> {
  const pieces: Piece[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { products } = (await call(
      url,
      `{ products(filter: {}, pageSize: 100, currentPage: ${page}) { page_info { total_pages } items { sku
        ... on SimpleProduct { stock_qty } ... on ConfigurableProduct { variants { product { sku stock_qty } } } } } }`,
    )) as Listed;
    pages = products.page_info.total_pages;
    for (const { sku, stock_qty: simple, variants = [] } of products.items) {
      if (simple !== null && simple > plenty) pieces.push({ sku });
      for (const { product } of variants) if (Number(product.stock_qty) > plenty) pieces.push({ sku: product.sku, parent_sku: sku });
    }
  }
  return pieces;
}

const cart = '{ id prices { grand_total { value } } }';

/** The first item into a fresh cart; answers the cart. */
async function begin(url: string, piece: Piece): Promise<unknown> {
  const id = (await call(url, 'mutation { createEmptyCart }'))['createEmptyCart'];
  const add = `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart ${cart} user_errors { code } } }`;
  await call(url, add, { id, items: [{ ...piece, quantity: 1 }] });
  return id;
}

/** A cart with a first item in it; answers how long both calls took. */
export async function fillCart(url: string, piece: Piece): Promise<number> {
  const since = performance.now();
  await begin(url, piece);
  return performance.now() - since;
}

/** The seven calls a storefront makes, with what it shows after each; answers how long the last one took, which places the order. */
export async function orderAsGuest(url: string, piece: Piece, email: string): Promise<number> {
  const id = await begin(url, piece);
  await call(url, `mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { id } } }`, {
    input: { cart_id: id, email },
  });
  await call(
    url,
    `mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) {
       cart { id shipping_addresses { available_shipping_methods { carrier_code method_code available } } } } }`,
    { input: { cart_id: id, shipping_addresses: [{ address }] } },
  );
  await call(url, `mutation ($input: SetBillingAddressOnCartInput) { setBillingAddressOnCart(input: $input) { cart { id } } }`, {
    input: { cart_id: id, billing_address: { same_as_shipping: true } },
  });
  await call(url, `mutation ($input: SetShippingMethodsOnCartInput) { setShippingMethodsOnCart(input: $input) { cart ${cart} } }`, {
    input: { cart_id: id, shipping_methods: [{ carrier_code: 'postnl', method_code: 'home' }] },
  });
  const since = performance.now();
  await call(url, `mutation ($input: SetPaymentMethodInput!) { setPaymentMethod(input: $input) { order { number hash } redirect_url } }`, {
    input: { cart_id: id, payment_method: { code: 'banktransfer' } },
  });
  return performance.now() - since;
}

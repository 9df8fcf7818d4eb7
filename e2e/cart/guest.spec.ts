import { addProduct, customersCart, dirndl, expectTotal, haveInCart, lineOf, sockArticle, socks } from '../fixtures/cart.ts';
import { createCustomer, logIn } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { expect, test } from '../fixtures/shop.ts';

test('a guest fills a cart, tries coupons, logs in and finds everything merged (R035)', async ({ page, shop, request }) => {
  const customer = await createCustomer(request);
  await customersCart(request, customer, sockArticle);

  const drawer = await addProduct(page, shop, socks.path);
  await expect(drawer).toContainText(socks.name);
  await expect(drawer).toContainText('Sokmaat: 36–38');
  await expect(drawer).toContainText('Nog € 80,05 tot gratis bezorging');
  await expect(drawer).toContainText('Subtotaal (1 artikel)');
  await expect(drawer.getByRole('region', { name: 'Past hierbij' }).getByRole('listitem').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Verder winkelen' }).click();
  await expect(drawer).toBeHidden();
  await (await addProduct(page, shop, dirndl.path)).getByRole('link', { name: 'Naar winkelwagen' }).click();

  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page).toHaveTitle(/^Winkelwagen \| /);
  await expect(lineOf(page, dirndl.name)).toContainText('Kleur: dennengroen');
  await expect(lineOf(page, dirndl.name)).toContainText('Maat: 38');
  await expectTotal(page, '€ 169,90');

  await expect(page.getByText(/Nog geen code\?/)).toBeHidden();
  await page.getByText('Kortingscode?').click();
  await expect(page.getByText(/Nog geen code\? Met ALMPOST/)).toBeVisible();
  const code = page.getByLabel('Kortingscode');
  await code.fill('BESTAATNIET');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await expect(page.getByText('Deze kortingscode is niet geldig.').first()).toBeVisible();
  await expect(code).toHaveValue('BESTAATNIET');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('welkom10');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await expect(page.getByText('Kortingscode WELKOM10 is toegevoegd.')).toBeVisible();
  await expect(page.getByText(/kortingscode is niet geldig/)).toHaveCount(0);
  await expectTotal(page, '€ 152,90');

  await shop.open('/login?next=/checkout/cart');
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  // The customer had a pair already: one line of two, and the guest's coupon with it.
  await expect(page.getByRole('textbox', { name: `Aantal van ${socks.name}` })).toHaveValue('2');
  await expect(lineOf(page, dirndl.name)).toBeVisible();
  await expect(page.getByText('Kortingscode WELKOM10', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cartServerToken'))).toBe(await customersCart(request, customer));

  await page.getByRole('button', { name: 'Kortingscode WELKOM10 verwijderen' }).click();
  await expectTotal(page, '€ 189,85');
  await page
    .getByRole('link', { name: /account/i })
    .first()
    .click();
  // What the account was still asking for is refused once its token has ended.
  shop.allowConsole(/status of 40[13]/);
  await page.getByRole('button', { name: 'Uitloggen' }).first().click();
  await expect(page.getByRole('link', { name: 'Winkelwagen', exact: true })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('cartServerToken'), sessionStorage.getItem('lastCartLines')])).toEqual([
    null,
    null,
  ]);
});

test('a new account has its cart id before it is led on', async ({ page, shop, request }) => {
  const customer = await createCustomer(request);
  await shop.open('/login');
  await logIn(page, customer);
  expect(await page.evaluate(() => localStorage.getItem('cartServerToken'))).toBe(await customersCart(request, customer));
});

test('a login without a cart id is a broken session and says so', async ({ page, shop, request }) => {
  const customer = await createCustomer(request);
  await shop.open('/?theme=alm');
  await page.evaluate((token) => localStorage.setItem('userServerToken', token), customer.token);
  await shop.open('/checkout/cart');
  await expect(page.getByText('Uw inlogsessie is verlopen. Log opnieuw in.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userServerToken'))).toBeNull();
});

test('a cart that is gone is an empty one', async ({ page, shop }) => {
  await shop.open('/?theme=alm');
  await page.evaluate(() => localStorage.setItem('cartServerToken', 'x'.repeat(32)));
  await shop.open('/checkout/cart');
  await expect(page.getByText('Je winkelwagen is nog leeg.')).toBeVisible();
  await expect(page.locator('main').getByRole('link')).toHaveCount(4);
  expect(await page.evaluate(() => localStorage.getItem('cartServerToken'))).toBeNull();
});

test('a code for free delivery stays unused on a cart that is collected; cart and checkout say so (UX-34)', async ({
  page,
  shop,
  isMobile,
}) => {
  const id = await haveInCart(page, goods.access);
  const fields = 'cart { prices { grand_total { value } } }';
  await page.request.post('/graphql', {
    data: {
      query: `mutation {
        applyCouponToCart(input: { cart_id: "${id}", coupon_code: "GRATISBEZORGD" }) { ${fields} }
        setShippingAddressesOnCart(input: { cart_id: "${id}", shipping_addresses: [{ pickup_location_code: "SIT" }] }) { ${fields} }
        setShippingMethodsOnCart(input: { cart_id: "${id}", shipping_methods: [{ carrier_code: "instore", method_code: "pickup" }] }) { ${fields} }
      }`,
    },
  });
  const said = page.getByText('Bij afhalen heb je je kortingscode niet nodig; die blijft ongebruikt.').first();
  await shop.open('/checkout/cart');
  await expect(page.getByText('Kortingscode GRATISBEZORGD', { exact: true })).toBeVisible();
  await expect(said).toBeVisible();
  await expectTotal(page, '€ 149,95');
  await expect(page.getByRole('link', { name: 'gratis afhalen in de winkel' }).first()).toBeVisible();
  await shop.open('/checkout');
  // In the summary, which a phone folds.
  await expect(said).toBeVisible({ visible: !isMobile });
});

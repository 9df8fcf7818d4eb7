import type { Camera } from './camera.ts';
import { button, fillDutchGuest, mailTo, open, orderSlowly } from './shopper.ts';
import type { Shop } from './walks.ts';

const email = 'film-phone@example.org';

export async function guestOnAPhone(camera: Camera, shop: Shop): Promise<void> {
  await choose(camera);
  await checkOut(camera);
  await payAndRead(camera, shop);
}

async function choose({ page, shot }: Camera): Promise<void> {
  await open(page, '/');
  await shot('Home');
  await open(page, '/dames/dirndls');
  await shot('Dirndls');
  await open(page, '/midi-dirndl-liesl.html?kleur=dennengroen&lengte=midi-60-cm&maat_dirndl=40');
  await shot('The product');
  const add = button(page, /^In winkelwagen$/).first();
  await shot('Choices made', page.getByRole('heading', { level: 1 }));
  await add.click();
  await page.getByRole('dialog').first().waitFor();
  await shot('In the cart');
  await open(page, '/checkout/cart');
  await shot('The cart');
  await shot('What it will cost', page.locator('#cart-summary'));
}

async function checkOut({ page, shot, still }: Camera): Promise<void> {
  await open(page, '/checkout');
  await fillDutchGuest(page, email);
  await shot('Details', page.locator('main h1'));
  await shot('The address is found', page.getByLabel('Land', { exact: true }));
  await button(page, 'Verder naar bezorging').click();
  await page
    .getByRole('radio', { name: /PostNL/ })
    .first()
    .check();
  await shot('Delivery', page.getByRole('heading', { name: /Bezorging/ }));
  await button(page, 'Verder naar betaling').click();
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await shot('Payment', page.getByRole('heading', { name: /Betaling/ }));
  await button(page, 'Verder naar controleren').click();
  await shot('Review', page.getByRole('heading', { name: /Controleren/ }));
  const order = button(page, 'Bestelling met betalingsverplichting');
  await shot('The order button', page.locator('[data-review] dl').first());
  await orderSlowly(page, order, () => still('On the way to iDEAL'));
}

async function payAndRead({ page, shot, add }: Camera, shop: Shop): Promise<void> {
  await shot('The payment page (simulated)');
  await page.locator('button[value=completed]').click();
  await page.getByText('Je betaling is binnen.').waitFor({ timeout: 60_000 });
  await shot('Thank you');
  await shot('What happens next', page.getByRole('heading', { name: 'Wat gebeurt er nu?' }));
  await shot('What was ordered', page.getByRole('heading', { name: 'Artikelen', exact: true }));
  await shot('What goes with it', page.getByRole('heading', { name: 'Past hierbij' }));
  const success = page.url();
  await page.goto(await mailTo(page, shop.url, email, /./));
  await shot('The mail');
  await open(page, success);
  const invoice = page.waitForResponse((response) => response.url().includes('/invoices/'));
  await button(page, 'Factuur (PDF)').click();
  add({ caption: 'The invoice', picture: await shop.pdf((await invoice).url()) });
}

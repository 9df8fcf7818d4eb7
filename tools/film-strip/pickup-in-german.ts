import type { Camera } from './camera.ts';
import { button, buy, mailTo, open } from './shopper.ts';
import type { Shop } from './walks.ts';

const email = 'film-abholung@example.org';

export async function pickupInGerman(camera: Camera, shop: Shop): Promise<void> {
  const { page, shot } = camera;
  await open(page, '/de');
  await shot('Home');
  await open(page, '/de/damen/dirndl');
  await shot('Dirndl');
  await buy(page, '/de/product?sku=MA-TAS-6119');
  await shot('In the cart');
  await open(page, '/de/checkout');
  await shot('Details: the country is Germany', page.locator('main h1'));
  await fillIn(camera);
  await pay(camera);
  await shot('Thank you');
  await shot('Branch, hours, telephone', page.getByRole('heading', { name: 'Wie geht es weiter?' }));
  const success = page.url();
  await page.goto(await mailTo(page, shop.url, email, /./));
  await shot('The mail');
  await open(page, success);
  await withdraw(camera, shop);
}

async function fillIn({ page, shot }: Camera): Promise<void> {
  await page.locator('main').getByLabel('E-Mail-Adresse', { exact: true }).fill(email);
  await page.getByLabel('In einem Laden abholen').check();
  await page.getByRole('radio', { name: /Aachen/ }).check();
  await shot('Collected in Aachen', page.getByText('Wie möchtest du deine Bestellung bekommen?'));
  await page.getByLabel('Vorname', { exact: true }).fill('Anna');
  await page.getByLabel('Nachname', { exact: true }).fill('Schmitz');
  await page.getByLabel('Postleitzahl', { exact: true }).fill('52064');
  await page.getByLabel('Ort', { exact: true }).fill('Aachen');
  await page.getByLabel('Straße', { exact: true }).fill('Lindenweg');
  await page.getByLabel('Hausnummer', { exact: true }).fill('8');
  await shot('Name and address', page.getByRole('heading', { name: 'Deine Adresse für die Rechnung' }));
  await button(page, 'Weiter zur Lieferung').click();
}

async function pay({ page, shot }: Camera): Promise<void> {
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await shot('Payment', page.getByRole('heading', { name: /Zahlung/ }));
  await button(page, 'Weiter zum Prüfen').click();
  await shot('Review', page.getByRole('heading', { name: /Prüfen/ }));
  const order = button(page, 'Zahlungspflichtig bestellen');
  await shot('The order button', page.locator('[data-review] dl').first());
  await order.click();
  await page.waitForURL(/\/connect\//);
  await shot('The payment page (simulated)');
  await page.locator('button[value=completed]').click();
  await page.getByText('Deine Zahlung ist eingegangen.').waitFor({ timeout: 60_000 });
}

/** To its end: sent, received and confirmed by mail. */
async function withdraw({ page, shot }: Camera, shop: Shop): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Vertrag widerrufen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' }).waitFor();
  await shot('The withdrawal asks nothing again');
  await button(page, 'Weiter').click();
  await button(page, 'Widerruf bestätigen').waitFor();
  await shot('The declaration');
  await button(page, 'Widerruf bestätigen').click();
  await page.getByRole('heading', { level: 1, name: 'Dein Widerruf ist eingegangen' }).waitFor();
  await shot('The receipt');
  await page.goto(await mailTo(page, shop.url, email, /Widerruf/));
  await shot('Its mail');
}

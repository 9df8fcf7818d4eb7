import { addProduct, dirndl, dirndlArticle, expectTotal, haveInCart, lineOf, reducedBag, sockArticle, socks } from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

test('quantity, size, removal with undo and the wishlist (UX-33)', onPhone, async ({ page, shop }) => {
  await haveInCart(page, dirndlArticle, sockArticle);
  await shop.open('/checkout/cart');
  const line = lineOf(page, socks.name);
  await page.getByRole('button', { name: `Aantal van ${socks.name}: Eén meer` }).click();
  await page.getByRole('button', { name: `Aantal van ${socks.name}: Eén meer` }).click();
  await expect(line).toContainText('€ 59,85');
  await expectTotal(page, '€ 209,80');
  const number = page.getByRole('textbox', { name: `Aantal van ${socks.name}` });
  await number.fill('2,5');
  await number.press('Enter');
  await expect(page.getByText('Vul een heel getal in, van 1 tot en met 9.999.')).toBeVisible();
  await expect(number).toHaveValue('2,5');
  await number.fill('9999');
  await number.press('Enter');
  await expect(page.getByText('Zoveel hebben we er niet meer. Kies een kleiner aantal.')).toBeVisible();
  await expect(number).toHaveValue('3');
  await page.getByRole('button', { name: 'Melding sluiten' }).click();

  await lineOf(page, dirndl.name)
    .getByRole('button', { name: /^Maat wijzigen/ })
    .click();
  await page.getByRole('combobox', { name: /^Maat/ }).selectOption('40');
  await page.getByRole('button', { name: 'Overnemen' }).click();
  await expect(lineOf(page, dirndl.name)).toContainText('Maat: 40');
  await expect(page.locator('main h3').first()).toHaveText(dirndl.name);

  await page.getByRole('button', { name: `Verwijderen (${socks.name})` }).click();
  await expect(page.getByText(`${socks.name} is verwijderd.`)).toBeVisible();
  const undo = page.getByRole('button', { name: `Ongedaan maken (${socks.name})` });
  await expect(undo).toBeFocused();
  await expectTotal(page, '€ 149,95');
  await undo.click();
  await expect(number).toHaveValue('3');
  await expectTotal(page, '€ 209,80');

  await page.getByRole('button', { name: `Naar wensenlijst (${socks.name})` }).click();
  await expect(line).toBeHidden();
  await expect(page.getByText(`${socks.name} staat nu op je wensenlijst.`)).toBeVisible();
  await shop.open('/wishlist');
  await page.getByRole('button', { name: `In winkelwagen (${socks.name})` }).click();
  await expect(page.getByRole('dialog')).toContainText(socks.name);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Je wensenlijst is nog leeg.')).toBeVisible();
});

test('the offer to put a line back ends', inLongSuite, async ({ page, shop }) => {
  await haveInCart(page, sockArticle);
  await shop.open('/checkout/cart');
  await page.clock.install();
  await page.getByRole('button', { name: `Verwijderen (${socks.name})` }).click();
  await expect(page.getByRole('button', { name: `Ongedaan maken (${socks.name})` })).toBeVisible();
  await page.clock.fastForward(8100);
  await expect(page.getByText('Je winkelwagen is nog leeg.')).toBeVisible();
});

test('costs, countries and delivery are known before the order starts (LAW-01, LAW-05, LAW-25)', async ({ page, shop }) => {
  await haveInCart(page, sockArticle);
  await shop.open('/checkout/cart');
  const summary = page.locator('#cart-summary');
  await expectTotal(page, '€ 25,90');
  await expect(summary).toContainText('incl. btw en verzendkosten');
  await expect(summary).toContainText('waarvan 21% btw');
  await summary.getByLabel('Bezorgen in').selectOption({ label: 'Duitsland' });
  await expectTotal(page, '€ 26,90');
  await expect(summary).toContainText('waarvan 19% btw');
  await expect(summary).toContainText(/Bezorgd tussen \w+dag \d+( \w+)? en \w+dag \d+ \w+/);
  await expect(summary).toContainText('Wij bezorgen in Nederland, Duitsland, België, Oostenrijk en Luxemburg.');
  const methods = summary.getByRole('heading', { name: 'Betalen kan met' }).locator('xpath=following-sibling::ul[1]');
  await expect(methods).toContainText('PayPal');
  await expect(methods).not.toContainText('Bancontact');
  await summary.getByLabel('Bezorgen in').selectOption({ label: 'België' });
  await expect(methods).toContainText('Bancontact');
  await expect(summary.getByRole('link', { name: 'Verder naar bestellen' })).toHaveAttribute('href', '/checkout');
  for (const price of await page.locator('main [data-price]').all()) {
    const line = page.locator(`[id="${await price.getAttribute('aria-describedby')}"]`);
    await expect(line).toContainText(/verzend/);
  }
});

test('samples, at most once each, and sizes without leaving the page (UX-31)', inLongSuite, async ({ page, shop }) => {
  await shop.open(`${dirndl.path}&theme=alm`);
  await page.getByRole('button', { name: 'Stofstaal bestellen' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('Stofstaal Midi-dirndl Liesl');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stofstaal bestellen' }).click();
  await expect(page.getByText('Dit stofstaal ligt al in je winkelwagen.')).toBeVisible();
  const quick = page.getByRole('button', { name: /^Kies je maat \(/ }).first();
  const name = ((await quick.textContent()) ?? '').replace(/^Kies je maat \((.*)\)$/, '$1');
  await quick.click();
  const picker = page.getByRole('dialog', { name });
  await expect(picker.locator('fieldset').first()).toBeVisible();
  // What is sold out says so after a comma.
  for (const axis of await picker.locator('fieldset').all())
    await axis
      .getByRole('radio', { name: /^[^,]+$/ })
      .first()
      .check();
  await picker.getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(drawer.getByRole('heading', { name: 'Het product is toegevoegd aan de winkelwagen.' })).toBeVisible();
  await expect(drawer).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(quick).toBeFocused();
});

test('the drawer and the cart name the lowest price of the last 30 days, and strike no other (LAW-03)', async ({ page, shop }) => {
  const named = 'Laagste prijs afgelopen 30 dagen';
  const drawer = await addProduct(page, shop, reducedBag.path);
  await expect(drawer).toContainText(named);
  // What goes with it may be reduced as well.
  await expect(async () => expect(await drawer.getByText(named).count()).toBe(await drawer.locator('s').count())).toPass();
  await shop.open('/checkout/cart');
  const line = lineOf(page, reducedBag.name);
  await expect(line).toContainText(named);
  const struck = /€\s[\d.,]+/.exec((await line.locator('s').textContent()) ?? '')?.[0] ?? 'nothing';
  await expect(line.getByText(named)).toContainText(struck);
});

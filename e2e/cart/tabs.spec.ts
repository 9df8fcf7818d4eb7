import { dirndl, haveInCart, lineOf, sockArticle, socks } from '../fixtures/cart.ts';
import { hydrateIslands, expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test('two tabs show the same cart', inLongSuite, async ({ page, shop, context }) => {
  await haveInCart(page, sockArticle);
  await shop.open('/checkout/cart');
  await expect(lineOf(page, socks.name)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/checkout/cart');
  const number = other.getByRole('textbox', { name: `Aantal van ${socks.name}` });
  await expect(number).toHaveValue('1');
  await page.getByRole('button', { name: `Aantal van ${socks.name}: Eén meer` }).click();
  await expect(number).toHaveValue('2');
  await expect(other.getByRole('link', { name: 'Winkelwagen, 2 artikelen' })).toBeVisible();
  await other.goto(`${dirndl.path}&theme=alm`);
  await hydrateIslands(other);
  await other.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(other.getByRole('dialog')).toBeVisible();
  await expect(lineOf(page, dirndl.name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Winkelwagen, 3 artikelen' })).toBeVisible();
});

test('without a connection the cart stays, says so, and comes back (R186)', async ({ page, shop, context }) => {
  shop.allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await haveInCart(page, sockArticle);
  await shop.open('/checkout/cart');
  await expect(lineOf(page, socks.name)).toBeVisible();
  const id = await page.evaluate(() => localStorage.getItem('cartServerToken'));
  await context.setOffline(true);
  await page.getByRole('button', { name: `Aantal van ${socks.name}: Eén meer` }).click();
  await expect(page.getByText('We krijgen geen antwoord van de winkel. Controleer je verbinding en probeer het opnieuw.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: `Aantal van ${socks.name}` })).toHaveValue('1');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Dit lag als laatste in je winkelwagen; er gaat niets verloren.')).toBeVisible();
  await expect(lineOf(page, socks.name)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cartServerToken'))).toBe(id);
  await context.setOffline(false);
  await expect(page.getByText('Dit lag als laatste in je winkelwagen')).toBeHidden();
  await expect(lineOf(page, socks.name)).toBeVisible();
});

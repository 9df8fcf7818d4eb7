import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test('the blog lists nine posts a page, newest first, by subject and author', inLongSuite, async ({ page, shop }) => {
  await shop.open('/blog');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
  await shop.expectAccessible('main');
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await page
    .getByRole('navigation', { name: 'Onderwerpen van de blog' })
    .getByRole('link', { name: /Uit de winkel/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uit de winkel');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Lees ook' })).toBeVisible();
  await shop.expectAccessible('main');
  await page.locator('a[rel="author"]').click();
  await expect(page).toHaveURL(/author=/);
});

test('a post keeps its language switch', inLongSuite, async ({ page, shop }) => {
  await shop.open('/blog/charivari-van-trofee-tot-sieraad');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/blog\/charivari-von-der-trophaee-zum-schmuck$/);
});

test('questions are found while typing, and a link opens its answer', inLongSuite, async ({ page, shop }) => {
  await shop.open('/faq#faq-601');
  await expect(page.locator('#faq-601 details')).toHaveAttribute('open', '');
  await shop.expectAccessible('main');
  await page.getByLabel('Waar gaat je vraag over?').fill('strik');
  await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: 'strik' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hoe kan ik betalen?' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('questions are searched by the server', inLongSuite, async ({ page }) => {
    await page.goto('/de/faq');
    await page.getByLabel('Worum geht es bei deiner Frage?').fill('schleife');
    await page.getByRole('button', { name: 'Suchen', exact: true }).last().click();
    await expect(page).toHaveURL(/\/de\/faq\?q=schleife$/);
    await expect(page.getByRole('heading', { name: /Schleife/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Wie kann ich bezahlen?' })).toHaveCount(0);
  });
});

import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, isLong } from '../fixtures/turns.ts';

const languages = [
  { path: '/filialen', heading: 'Onze winkels', map: 'Kaart van de regio met onze winkels' },
  { path: '/de/filialen', heading: 'Unsere Läden', map: 'Karte der Region mit unseren Läden' },
  { path: '/en/stores', heading: 'Our shops', map: 'Map of the region with our shops' },
];

for (const { path, heading, map } of languages) {
  test(`${path} shows the map and the hours of every branch`, inLongSuite, async ({ page, shop }) => {
    await shop.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const signposts = page.getByRole('region', { name: map }).getByRole('link');
    await expect(signposts).toHaveText(['Sittard', 'Roermond', 'Aachen']);
    await expect(page.getByRole('table')).toHaveCount(3);
    // Both are examined with every page.
    if (isLong) await shop.expectAccessible('main');
    await signposts.last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maas & Alm Aachen');
    if (isLong) await shop.expectAccessible('main');
  });
}

test('a branch tells today, other hours with their reason, and its data to search engines', async ({ page, shop }) => {
  await shop.open('/filialen/sittard');
  await expect(page.getByRole('row').filter({ hasText: /vandaag/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Aangepaste openingstijden' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Getekende winkel in Sittard/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Fax +31 46 000 00 11')).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.some((text) => text.includes('ClothingStore') && text.includes('specialOpeningHoursSpecification'))).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the stock of a branch can be searched', inLongSuite, async ({ page }) => {
    await page.goto('/filialen/sittard');
    await page.getByLabel('Naam of artikelnummer').fill('liesl');
    await page.getByRole('button', { name: 'Zoek in de winkel' }).click();
    await expect(page.getByRole('link', { name: 'Midi-dirndl Liesl' })).toBeVisible();
    await expect(page.getByText(/stuks in de winkel\. Maten:/).first()).toBeVisible();
  });
});

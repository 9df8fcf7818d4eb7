import { beLoggedIn } from '../fixtures/cart.ts';
import { createCustomer } from '../fixtures/customer.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test('reviews say how they are checked; a new one needs stars for price and quality, and is thanked for (LAW-16, SPEC-5, SPEC-8)', async ({
  page,
  shop,
}) => {
  await shop.open('/midi-dirndl-marei.html');
  const reviews = page.getByRole('region', { name: 'Beoordelingen' });
  await expect(reviews).toContainText('Wij controleren of beoordelingen van kopers komen');
  await reviews.getByRole('button', { name: 'Schrijf een beoordeling' }).click();
  await expect(reviews.getByRole('radio')).toHaveCount(10);
  await reviews.getByRole('button', { name: 'Beoordeling versturen' }).click();
  await expect(reviews).toContainText('Geef sterren voor de prijs.');
  await expect(reviews).toContainText('Geef sterren voor de kwaliteit.');
  await shop.expectAccessible('main');
  for (const group of await reviews.getByRole('group').all()) await group.getByRole('radio').nth(3).check();
  await reviews.getByLabel('Naam bij je beoordeling').fill('Anna');
  await reviews.getByLabel('Titel').fill('Zit goed');
  await reviews.getByLabel('Je ervaring').fill('Precies de goede lengte.');
  await reviews.getByRole('button', { name: 'Beoordeling versturen' }).click();
  await expect(reviews).toContainText('Dank je wel voor je beoordeling.');
});

test('the name of who is logged in stands in the form already', inLongSuite, async ({ page, shop, request }) => {
  await beLoggedIn(page, await createCustomer(request));
  await shop.open('/midi-dirndl-marei.html');
  const reviews = page.getByRole('region', { name: 'Beoordelingen' });
  await reviews.getByRole('button', { name: 'Schrijf een beoordeling' }).click();
  await expect(reviews.getByLabel('Naam bij je beoordeling')).toHaveValue('Toos');
});

test('stars that could not be loaded are asked for again, and what was typed stays', inLongSuite, async ({ page, shop }) => {
  let isDown = true;
  shop.allowConsole(/Failed to load resource/);
  await page.route(/graphql/, (route) => {
    const asked = `${decodeURIComponent(route.request().url())} ${route.request().postData() ?? ''}`;
    return isDown && asked.includes('ReviewRatings') ? route.abort() : route.continue();
  });
  await shop.open('/midi-dirndl-marei.html');
  const reviews = page.getByRole('region', { name: 'Beoordelingen' });
  await reviews.getByRole('button', { name: 'Schrijf een beoordeling' }).click();
  await expect(reviews.getByRole('alert')).toContainText('De sterren konden niet worden geladen.');
  await reviews.getByLabel('Je ervaring').fill('Precies de goede lengte.');
  await shop.expectAccessible('main');
  isDown = false;
  await reviews.getByRole('button', { name: 'Sterren opnieuw laden' }).click();
  await expect(reviews.getByRole('radio')).toHaveCount(10);
  await expect(reviews.getByRole('alert')).toHaveCount(0);
  await expect(reviews.getByLabel('Je ervaring')).toHaveValue('Precies de goede lengte.');
});

test('who asks for a mail when a size is back gets an answer', inLongSuite, async ({ page, shop }) => {
  await shop.open('/midi-dirndl-marei.html?kleur=petrol');
  await page.locator('label[data-sold-out="true"]:has(input[name="maat_dirndl"])').first().click();
  const main = page.getByRole('main');
  await main.getByLabel('E-mailadres').fill('anna@example.com');
  await main.getByRole('button', { name: 'Mail mij', exact: true }).click();
  await expect(main).toContainText('Je krijgt op anna@example.com een mail');
});

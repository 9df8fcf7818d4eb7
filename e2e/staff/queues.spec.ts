import { expect, test } from '../fixtures/shop.ts';
import { waitForMail } from '../fixtures/mailbox.ts';
import { enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

test('a bad review is not refused for being bad: a reason of law is asked for, then it is in the log', inLongSuite, async ({ page }) => {
  await enterAs(page, 'Femke Hendriks');
  await page.goto('/staff/reviews?status=approved&stars=2');
  const row = page.locator('tr[data-row]').first();
  await row.getByRole('link').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Niet plaatsen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review niet plaatsen' });
  await dialog.getByRole('button', { name: 'Niet plaatsen' }).click();
  await expect(dialog.getByText('Kies een reden.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Reclame/ }).check();
  await dialog.getByRole('button', { name: 'Niet plaatsen' }).click();
  await expect(page.getByText('Review is niet geplaatst.')).toBeVisible();
  await page.goto('/staff/reviews?status=rejected');
  await expect(page.locator('tr[data-row]').first()).toBeVisible();
});

test('a message is taken, answered by mail and done', inLongSuite, async ({ page, request }) => {
  const email = `vraag.${Date.now()}@example.nl`;
  const input = { name: 'Eva Vos', email, comment: 'Past de lederhose in maat 50 ook bij 1,95 m?' };
  const query = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }';
  await request.post('/graphql', { data: { query, variables: { input } } });
  await enterAs(page, 'Femke Hendriks');
  await page.goto(`/staff/forms?search=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: 'Eva Vos' }).click();
  await page.getByRole('button', { name: 'Ik pak dit op' }).click();
  await expect(page.getByRole('button', { name: 'Ik pak dit op' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Je antwoord' }).fill('Ja, de pijp is lang genoeg.');
  await page.getByRole('button', { name: 'Antwoord mailen' }).click();
  await expect(page.getByText(`Antwoord gemaild naar ${email}.`)).toBeVisible();
  await expect(page.getByText('Beantwoord', { exact: true })).toBeVisible();
  expect((await waitForMail(request, email, /Antwoord op je bericht/)).text).toContain('Ja, de pijp is lang genoeg.');
});

test(
  'a view with nothing in it says so and leads to all; where something is searched for, that is cleared',
  inLongSuite,
  async ({ page }) => {
    await enterAs(page, 'Mieke Maas');
    const nothing = page.getByRole('heading', { name: 'Hier staat nu niets' });
    const clear = page.getByRole('button', { name: 'Wis filters' });
    for (const [list, tab] of [
      ['campaigns', 'ended'],
      ['customers', 'blocked'],
      ['giftcards', 'expired'],
    ] as const) {
      await page.goto(`/staff/${list}?tab=${tab}&search=nergens`);
      await clear.click();
      await expect(page).toHaveURL(`/staff/${list}?tab=${tab}`);
      await expect(nothing).toBeVisible();
      await expect(clear).toHaveCount(0);
      await page.getByRole('link', { name: 'Bekijk alles' }).click();
      await expect(page).toHaveURL(`/staff/${list}`);
    }
    // Where no view is empty: what is cleared is the search, not the view.
    await page.goto('/staff/coupons?tab=off&search=nergens');
    await clear.click();
    await expect(page).toHaveURL('/staff/coupons?tab=off');
    await expect(page.getByRole('link', { name: 'INGETROKKEN' })).toBeVisible();
  },
);

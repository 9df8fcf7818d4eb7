import type { Camera } from './camera.ts';
import { button, buy, goToOrderButton, mailTo, open } from './shopper.ts';
import type { Shop } from './walks.ts';

const email = 'film-herroepen@example.org';

export async function withdrawalFromTheOrder({ page, shot }: Camera, shop: Shop): Promise<void> {
  await buy(page, '/hoedspeld-leni.html');
  await buy(page, '/charivari-franzi.html');
  await open(page, '/checkout');
  await goToOrderButton(page, email, /Bankoverschrijving/);
  await button(page, 'Bestelling met betalingsverplichting').click();
  await page.waitForURL(/\/checkout\/onepage\/success/);
  await page.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' }).waitFor();
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  await open(page, '/order-lookup');
  const form = page.getByRole('form', { name: 'Bestelling opzoeken' });
  await form.getByLabel('Bestelnummer').fill(number);
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Achternaam').fill('Janssen');
  await shot('A guest looks the order up');
  await form.getByRole('button', { name: 'Bestelling zoeken' }).click();
  await page.getByRole('heading', { level: 1, name: `Bestelling ${number}` }).waitFor();
  await shot('The order');
  await shot('Where it goes', page.getByText('Bezorgadres'));
  await page.locator('main').getByRole('button', { name: 'Overeenkomst herroepen' }).click();
  await shot('Nothing is asked again');
  await page.getByLabel('Charivari Franzi').selectOption('Houden');
  await shot('One piece stays', page.getByRole('group', { name: 'Wat herroep je?' }));
  await button(page, 'Verder').click();
  await shot('The declaration');
  await button(page, 'Herroeping bevestigen').click();
  await page.getByRole('heading', { level: 1, name: 'Je herroeping is ontvangen' }).waitFor();
  await shot('The receipt');
  await page.goto(await mailTo(page, shop.url, email, /herroeping/i));
  await shot('Its mail');
}

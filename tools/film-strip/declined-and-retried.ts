import type { Camera } from './camera.ts';
import { button, buy, goToOrderButton, mailTo, open, orderSlowly } from './shopper.ts';
import type { Shop } from './walks.ts';

const email = 'film-geweigerd@example.org';

export async function declinedAndRetried({ page, shot, still }: Camera, shop: Shop): Promise<void> {
  await buy(page, '/haarkrans-burgl.html');
  await shot('In the cart');
  await open(page, '/checkout');
  await goToOrderButton(page, email, /Creditcard/);
  await shot('Review', page.getByRole('heading', { name: /Controleren/ }));
  await orderSlowly(page, button(page, 'Bestelling met betalingsverplichting'), () => still('On the way to the card page'));
  await shot('The card page (simulated)');
  await page.locator('button[value=declined]').click();
  await page.getByRole('heading', { level: 1, name: 'Je betaling is geweigerd' }).waitFor();
  await shot('Declined');
  await shot('The last method is chosen', page.getByRole('group', { name: 'Betaalwijze' }));
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await button(page, 'Opnieuw betalen').click();
  await page.waitForURL(/:\d+\/connect\//);
  await shot('Another try');
  await page.locator('button[value=completed]').click();
  await page.getByText('Je betaling is binnen.').waitFor({ timeout: 60_000 });
  await shot('Paid');
  await page.goto(await mailTo(page, shop.url, email, /./));
  await shot('The mail');
}

import type { Page } from '@playwright/test';
import { haveInCart } from '../fixtures/cart.ts';
import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { placeGuestOrder } from '../fixtures/order.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';
import { button, fillDutchGuest, labels } from './steps.ts';

async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

for (const theme of ['alm', 'stube']) {
  test(
    `the checkout, its end and its cancel page are accessible in ${theme}`,
    theme === 'alm' ? {} : inLongSuite,
    async ({ page, shop }) => {
      await haveInCart(page, goods.access);
      await shop.open(`/checkout?theme=${theme}`);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute('href', /^\/contact/);
      await expect(footer.getByRole('link', { name: 'Winkels', exact: true })).toHaveAttribute('href', /^\/filialen/);
      await button(page, labels.nl.toDelivery).click();
      await expect(page.getByText('Email is een verplicht veld.').first()).toBeVisible();
      await page.getByLabel('Ik bestel als bedrijf').check();
      await page.getByLabel('Ander factuuradres').check();
      await shop.expectAccessible();
      await page.getByLabel('Ik bestel als bedrijf').uncheck();
      await page.getByLabel('Ander factuuradres').uncheck();
      await fillDutchGuest(page, aFreshEmail());
      await button(page, labels.nl.toDelivery).click();
      await page.getByRole('radio', { name: /PostNL/ }).check();
      await shop.expectAccessible('main');
      await button(page, labels.nl.toPayment).click();
      await page.getByRole('radio', { name: /iDEAL/ }).check();
      await page.getByLabel('Maak ook een account aan').check();
      await shop.expectAccessible('main');
      await page.getByLabel('Maak ook een account aan').uncheck();
      await button(page, labels.nl.toReview).click();
      await page.getByText('Wettelijke garantie: minimaal 2 jaar').click();
      await expect(page.getByAltText(/Officiële kennisgeving/)).toBeVisible();
      await shop.expectAccessible('main');
      await expectNoSideways(page);
      // Its end is reached over the API: the way to a payment page and back has tests of its own.
      const article = goods.access;
      const { number, hash } = await placeGuestOrder(page.request, { email: aFreshEmail(), article, code: 'multisafepay_ideal' });
      const order = new URLSearchParams({ order: number, hash, theme });
      await shop.open(`/checkout/onepage/cancel?${order}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await shop.expectAccessible('main');
      await expectNoSideways(page);
      await shop.open(`/checkout/onepage/success?${order}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })).toBeVisible();
      await shop.expectAccessible('main');
      await expectNoSideways(page);
    },
  );
}

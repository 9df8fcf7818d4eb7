import type { Page } from '@playwright/test';
import { haveInCart } from '../fixtures/cart.ts';
import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { expect, test } from '../fixtures/shop.ts';
import { turnOf } from '../fixtures/turns.ts';
import { allowPaymentPage, button, fillDutchGuest, labels } from './steps.ts';

async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

for (const theme of ['alm', 'stube']) {
  test(`the checkout, its end and its cancel page are accessible in ${theme}`, turnOf(theme), async ({ page, shop }) => {
    allowPaymentPage(shop);
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
    await button(page, labels.nl.order).click();
    await page.waitForURL(/\/connect\//);
    await page.locator('button[value=cancelled]').click();
    await page.waitForURL(/\/multisafepay\/connect\/cancel/);
    const { search } = new URL(page.url());
    await shop.open(`/checkout/onepage/cancel${search}&theme=${theme}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shop.expectAccessible('main');
    await expectNoSideways(page);
    await shop.open(`/checkout/onepage/success${search}&theme=${theme}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })).toBeVisible();
    await shop.expectAccessible('main');
    await expectNoSideways(page);
  });
}

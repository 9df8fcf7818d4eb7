import { setStock } from '#modules/inventory/index.ts';
import { checkoutClient } from './checkout-client.ts';
import { createTestShop, type TestShop } from './create-test-shop.ts';
import { startTestProvider, type TestProvider } from './test-provider.ts';

/** What the tests of orders buy: one ring, no options. */
export const ring = 'MA-SIE-6202';

export type PayingShop = {
  readonly shop: TestShop;
  readonly provider: TestProvider;
  readonly checkout: ReturnType<typeof checkoutClient>;
  close(): Promise<void>;
};

/** A test shop with a payment provider that goes by its clock, and so many rings to sell. */
export async function createPayingShop(rings: number): Promise<PayingShop> {
  const provider = await startTestProvider();
  const shop = await createTestShop({ MULTISAFEPAY_URL: provider.url });
  provider.follow(shop.clock);
  await shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'WEB', quantity: rings }]));
  return {
    shop,
    provider,
    checkout: checkoutClient(shop),
    close: async () => {
      await shop.close();
      await provider.close();
    },
  };
}

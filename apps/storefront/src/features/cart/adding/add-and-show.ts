import type { Translate } from '../../../i18n/translate.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { backendText } from '../../../lib/notices/backend-text.ts';
import type { nl } from '../../../lib/notices/messages/nl.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import type { CartAddition } from './add-to-cart.ts';
import { addSample, addToCart } from '../state/cart-desk.ts';
import { wantedDrawer } from '../drawer/drawer-signal.ts';

type LoadMessages = () => Promise<Translate<typeof nl>>;

/** Puts products into the cart and shows them there, with what was refused; true when something was added. */
export async function addAndShow(
  shop: BrowserShopClient,
  additions: readonly CartAddition[],
  loadMessages: LoadMessages,
): Promise<boolean> {
  const [refused, said] = await Promise.all([addToCart(shop, additions), loadMessages()]);
  const problems = refused.map(({ message }) => {
    const known = backendText(message);
    return known === undefined ? message : said(known);
  });
  if (problems.length < additions.length) {
    wantedDrawer.set({ skus: additions.map(({ sku }) => sku), problems });
    return true;
  }
  notices.show({ kind: 'danger', title: said('addToCart'), text: problems[0] ?? said('addToCartFailed') });
  return false;
}

/** The same for the sample of a product. */
export async function addSampleAndShow(shop: BrowserShopClient, sku: string): Promise<boolean> {
  await addSample(shop, sku);
  wantedDrawer.set({ skus: [sku], problems: [] });
  return true;
}

import { localPath, type StoreView } from '../lib/page/store-view.ts';
import { encoded } from './page-entry.ts';
import { renderPage } from './render-page.ts';
import type { Storefront } from './storefront.ts';

/**
 * Renders a page of each kind that most visitors come to, in the main store view: what has never run is not compiled yet, and the first of
 * them would wait ten times as long as everybody after them.
 */
export async function warmUp(storefront: Storefront): Promise<void> {
  const views = await storefront.registry.current();
  const [view] = views;
  if (!view) return;
  const home = await render(storefront, view, views, localPath(view, ''));
  for (const path of [...pathsFrom(home), localPath(view, 'search?q=warm-up')]) await render(storefront, view, views, path);
}

async function render(storefront: Storefront, view: StoreView, views: readonly StoreView[], path: string): Promise<string> {
  const request = { id: 'warm-up', ip: '127.0.0.1', method: 'GET', headers: {}, url: path };
  const theme = storefront.options.theme ?? view.theme;
  const { body } = await renderPage(storefront, request, { language: { view, views }, theme, path: undefined });
  await encoded(body, 'br');
  return body.toString();
}

/** A list and a product that a home page leads to. */
export function pathsFrom(html: string): readonly string[] {
  const links = Array.from(html.matchAll(/ href="(\/[^"?#]+)"/g), ([, path = '']) => path);
  const list = links.find((path) => /^(\/[a-z-]+){2,}$/.test(path));
  const product = links.find((path) => path.endsWith('.html'));
  return [list, product].filter((path) => path !== undefined);
}

import { textLoader } from '../../lib/page/page-loader.ts';
import { basenameOf } from '../../lib/page/store-view.ts';
import { shopTitle } from '../../lib/shop-name.ts';
import { loadMessages } from '../../messages/load-messages.ts';

/** The ground of the base theme behind the start screen, and the dark bar of the browser. */
const colours = { ground: '#f2f4ef', bar: '#16241d' } as const;

/** How a phone shows the shop on its home screen, in the words of the language. */
export const loader = textLoader(async ({ storeView }) => {
  const { home } = await loadMessages(storeView.language);
  const start = basenameOf(storeView);
  const manifest = {
    id: start,
    name: shopTitle,
    short_name: shopTitle,
    description: home.metaDescription,
    lang: storeView.locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: colours.ground,
    theme_color: colours.bar,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
});

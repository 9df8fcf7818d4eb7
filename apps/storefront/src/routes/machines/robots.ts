import { textLoader } from '../../lib/page/page-loader.ts';
import { robotsText } from './robots-text.ts';

export const loader = textLoader(
  async ({ storeViews, settings }) =>
    new Response(robotsText(storeViews, settings.publicUrl), {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    }),
);

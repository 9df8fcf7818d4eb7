import { forBackOffice, registerBackOffice } from '@shop/back-office';
import { startServer, systemClock } from '@shop/backend';
import { prepareStorefront, registerStorefront, type GraphqlExecutor } from '@shop/storefront';

/** Starts backend, storefront and back office in one process; the storefront calls the backend without a network in between. */
export async function startShop(mode: 'production' | 'dev'): Promise<void> {
  if (mode === 'production') prepareStorefront();
  const { config, warm } = await startServer(async (app, { config, logger, backend, metrics, telemetry, addEarlyHandler }) => {
    const { isOn, url } = config.backOffice;
    if (isOn) {
      const hasOwnHost = url !== config.publicUrl;
      if (hasOwnHost) addEarlyHandler(forBackOffice(url));
      await registerBackOffice(app, { mode, url, hasOwnHost });
    }
    const execute: GraphqlExecutor = ({ method, query, variables, operationName, store, authorization, requestId, ip }) =>
      backend.execute({ method, query, variables, operationName, store, authorization, requestId, ip });
    const { pages, handleCached, warmUp } = await registerStorefront(app, {
      execute,
      mode,
      publicUrl: config.publicUrl,
      demo: config.mode === 'demo',
      shopAccessToken: config.shopAccessToken,
      consumerKey: config.consumerKey,
      changes: backend.changes,
      pageCacheMb: config.pageCacheMb,
      limitsNetworks: config.rateLimits !== undefined,
      tagHeaders: config.purge.urls.length > 0,
      trace: telemetry,
      observeRequest: metrics.requests.observe,
      logger,
      clock: systemClock,
    });
    addEarlyHandler(handleCached);
    metrics.add(
      {
        name: 'pages_total',
        help: 'Pages sent, by where they came from.',
        kind: 'counter',
        labelNames: ['state'],
        read: () => Object.entries(pages.counts).map(([state, value]) => ({ labels: { state }, value })),
      },
      { name: 'page_cache_pages', help: 'Cached pages.', kind: 'gauge', read: () => [{ value: pages.cache.size().pages }] },
      { name: 'page_cache_bytes', help: 'Memory of cached pages.', kind: 'gauge', read: () => [{ value: pages.cache.size().bytes }] },
    );
    return { warmUp };
  });
  process.stderr.write(`The shop is open: ${config.publicUrl}\n`);
  if (config.backOffice.isOn) process.stderr.write(`Staff works at ${config.backOffice.url}/staff\n`);
  if (config.mode === 'demo') process.stderr.write(`Mail it sends is at ${config.publicUrl}/mailbox\n`);
  await warm;
}

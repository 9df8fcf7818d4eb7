import type { FastifyInstance } from 'fastify';
import type { Download } from './catalogue.ts';
import type { CatalogueView, ProductSource } from './catalogue-view.ts';
import { leafletPage } from './leaflet.ts';

/** The page of a download in the words of a view. */
function downloadPage(download: Download, view: CatalogueView): string {
  return leafletPage({ language: view.scope.language, title: view.text(download.name) ?? '', text: view.text(download.content) ?? '' });
}

/** The downloads of a product, each with its address and size. */
export function downloadShapes({ record, view }: ProductSource) {
  return record.downloads.map((download) => ({
    type: download.type,
    url: view.documentUrl(`${download.id}-${view.scope.code}.html`),
    name: view.text(download.name) ?? null,
    size: `${Math.max(1, Math.round(Buffer.byteLength(downloadPage(download, view)) / 1024))} kB`,
  }));
}

/** Serves the downloads of products on offer (R122); a page of text needs nothing from anywhere. */
export function registerDownloads(app: FastifyInstance, findView: (storeCode: string) => CatalogueView | undefined): void {
  app.get<{ Params: { file: string } }>('/media/documents/:file', async (request, reply) => {
    const [, id, storeCode = ''] = /^(\d{1,9})-([a-z][a-z0-9_]*)\.html$/.exec(request.params.file) ?? [];
    const view = findView(storeCode);
    const download = view?.listed.flatMap(({ record }) => record.downloads).find((one) => one.id === Number(id));
    if (!view || !download) return reply.code(404).type('text/plain; charset=utf-8').send('');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=300',
      })
      .send(downloadPage(download, view));
  });
}

import type { ProductDownload } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import type { Download, ProductRecord } from '../read-model/catalogue.ts';
import type { CatalogueView, ProductSource } from '../read-model/catalogue-view.ts';
import { leafletPdf } from './leaflet.ts';

/** A download in the words of a view. */
function downloadPdf(download: Download, { updatedAt }: ProductRecord, view: CatalogueView): Promise<Buffer> {
  return leafletPdf({
    language: view.scope.language,
    title: view.text(download.name) ?? '',
    text: view.text(download.content) ?? '',
    changedAt: new Date(updatedAt),
  });
}

type DownloadShape = Pick<ProductDownload, 'type' | 'url' | 'name' | 'size'>;
const shapesCache = new WeakMap<ProductSource, readonly DownloadShape[]>();

/** The downloads of a product, each with its address and size; nobody waits once its leaflets are drawn. */
export function downloadShapes(source: ProductSource): readonly DownloadShape[] | Promise<readonly DownloadShape[]> {
  return source.record.downloads.length === 0 ? [] : (shapesCache.get(source) ?? drawnShapes(source));
}

async function drawnShapes(source: ProductSource): Promise<readonly DownloadShape[]> {
  const { record, view } = source;
  const shapes = await Promise.all(
    record.downloads.map(async (download) => ({
      type: download.type,
      url: view.documentUrl(`${download.id}-${view.scope.code}.pdf`),
      name: view.text(download.name) ?? null,
      size: `${Math.max(1, Math.round((await downloadPdf(download, record, view)).byteLength / 1024))} kB`,
    })),
  );
  shapesCache.set(source, shapes);
  return shapes;
}

function findDownload({ catalogue }: CatalogueView, id: number): { record: ProductRecord; download: Download } | undefined {
  for (const record of catalogue.products.listable()) {
    const download = record.isEnabled && record.isVisible ? record.downloads.find((one) => one.id === id) : undefined;
    if (download) return { record, download };
  }
  return undefined;
}

/** Serves the downloads of products on offer (R122). */
export function registerDownloads(app: FastifyInstance, findView: (storeCode: string) => CatalogueView | undefined): void {
  app.get<{ Params: { file: string } }>('/media/documents/:file', async (request, reply) => {
    const [, id, storeCode = ''] = /^(\d{1,9})-([a-z][a-z0-9_]*)\.pdf$/.exec(request.params.file) ?? [];
    const view = findView(storeCode);
    const found = view && findDownload(view, Number(id));
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('');
    return reply
      .type('application/pdf')
      .headers({
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=300',
      })
      .send(await downloadPdf(found.download, found.record, view));
  });
}

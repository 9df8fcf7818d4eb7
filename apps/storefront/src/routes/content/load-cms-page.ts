import { CmsPagePathDocument, LoadCmsPageDocument } from '../../generated/graphql.ts';
import { loadAlternates } from '../../lib/page/alternates.ts';
import { notFound } from '../../lib/page/page-failure.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';

/** A page of the content module; its number is the same in every store view, its address is not. */
export async function loadCmsPage(page: PageArguments, identifier: string) {
  const { cmsPage, urlResolver } = await page.shop.query(LoadCmsPageDocument, { identifier, url: identifier });
  if (!cmsPage) throw notFound();
  const id = urlResolver?.id;
  const alternates =
    typeof id === 'number'
      ? await loadAlternates(page, async (other) => (await other.query(CmsPagePathDocument, { id })).cmsPage?.url_key ?? undefined)
      : {};
  return { kind: 'cms' as const, page: cmsPage, alternates };
}

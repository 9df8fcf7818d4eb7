import type { DemoLandingPage, DemoPage, DemoShop } from '@shop/demo-data';
import type { Language } from '@shop/contract';
import type { Tx } from '#kernel/database/database.ts';
import { writeCmsPages, writeLandingPages, writeUrlRewrites } from '#modules/content/index.ts';
import type { CmsPageRecord, LandingPageRecord, ProductFilter } from '#modules/content/index.ts';
import { perStore } from './catalogue-references.ts';

type Source = Pick<DemoShop, 'pages' | 'landingPages' | 'redirects' | 'attributes'>;

/** Writes the pages, landing pages and redirects of the demo shop. */
export async function seedContent(tx: Tx, shop: Source): Promise<void> {
  await writeCmsPages(tx, shop.pages.map(toPage));
  await writeLandingPages(
    tx,
    shop.landingPages.map((page) => toLandingPage(page, shop.attributes)),
  );
  await writeUrlRewrites(
    tx,
    shop.redirects.map(({ language, from, to }) => ({ storeCode: language, requestPath: from, targetPath: to, redirectCode: 301 })),
  );
}

function toPage(page: DemoPage): CmsPageRecord {
  return { id: page.id, isActive: true, layout: '1column', texts: perStore((language) => textsOf(page, language)) };
}

function toLandingPage(page: DemoLandingPage, attributes: Source['attributes']): LandingPageRecord {
  return {
    id: page.id,
    isActive: true,
    filters: page.filters.map((filter) => toFilter(filter, attributes)),
    texts: perStore((language) => ({ ...textsOf(page, language), secondaryContent: page.secondaryContent[language] })),
  };
}

function textsOf(page: DemoPage | DemoLandingPage, language: Language) {
  return {
    identifier: page.identifier[language],
    title: page.title[language],
    heading: page.heading[language],
    content: page.content[language],
    metaDescription: page.metaDescription[language],
  };
}

/** Demo data names options by code, product filters by id; other values are taken as they are. */
function toFilter({ attribute: code, values }: DemoLandingPage['filters'][number], attributes: Source['attributes']): ProductFilter {
  const options = attributes.find((attribute) => attribute.code === code)?.options ?? [];
  const ids = values.map((value) => {
    const option = options.find((one) => one.code === value);
    if (!option && options.length > 0) throw new Error(`a landing page asks for ${code} ${value}, which is no option`);
    return option ? String(option.id) : value;
  });
  return ids.length === 1 ? { attributeCode: code, eq: ids[0] ?? '' } : { attributeCode: code, in: ids };
}

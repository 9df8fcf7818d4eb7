import type { Language } from '@shop/contract';
import type { CatalogueView, ProductRecord } from '#modules/catalog/index.ts';
import type { Parts } from '../../parts.ts';
import { pathOf } from '../telephone/articles.ts';

/** The catalogue in the language of who looks; what a product does not say in it, it says as in the shop's own. */
export type ReaderView = {
  readonly view: CatalogueView;
  nameOf(record: ProductRecord): string;
  pictureOf(record: ProductRecord): string | null;
};

const thumbnail = 160;

export function readerView({ catalog, stores }: Pick<Parts, 'catalog' | 'stores'>, language: Language): ReaderView {
  const views = stores.activeViews();
  const spoken =
    views.find((one) => one.language === language && one.fallbackCode === null) ?? views.find(({ isDefault }) => isDefault) ?? views[0];
  const view = catalog.view(spoken?.code ?? '');
  const codes = [view.scope.code, view.scope.defaultCode, ...views.map(({ code }) => code)];
  const ownName = ({ texts }: ProductRecord): string | undefined =>
    codes.map((code) => texts[code]?.name).find((name) => name !== undefined);
  return {
    view,
    nameOf: (record) => view.source(record.id)?.text.name ?? ownName(record) ?? record.sku,
    pictureOf: (record) => {
      const parent = record.parentId === undefined ? undefined : view.catalogue.products.get(record.parentId);
      const shown = [...record.pictures, ...(parent?.pictures ?? [])].find(({ isDisabled }) => !isDisabled);
      return shown ? pathOf(view.mediaUrl(shown.hash, thumbnail, 'webp')) : null;
    },
  };
}

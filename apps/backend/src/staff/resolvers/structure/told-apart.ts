import type { Language, PerLanguage } from '@shop/contract';
import type { AttributeRecord, CatalogueView } from '#modules/catalog/index.ts';

/** What the house's own size charts are for; another one is called by its key. */
const charts: PerLanguage<Readonly<Record<string, string>>> = {
  nl: {
    blouse: 'Dirndlblouses',
    dirndl: 'Dirndls',
    hat: 'Hoeden',
    kids: 'Kinderen',
    'lederhose-men': 'Lederhosen, heren',
    'lederhose-women': 'Lederhosen, dames',
    shirt: 'Hemden',
    shoe: 'Schoenen',
  },
  de: {
    blouse: 'Dirndlblusen',
    dirndl: 'Dirndl',
    hat: 'Hüte',
    kids: 'Kinder',
    'lederhose-men': 'Lederhosen, Herren',
    'lederhose-women': 'Lederhosen, Damen',
    shirt: 'Hemden',
    shoe: 'Schuhe',
  },
  en: {
    blouse: 'Dirndl blouses',
    dirndl: 'Dirndls',
    hat: 'Hats',
    kids: 'Children',
    'lederhose-men': 'Lederhosen, men',
    'lederhose-women': 'Lederhosen, women',
    shirt: 'Shirts',
    shoe: 'Shoes',
  },
};

/** Shoppers see one “size” at a time; who works with all of them hears whose it is. */
const sizes: PerLanguage<Readonly<Record<string, string>>> = {
  nl: { maat_dirndl: 'dirndls', maat_hemd: 'hemden', maat_kind: 'kinderen', maat_lederhose: 'lederhosen' },
  de: { maat_dirndl: 'Dirndl', maat_hemd: 'Hemden', maat_kind: 'Kinder', maat_lederhose: 'Lederhosen' },
  en: { maat_dirndl: 'dirndls', maat_hemd: 'shirts', maat_kind: 'children', maat_lederhose: 'lederhosen' },
};

export const chartName = (key: string, language: Language): string => charts[language][key] ?? key;

/** What attributes are called in the back office: where several have one name, each says which it is. */
export function attributeNames(view: CatalogueView, language: Language): (attribute: AttributeRecord) => string {
  const alike = Map.groupBy(view.catalogue.attributes, (attribute) => view.label(attribute));
  return (attribute) => {
    const label = view.label(attribute);
    const isAlone = (alike.get(label)?.length ?? 0) <= 1;
    return isAlone ? label : `${label} (${sizes[language][attribute.code] ?? attribute.code})`;
  };
}

import { languageLocales, perLanguage, type Language } from '@shop/contract';
import { fibreSum } from '@shop/rules/fibre-sum';
import type { FibreShare, MaterialPart } from '../read-model/catalogue.ts';
import type { CatalogueView, ProductSource } from '../read-model/catalogue-view.ts';
import { productOf } from './composition.ts';

/** LAW-15: fibre names of Annex I of Reg. (EU) 1007/2011 as each language must write them. */
const fibreNames: Readonly<Record<string, Record<Language, string>>> = {
  katoen: { nl: 'katoen', de: 'Baumwolle', en: 'cotton' },
  linnen: { nl: 'linnen (vlas)', de: 'Leinen (Flachs)', en: 'linen (flax)' },
  wol: { nl: 'wol', de: 'Wolle', en: 'wool' },
  scheerwol: { nl: 'scheerwol', de: 'Schurwolle', en: 'virgin wool' },
  zijde: { nl: 'zijde', de: 'Seide', en: 'silk' },
  viscose: { nl: 'viscose', de: 'Viskose', en: 'viscose' },
  modal: { nl: 'modal', de: 'Modal', en: 'modal' },
  polyester: { nl: 'polyester', de: 'Polyester', en: 'polyester' },
  polyamide: { nl: 'polyamide', de: 'Polyamid', en: 'polyamide' },
  elastaan: { nl: 'elastaan', de: 'Elasthan', en: 'elastane' },
  acetaat: { nl: 'acetaat', de: 'Acetat', en: 'acetate' },
  polyacryl: { nl: 'polyacryl', de: 'Polyacryl', en: 'acrylic' },
};

/** The fibres there are, as a language writes them. */
export const fibresIn = (language: Language): readonly { readonly code: string; readonly name: string }[] =>
  Object.entries(fibreNames).map(([code, names]) => ({ code, name: names[language] }));

const shareFormats = perLanguage(
  (language) => new Intl.NumberFormat(languageLocales[language], { style: 'percent', maximumFractionDigits: 2 }),
);

/** The exact words the regulation prescribes. */
const animalPartsPhrase: Record<Language, string> = {
  nl: 'Bevat niet uit textiel bestaande delen van dierlijke oorsprong',
  de: 'Enthält nichttextile Teile tierischen Ursprungs',
  en: 'Contains non-textile parts of animal origin',
};

/** Says what is wrong with a list of fibres, or nothing. */
export function fibreProblem(fibres: readonly FibreShare[]): string | undefined {
  const unknown = fibres.find(({ fibre }) => !Object.hasOwn(fibreNames, fibre));
  if (unknown) return `unknown fibre ${unknown.fibre}`;
  const total = fibreSum(fibres);
  return total === 100 ? undefined : `fibres sum to ${total}, not 100`;
}

/** The parts of a product in the words of a view, fibres by descending share. */
export function materialTexts(
  materials: readonly MaterialPart[],
  view: CatalogueView,
): readonly { readonly part: string; readonly text: string }[] {
  return materials.map((material) => ({
    part: view.text(material.part) ?? '',
    text: 'fibres' in material ? fibreText(material.fibres, view.scope.language) : (view.text(material.material) ?? ''),
  }));
}

/** Fibres by descending share, in the words of a language. */
export function fibreText(fibres: readonly FibreShare[], language: Language): string {
  return [...fibres]
    .sort((a, b) => b.percent - a.percent)
    .map(({ fibre, percent }) => `${shareFormats[language].format(percent / 100)} ${fibreNames[fibre]?.[language] ?? fibre}`)
    .join(', ');
}

/** What a product, or that of a variant, is made of in the words of a view: its parts, and the phrase where the regulation wants it. */
export function compositionOf(source: ProductSource) {
  const { record, view } = productOf(source);
  return {
    materials: materialTexts(record.materials, view),
    animalParts: record.hasAnimalParts ? animalPartsText(view.scope.language) : null,
  };
}

/** The phrase for non-textile parts of animal origin, in the language of the page. */
export const animalPartsText = (language: Language): string => animalPartsPhrase[language];

import { perLanguage, type Language } from '@shop/contract';
import type { Text } from '../model.ts';

/** How the subheads speak of a product: Dutch "hij, het, ze", German "er, sie, es, sie (plural)"; things have a size, not a fit. */
export type Grammar = {
  readonly nl: 'hij' | 'het' | 'ze';
  readonly de: 'er' | 'sie' | 'es' | 'plural';
  readonly worn: boolean;
};

type Subheads = readonly [look: string, fit: string, know: string];

function dutch({ nl, worn }: Grammar): Subheads {
  const look = nl === 'ze' ? 'Zo zien ze eruit' : `Zo ziet ${nl} eruit`;
  const fit = nl === 'ze' ? 'Zo zitten ze' : `Zo zit ${nl}`;
  return [look, worn ? fit : 'Formaat en gebruik', 'Goed om te weten'];
}

function german({ de, worn }: Grammar): Subheads {
  const look = de === 'plural' ? 'So sehen sie aus' : `So sieht ${de} aus`;
  const fit = de === 'plural' ? 'So sitzen sie' : `So sitzt ${de}`;
  return [look, worn ? fit : 'Größe und Gebrauch', 'Gut zu wissen'];
}

const english = ({ worn }: Grammar): Subheads => ['The look', worn ? 'The fit' : 'Size and use', 'Good to know'];

const subheads: Readonly<Record<Language, (grammar: Grammar) => Subheads>> = { nl: dutch, de: german, en: english };

const escapeHtml = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The long text is three blocks with subheads, as HTML. */
export function longDescription(of: { readonly grammar: Grammar; readonly look: Text; readonly fit: Text; readonly know: Text }): Text {
  return perLanguage((language) => {
    const blocks = [of.look, of.fit, of.know];
    return subheads[language](of.grammar)
      .map((head, index) => `<h3>${head}</h3><p>${escapeHtml(blocks[index]?.[language] ?? '')}</p>`)
      .join('');
  });
}

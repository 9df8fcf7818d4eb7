import type { DemoAttribute, DemoOption, Text } from '../model.ts';
import * as rows from './attribute-options.ts';
import type { OptionRow } from './attribute-options.ts';
import { text } from './text.ts';

type AttributeRow = {
  readonly id: number;
  readonly code: string;
  readonly label: Text;
  readonly options: readonly OptionRow[];
  readonly input?: DemoAttribute['input'];
  readonly isFilterable?: false;
  /** Read by the shop itself, never shown as a property of the product. */
  readonly isInternal?: true;
};

const size = text('Maat', 'Größe', 'Size');

/**
 * The attributes, in the order of filters and specifications. Options of attribute n start at 1000 + (n − 100) × 100,
 * so that an attribute can grow without moving the ids of another.
 */
const table: readonly AttributeRow[] = [
  { id: 100, code: 'merk', label: text('Merk', 'Marke', 'Brand'), options: rows.brandOptions },
  { id: 101, code: 'maat_dirndl', label: size, options: rows.sizeOptions.maat_dirndl },
  { id: 102, code: 'maat_lederhose', label: size, options: rows.sizeOptions.maat_lederhose },
  { id: 103, code: 'maat_kind', label: size, options: rows.sizeOptions.maat_kind },
  { id: 104, code: 'maat_hemd', label: size, options: rows.sizeOptions.maat_hemd },
  { id: 105, code: 'maat_schoen', label: text('Schoenmaat', 'Schuhgröße', 'Shoe size'), options: rows.sizeOptions.maat_schoen },
  { id: 106, code: 'maat_hoed', label: text('Hoedmaat', 'Hutgröße', 'Hat size'), options: rows.sizeOptions.maat_hoed },
  { id: 107, code: 'maat_sok', label: text('Sokmaat', 'Strumpfgröße', 'Sock size'), options: rows.sizeOptions.maat_sok },
  { id: 108, code: 'lengte', label: text('Roklengte', 'Rocklänge', 'Skirt length'), options: rows.lengthOptions },
  { id: 109, code: 'model_lederhose', label: text('Model', 'Form', 'Cut'), options: rows.cutOptions },
  { id: 110, code: 'leersoort', label: text('Leer', 'Leder', 'Leather'), options: rows.leatherOptions },
  { id: 111, code: 'stof', label: text('Stof', 'Stoff', 'Fabric'), options: rows.fabricOptions, input: 'multiselect' },
  { id: 112, code: 'kleur', label: text('Kleur', 'Farbe', 'Colour'), options: rows.colourOptions },
  { id: 113, code: 'kleur_schort', label: text('Schortkleur', 'Schürzenfarbe', 'Apron colour'), options: rows.colourOptions },
  { id: 114, code: 'dessin', label: text('Dessin', 'Muster', 'Pattern'), options: rows.patternOptions },
  {
    id: 115,
    code: 'borduurkleur',
    label: text('Borduurkleur', 'Stickfarbe', 'Embroidery colour'),
    options: rows.embroideryColourOptions,
  },
  { id: 116, code: 'borduurmotief', label: text('Borduurmotief', 'Stickmotiv', 'Embroidery motif'), options: rows.motifOptions },
  { id: 117, code: 'sluiting', label: text('Sluiting', 'Verschluss', 'Closure'), options: rows.closureOptions },
  { id: 118, code: 'halslijn', label: text('Halslijn', 'Ausschnitt', 'Neckline'), options: rows.necklineOptions },
  { id: 119, code: 'mouw', label: text('Mouw', 'Ärmel', 'Sleeve'), options: rows.sleeveOptions },
  { id: 120, code: 'kraag', label: text('Kraag', 'Kragen', 'Collar'), options: rows.collarOptions },
  { id: 121, code: 'pasvorm', label: text('Pasvorm', 'Passform', 'Fit'), options: rows.fitOptions },
  { id: 122, code: 'draagwijze', label: text('Bretels', 'Träger', 'Braces'), options: rows.bracesOptions },
  {
    id: 123,
    code: 'gelegenheid',
    label: text('Gelegenheid', 'Anlass', 'Occasion'),
    options: rows.occasionOptions,
    input: 'multiselect',
  },
  { id: 124, code: 'collectie', label: text('Collectie', 'Kollektion', 'Collection'), options: rows.collectionOptions },
  { id: 125, code: 'blouse_maat', label: text('Blousemaat', 'Blusengröße', 'Blouse size'), options: rows.sizeOptions.maat_dirndl },
  {
    id: 126,
    code: 'schort_inbegrepen',
    label: text('Schort inbegrepen', 'Schürze inklusive', 'Apron included'),
    options: [],
    input: 'boolean',
    isFilterable: false,
  },
  { id: 127, code: 'herkomst', label: text('Gemaakt in', 'Hergestellt in', 'Made in'), options: rows.originOptions, isFilterable: false },
  {
    id: 128,
    code: 'wassen',
    label: text('Onderhoud', 'Pflege', 'Care'),
    options: rows.careOptions,
    input: 'multiselect',
    isFilterable: false,
  },
  { id: 129, code: 'gender', label: text('Voor', 'Für', 'For'), options: rows.genderOptions, input: 'multiselect' },
  { id: 130, code: 'maat_riem', label: text('Riemlengte', 'Gürtellänge', 'Belt length'), options: rows.sizeOptions.maat_riem },
  {
    id: 131,
    code: 'stofstaal',
    label: text('Stofstaal', 'Stoffmuster', 'Fabric sample'),
    options: [],
    input: 'text',
    isFilterable: false,
    isInternal: true,
  },
];

const firstOptionId = (attributeId: number): number => 1000 + (attributeId - 100) * 100;

function toAttribute(row: AttributeRow, index: number): DemoAttribute {
  const options = row.options.map(([code, label, swatch], optionIndex): DemoOption => ({
    id: firstOptionId(row.id) + optionIndex,
    code,
    label,
    ...(swatch === undefined ? {} : { swatch }),
  }));
  return {
    id: row.id,
    code: row.code,
    label: row.label,
    input: row.input ?? 'select',
    position: index + 1,
    isFilterable: row.isFilterable ?? true,
    isVisibleOnFront: row.isInternal !== true,
    isComparable: row.isInternal !== true && !row.code.startsWith('maat_'),
    isSearchable: ['merk', 'kleur', 'stof', 'leersoort', 'dessin', 'gelegenheid', 'model_lederhose'].includes(row.code),
    options,
  };
}

/** Every attribute of the catalogue with its options. */
export const attributes: readonly DemoAttribute[] = table.map(toAttribute);

const labels = new Map(
  attributes.flatMap(({ code, options }) => options.map((option) => [`${code}/${option.code}`, option.label] as const)),
);

/** The label of an option, for texts that name a fabric, a leather or a closure. */
export function optionLabel(attribute: string, option: string): Text {
  const label = labels.get(`${attribute}/${option}`);
  if (label === undefined) throw new Error(`Attribute ${attribute} has no option ${option}`);
  return label;
}

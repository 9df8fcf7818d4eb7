import type { LanguageRow } from '@shop/contract';
import type { Text } from '../model.ts';
import type { Hex } from '../images/spec.ts';
import { text } from './text.ts';

/** A colour of the range: `short` is its mark in variant SKUs. Labels follow "in", so they carry no adjective endings. */
export type Colour = { readonly hex: Hex; readonly short: string; readonly label: Text };

const colour = (hex: Hex, short: string, ...row: LanguageRow<string>): Colour => ({ hex, short, label: text(...row) });

export const colours = {
  dennengroen: colour('#1F3B2D', 'DG', 'dennengroen', 'Tannengrün', 'fir green'),
  mosgroen: colour('#5C6B3A', 'MG', 'mosgroen', 'Moosgrün', 'moss green'),
  salie: colour('#9DAA8C', 'SA', 'saliegroen', 'Salbei', 'sage'),
  petrol: colour('#1E5560', 'PE', 'petrol', 'Petrol', 'petrol'),
  gentiaan: colour('#2B3A9B', 'GE', 'gentiaanblauw', 'Enzianblau', 'gentian blue'),
  indigo: colour('#22306F', 'IN', 'indigo', 'Indigo', 'indigo'),
  duifblauw: colour('#7F97B2', 'DB', 'duifblauw', 'Taubenblau', 'dove blue'),
  nacht: colour('#1B2233', 'NB', 'nachtblauw', 'Nachtblau', 'midnight blue'),
  bordeaux: colour('#7B2036', 'BO', 'bordeaux', 'Bordeaux', 'burgundy'),
  alpenroos: colour('#B4234A', 'AR', 'alpenroze', 'Alpenrose', 'alpine rose'),
  oudroze: colour('#C98B97', 'OR', 'oudroze', 'Altrosa', 'dusty pink'),
  bes: colour('#5A1F47', 'BE', 'bessenpaars', 'Beere', 'berry'),
  lavendel: colour('#8D83B5', 'LA', 'lavendel', 'Flieder', 'lilac'),
  robijn: colour('#A3231C', 'RO', 'robijnrood', 'Rubinrot', 'ruby red'),
  honing: colour('#D9A441', 'HO', 'honinggeel', 'Honiggelb', 'honey'),
  cognac: colour('#9A5B2B', 'CO', 'cognac', 'Cognac', 'cognac'),
  tabak: colour('#6B4527', 'TA', 'tabaksbruin', 'Tabakbraun', 'tobacco'),
  havanna: colour('#4A2F1E', 'HA', 'havannabruin', 'Havanna', 'havana brown'),
  antraciet: colour('#3A3A38', 'AN', 'antraciet', 'Anthrazit', 'charcoal'),
  steen: colour('#8A8B84', 'ST', 'steengrijs', 'Steingrau', 'stone grey'),
  zwart: colour('#1C1B1E', 'ZW', 'zwart', 'Schwarz', 'black'),
  creme: colour('#F1E9D8', 'CR', 'crème', 'Creme', 'cream'),
  wit: colour('#FBFAF6', 'WI', 'wit', 'Weiß', 'white'),
  goud: colour('#C6A15B', 'GO', 'goud', 'Gold', 'gold'),
  zilver: colour('#B9BEC4', 'ZI', 'zilver', 'Silber', 'silver'),
} as const satisfies Readonly<Record<string, Colour>>;

export type ColourCode = keyof typeof colours;
export const colourCodes = Object.keys(colours) as readonly ColourCode[];

/** The drawing colour of a colour of the range. */
export const hex = (code: ColourCode): Hex => colours[code].hex;

import { perLanguage } from '@shop/contract';
import type { DemoPicture, Text } from '../model.ts';
import { isWornItem } from '../images/index.ts';
import { isItem, type GarmentSpec, type View } from '../images/spec.ts';
import { text } from './text.ts';

export const wornViews: readonly View[] = ['front', 'detail', 'fabric', 'back', 'figure'];
export const thingViews: readonly View[] = ['front', 'detail', 'fabric', 'back'];

const seen: Readonly<Record<Exclude<View, 'detail' | 'worn'>, Text>> = {
  front: text('van voren', 'Vorderansicht', 'front view'),
  fabric: text('het materiaal van dichtbij', 'das Material aus der Nähe', 'the material close up'),
  back: text('van achteren', 'Rückansicht', 'back view'),
  figure: text('op een figuur, om de lengte te zien', 'an einer Figur, um die Länge zu sehen', 'on a figure, to show the length'),
};

/** What the worn picture shows: the size on the figure, and how long a skirt is. */
function wornAs(garment: GarmentSpec): Text {
  const { size } = garment;
  const centimetres = garment.kind === 'dirndl' && garment.wearer !== 'kids' ? garment.length : undefined;
  const said = (worn: string, inSize: string, long: string): string =>
    [size === undefined ? worn : `${worn} ${inSize} ${size}`, ...(centimetres === undefined ? [] : [`${centimetres} cm ${long}`])].join(
      ', ',
    );
  return text(said('gedragen', 'in maat', 'lang'), said('getragen', 'in Größe', 'lang'), said('worn', 'in size', 'long'));
}

/** Clothes for the upper body and legs are shown worn, right after their front. */
const viewsOf = (garment: GarmentSpec, views: readonly View[]): readonly View[] =>
  isItem(garment) && isWornItem(garment) ? views.flatMap((view) => (view === 'front' ? (['front', 'worn'] as const) : [view])) : views;

/** The pictures of one garment: same drawing, other views, each with its own text alternative. */
export function picturesOf(garment: GarmentSpec, what: Text, detail: Text, views: readonly View[]): readonly DemoPicture[] {
  return viewsOf(garment, views).map((view) => {
    const aspect = view === 'detail' ? detail : view === 'worn' ? wornAs(garment) : seen[view];
    return { garment, view, alt: perLanguage((language) => `${what[language]}: ${aspect[language]}`) };
  });
}

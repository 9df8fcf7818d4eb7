import { perLanguage } from '@shop/contract';
import type { DemoPicture, Text } from '../model.ts';
import type { GarmentSpec, View } from '../images/spec.ts';
import { text } from './text.ts';

export const wornViews: readonly View[] = ['front', 'detail', 'fabric', 'back', 'figure'];
export const thingViews: readonly View[] = ['front', 'detail', 'fabric', 'back'];

const seen: Readonly<Record<Exclude<View, 'detail'>, Text>> = {
  front: text('van voren', 'Vorderansicht', 'front view'),
  fabric: text('het materiaal van dichtbij', 'das Material aus der Nähe', 'the material close up'),
  back: text('van achteren', 'Rückansicht', 'back view'),
  figure: text('op een figuur, om de lengte te zien', 'an einer Figur, um die Länge zu sehen', 'on a figure, to show the length'),
};

/** The pictures of one garment: same drawing, other views, each with its own text alternative. */
export function picturesOf(garment: GarmentSpec, what: Text, detail: Text, views: readonly View[]): readonly DemoPicture[] {
  return views.map((view) => {
    const aspect = view === 'detail' ? detail : seen[view];
    return { garment, view, alt: perLanguage((language) => `${what[language]}: ${aspect[language]}`) };
  });
}

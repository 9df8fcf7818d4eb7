import { subjectOf } from './garments/registry.ts';
import { groundOf, tintFor, tints } from './ground.ts';
import type { ItemSpec, SceneSpec } from './spec.ts';
import type { Brush } from './svg/brush.ts';
import { mix } from './svg/colour.ts';
import { svg } from './svg/markup.ts';
import { silhouetteShadow } from './svg/shadow.ts';

export type ScenePlace = { readonly x: number; readonly y: number };

/** Middle and height of a place, in parts of the frame; the list goes from back to front. */
type Place = { readonly x: number; readonly y: number; readonly height: number; readonly turn: number };

const portrait: readonly (readonly Place[])[] = [
  [],
  [{ x: 0.5, y: 0.5, height: 0.8, turn: 0 }],
  [
    { x: 0.33, y: 0.46, height: 0.7, turn: -3 },
    { x: 0.66, y: 0.55, height: 0.72, turn: 3 },
  ],
  [
    { x: 0.33, y: 0.44, height: 0.7, turn: -3 },
    { x: 0.69, y: 0.4, height: 0.56, turn: 4 },
    { x: 0.69, y: 0.82, height: 0.26, turn: 0 },
  ],
  [
    { x: 0.34, y: 0.42, height: 0.7, turn: -3 },
    { x: 0.71, y: 0.36, height: 0.52, turn: 4 },
    { x: 0.74, y: 0.77, height: 0.25, turn: 3 },
    { x: 0.27, y: 0.88, height: 0.19, turn: -2 },
  ],
  [
    { x: 0.34, y: 0.42, height: 0.68, turn: -3 },
    { x: 0.72, y: 0.34, height: 0.5, turn: 4 },
    { x: 0.79, y: 0.71, height: 0.21, turn: 5 },
    { x: 0.24, y: 0.88, height: 0.19, turn: -2 },
    { x: 0.6, y: 0.89, height: 0.18, turn: 2 },
  ],
];

const landscape: readonly (readonly Place[])[] = portrait.map((places, count) =>
  places.map((place, index) => ({
    ...place,
    x: (index + 0.75) / (count + 0.5),
    y: 0.5 + (index % 2 ? 0.03 : -0.03),
    height: [0.78, 0.72, 0.5, 0.42, 0.34][index] ?? 0.34,
  })),
);

export const sceneSize = ({ format }: SceneSpec): { readonly width: number; readonly height: number } => ({
  width: format === 'landscape' ? 1600 : 800,
  height: 1000,
});

const placesOf = (scene: SceneSpec): readonly Place[] => {
  const layouts = scene.format === 'landscape' ? landscape : portrait;
  return layouts[Math.min(scene.items.length, 5)] ?? [];
};

/** Middle of each item in percent of the frame, in the order of the items: for hotspots. */
export const scenePlaces = (scene: SceneSpec): readonly ScenePlace[] =>
  placesOf(scene).map(({ x, y }) => ({ x: Math.round(x * 100), y: Math.round(y * 100) }));

/** A ridge behind the clothes, in two tones of the ground. */
const ridges = (width: number, tint: keyof typeof tints): string => {
  const ground = tints[tint];
  const k = width / 800;
  return (
    svg`<path d="M0 560L${110 * k} 420L${190 * k} 500L${330 * k} 300L${430 * k} 430L${520 * k} 350L${680 * k} 520L${800 * k} 440V1000H0Z" fill="${mix(ground, '#16241D', 0.05)}"/>` +
    svg`<path d="M0 700C${160 * k} 610 ${300 * k} 690 ${440 * k} 640S${700 * k} 600 ${800 * k} 660V1000H0Z" fill="${mix(ground, '#16241D', 0.09)}"/>`
  );
};

const itemAt = (item: ItemSpec, place: Place, size: { readonly width: number; readonly height: number }, brush: Brush): string => {
  const subject = subjectOf(item);
  const { box } = subject;
  const widest = size.width > size.height ? size.width * 0.27 : size.width * (0.2 + place.height * 0.6);
  const scale = Math.min((place.height * size.height) / box.height, widest / box.width);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return `<g transform="translate(${Math.round(place.x * size.width)} ${Math.round(place.y * size.height)}) rotate(${place.turn}) scale(${scale.toFixed(3)}) translate(${Math.round(-middle.x)} ${Math.round(-middle.y)})" filter="${brush.filter(silhouetteShadow)}">${subject.front(brush)}</g>`;
};

/** Up to five pieces as one look; without ground they float, for the hero of a page. */
export const drawScene = (scene: SceneSpec, brush: Brush, withGround: boolean, random: () => number): string => {
  const size = sceneSize(scene);
  const first = scene.items[0];
  const tint = scene.tint ?? tintFor((first && subjectOf(first).fabrics[0]?.colours[0]) ?? '#1F3B2D', random);
  const places = placesOf(scene);
  const items = scene.items
    .slice(0, places.length)
    .map((item, index) => itemAt(item, places[index] ?? { x: 0.5, y: 0.5, height: 0.6, turn: 0 }, size, brush));
  return (withGround ? groundOf(size.width, size.height, tint, random) + ridges(size.width, tint) : '') + items.join('');
};

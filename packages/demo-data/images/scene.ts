import { subjectOf } from './garments/registry.ts';
import { groundOf, tintFor, tints } from './ground.ts';
import { placesOf, type Place } from './scene-layout.ts';
import { lookOf, type Look } from './worn/worn-look.ts';
import { dressedFigure } from './worn/dress-figure.ts';
import { isWornItem, wornPicture, type WornItem } from './worn/worn-picture.ts';
import type { Hex, ItemSpec, SceneSpec } from './spec.ts';
import type { Brush } from './svg/brush.ts';
import { mix } from './svg/colour.ts';
import { svg } from './svg/markup.ts';
import { silhouetteShadow } from './svg/shadow.ts';

export type ScenePlace = { readonly x: number; readonly y: number };

export const sceneSize = ({ format }: SceneSpec): { readonly width: number; readonly height: number } => ({
  width: format === 'landscape' ? 1600 : 800,
  height: 1000,
});

/** Middle of each item in percent of the frame, in the order of the items: for hotspots. */
export const scenePlaces = (scene: SceneSpec): readonly ScenePlace[] =>
  (lookOf(scene)?.places ?? placesOf(scene)).map(({ x, y }) => ({ x: Math.round(x * 100), y: Math.round(y * 100) }));

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
  const widest = size.width > size.height ? size.width * 0.5 : size.width * (0.2 + place.height * 0.6);
  const scale = Math.min((place.height * size.height) / box.height, widest / box.width);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return `<g transform="translate(${Math.round(place.x * size.width)} ${Math.round(place.y * size.height)}) rotate(${place.turn}) scale(${scale.toFixed(3)}) translate(${Math.round(-middle.x)} ${Math.round(-middle.y)})" filter="${brush.filter(silhouetteShadow)}">${subject.front(brush)}</g>`;
};

/** The white edge of a print, in the frame of a figure. */
const printEdge = 'M64 0H736Q760 0 760 24V976Q760 1000 736 1000H64Q40 1000 40 976V24Q40 0 64 0Z';

/** A figure in a print that lies beside the others; a little smaller, so that its shoes stand clear of the edge. */
const printAt = (
  item: WornItem,
  place: Place,
  size: { readonly width: number; readonly height: number },
  brush: Brush,
  paper: Hex,
): string => {
  const { floor, figure } = wornPicture(item, brush);
  const scale = (place.height * size.height) / 1000;
  return (
    `<g transform="translate(${Math.round(place.x * size.width)} ${Math.round(place.y * size.height)}) rotate(${place.turn}) scale(${scale.toFixed(3)}) translate(-400 -500)" filter="${brush.filter(silhouetteShadow)}">` +
    `<g ${brush.clip(printEdge)}><path d="${printEdge}" fill="${paper}"/><g transform="translate(16 0) scale(.96)">${floor}${figure}</g></g><path d="${printEdge}" fill="none" stroke="#fffdf7" stroke-width="26"/></g>`
  );
};

const figures = ({ figures: list }: Look, brush: Brush): string => {
  const drawn = list.map(({ outfit, x, scale }) => ({
    ...dressedFigure(brush, outfit),
    move: svg`translate(${x - 400 * scale} 0)${scale === 1 ? '' : ` scale(${scale})`}`,
  }));
  const floors = drawn.map(({ floor, move }) => `<g transform="${move}">${floor}</g>`).join('');
  return (
    floors + drawn.map(({ figure, move }) => `<g transform="${move}" filter="${brush.filter(silhouetteShadow)}">${figure}</g>`).join('')
  );
};

/** Up to five pieces as one look; without ground they float, for the hero of a page. */
export const drawScene = (scene: SceneSpec, brush: Brush, withGround: boolean, random: () => number): string => {
  const size = sceneSize(scene);
  const first = scene.items[0];
  const tint = scene.tint ?? tintFor((first && subjectOf(first).fabrics[0]?.colours[0]) ?? '#1F3B2D', random);
  const look = lookOf(scene);
  const places = look?.places ?? placesOf(scene);
  const paper = mix(tints[tint], '#FFFFFF', 0.5);
  const items = scene.items.slice(0, places.length).map((item, index) => {
    const place = places[index] ?? { x: 0.5, y: 0.5, height: 0.6, turn: 0 };
    if (look?.isOnFigure[index]) return '';
    return look?.isInPrint[index] && isWornItem(item) ? printAt(item, place, size, brush, paper) : itemAt(item, place, size, brush);
  });
  const ground = withGround ? groundOf(size.width, size.height, tint, random) + ridges(size.width, tint) : '';
  return ground + (look ? figures(look, brush) : '') + items.join('');
};

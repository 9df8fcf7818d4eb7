import { blouseChest } from '../garments/blouse.ts';
import { blouseSleeves } from '../garments/blouse-parts.ts';
import { cardiganLayers } from '../garments/cardigan.ts';
import { jankerLayers } from '../garments/janker.ts';
import { lederhoseLayers } from '../garments/lederhose.ts';
import { shirtLayers } from '../garments/shirt.ts';
import { waistcoatLayers } from '../garments/waistcoat.ts';
import type { TopLayers } from '../parts/torso.ts';
import type { Fabric, Sleeve } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { shade } from '../svg/colour.ts';
import { bodyOf, type Body } from './body.ts';
import { blouseYoke, wornApron, wornBodice, wornBlouseFront, wornDressSkirt, wornSkirt, type WornSkirt } from './dress-skirts.ts';
import { floorShadow, legsAndFeet } from './feet.ts';
import { blouseSleeve, bodiceWarp, bracesWarp, breechesHem, breechesWarp, sleeveWarp, torsoSleeve, torsoWarp } from './fitting.ts';
import type { Outfit } from './outfit.ts';
import { hairBehind, hairInFront } from './hair.ts';
import { through, type Point } from './path-data.ts';
import { plainBlouse, plainBreeches, plainPuff, plainShirt, plainSleeve } from './plain.ts';
import { bareLimb, castOn, hand, jaw, trunk } from './skin.ts';
import { worn } from './warp-markup.ts';

const frameHeight = 1000;

/** How far a top stands off the body, in centimetres. */
const eases = { shirt: 1.2, waistcoat: 1.5, cardigan: 1.6, janker: 2.1 } as const;

type Top = { readonly layers: TopLayers; readonly fabric: Fabric; readonly ease: number; readonly reach: number };

const shirtReach = { long: 0.97, rolled: 0.62, short: 0.36 } as const;

const jacketOf = ({ jacket }: Outfit, k: number): Top | undefined => {
  if (!jacket) return undefined;
  const layers = jacket.kind === 'janker' ? jankerLayers(jacket) : cardiganLayers(jacket);
  return { layers, fabric: jacket.fabric, ease: eases[jacket.kind] * k, reach: 0.97 };
};

const shirtOf = ({ shirt }: Outfit, k: number): Top | undefined =>
  shirt && shirt !== 'plain'
    ? { layers: shirtLayers(shirt), fabric: shirt.fabric, ease: eases.shirt * k, reach: shirtReach[shirt.sleeves] }
    : undefined;

/** The outermost sleeve of one arm; `end` is the share of the arm that it covers, 0 where it keeps to the shoulder. */
type ArmCloth = { readonly end: number; readonly draw: (side: 1 | -1) => string };

/** Cloth under the arm, where a flat cut leaves a gap between sleeve and side. */
const gusset = (brush: Brush, body: Body, { fabric, ease }: Top, side: 1 | -1): string => {
  const bone = body.arms[side === 1 ? 1 : 0];
  const { marks, y, pixelsPerCm: k } = body;
  const { middle, across, radius } = bone.at(bone.length * 0.3);
  const inner: Point = [middle[0] - side * across[0] * (radius + ease * 0.6), middle[1] - side * across[1] * (radius + ease * 0.6)];
  const waist = body.on(side * (body.half(y(marks.underarm)) - 0.5 * k), y(marks.underarm - 5));
  const chest = body.on(side * (body.half(y(marks.underarm)) - 3 * k), y(marks.shoulder - 3));
  const path = through([bone.at(0).middle, middle, inner, waist, chest]);
  return brush.path(path, `fill="${brush.cloth(fabric)}"`) + brush.path(path, `fill="${shade}" opacity=".16"`);
};

const topSleeve = (brush: Brush, body: Body, top: Top): ArmCloth => ({
  end: top.reach,
  draw: (side) => {
    const warp = sleeveWarp(body.arms, torsoSleeve(top.layers), top.reach, top.ease * 0.8 + 2);
    return gusset(brush, body, top, side) + worn(brush, warp, (own) => top.layers.sleeves?.draw(own) ?? '', { side });
  },
});

const softSleeve = (brush: Brush, body: Body, fabric: Fabric, sleeve: Sleeve): ArmCloth => {
  const k = body.pixelsPerCm;
  const draw = (own: Brush): string => blouseSleeves(own, fabric, sleeve);
  if (sleeve === 'puff' || sleeve === 'cap') return { end: 0, draw: (side) => worn(brush, bodiceWarp(body), draw, { side }) };
  const reach = sleeve === 'half' ? 0.5 : 0.97;
  return { end: reach, draw: (side) => worn(brush, sleeveWarp(body.arms, blouseSleeve[sleeve], reach, 0.9 * k), draw, { side }) };
};

const sleevesOf = (brush: Brush, body: Body, outfit: Outfit): ArmCloth => {
  const k = body.pixelsPerCm;
  const top = jacketOf(outfit, k) ?? shirtOf(outfit, k);
  if (top) return topSleeve(brush, body, top);
  const { dress, blouse, shirt } = outfit;
  if (shirt === 'plain') return { end: 0.62, draw: (side) => plainSleeve(brush, body, side, 0.62) };
  if (blouse === 'plain') return { end: 0, draw: (side) => plainPuff(brush, body, side) };
  if (dress?.blouse) return softSleeve(brush, body, dress.blouse.fabric, dress.blouse.sleeve);
  if (blouse) return softSleeve(brush, body, blouse.sleeveFabric ?? blouse.fabric, blouse.sleeve);
  return { end: 0, draw: () => '' };
};

/** The bare part of an arm, with the shadow of the sleeve on it. */
const bareArm = (brush: Brush, body: Body, { end }: ArmCloth, side: 1 | -1): string => {
  if (end > 0.95) return '';
  const bone = body.arms[side === 1 ? 1 : 0];
  const from = Math.max(0, end * bone.length - 3 * body.pixelsPerCm);
  const shadow = end > 0 ? castOn(brush, bone, body.skin, end * bone.length - 4, end * bone.length + 1.5 * body.pixelsPerCm) : '';
  return bareLimb(brush, bone, body.skin, from) + shadow;
};

const onArms = (body: Body, isBehind: boolean, draw: (side: 1 | -1) => string): string =>
  ([-1, 1] as const)
    .filter((side) => body.pose.arms[side === 1 ? 1 : 0].isBehind === isBehind)
    .map(draw)
    .join('');

/** A shirt that is tucked in ends below the waist. */
const tucked = (brush: Brush, body: Body, markup: string): string =>
  `<g ${brush.clip(`M0 0H800V${Math.round(body.y(body.marks.waist - 3.5))}H0Z`)}>${markup}</g>`;

const innerTop = (brush: Brush, body: Body, outfit: Outfit): string => {
  const k = body.pixelsPerCm;
  const shirt = shirtOf(outfit, k);
  if (shirt) return tucked(brush, body, worn(brush, torsoWarp(body, shirt.layers.torso, shirt.ease), shirt.layers.body));
  const { blouse } = outfit;
  if (outfit.shirt === 'plain') return plainShirt(brush, body);
  if (blouse === 'plain') return plainBlouse(brush, body);
  if (blouse)
    return tucked(
      brush,
      body,
      worn(brush, bodiceWarp(body, 'blouse'), (own) => blouseYoke(own, blouse.fabric) + blouseChest(blouse, own)),
    );
  return outfit.dress?.blouse ? wornBlouseFront(brush, body, outfit.dress) : '';
};

const breeches = (brush: Brush, body: Body, { breeches: spec }: Outfit): string => {
  if (!spec) return '';
  if (spec === 'plain') return plainBreeches(brush, body);
  const layers = lederhoseLayers(spec);
  return worn(brush, breechesWarp(body, layers, spec.cut), layers.breeches) + worn(brush, bracesWarp(body, layers), layers.braces);
};

const outerTops = (brush: Brush, body: Body, outfit: Outfit): string => {
  const k = body.pixelsPerCm;
  const { waistcoat } = outfit;
  const vest = waistcoat && waistcoatLayers(waistcoat);
  const jacket = jacketOf(outfit, k);
  return (
    (vest ? worn(brush, torsoWarp(body, vest.torso, eases.waistcoat * k), vest.body) : '') +
    (jacket ? worn(brush, torsoWarp(body, jacket.layers.torso, jacket.ease), jacket.layers.body) : '')
  );
};

/** What stands up behind the neck. */
const collarBack = (brush: Brush, body: Body, outfit: Outfit): string => {
  const k = body.pixelsPerCm;
  return [jacketOf(outfit, k), shirtOf(outfit, k)]
    .map((top) => (top ? worn(brush, torsoWarp(body, top.layers.torso, top.ease), top.layers.behind) : ''))
    .join('');
};

const skirtOf = (body: Body, { dress, skirt }: Outfit): WornSkirt | undefined =>
  dress ? wornDressSkirt(body, dress) : skirt && wornSkirt(body, skirt);

const hemOf = (body: Body, { breeches: spec }: Outfit, skirt: WornSkirt | undefined): number =>
  skirt ? skirt.hemY : breechesHem(body, spec === 'plain' ? 'kniebund' : (spec?.cut ?? 'lang'));

/** A figure without a face, dressed; it stands on the floor of the frame. */
export const dressedFigure = (brush: Brush, outfit: Outfit): { readonly floor: string; readonly figure: string } => {
  const body = bodyOf(outfit.build, outfit.zoom);
  const cloth = sleevesOf(brush, body, outfit);
  const skirt = skirtOf(body, outfit);
  const isCropped = body.y(body.marks.knee) > frameHeight;
  const apron = outfit.dress && skirt ? wornApron(brush, body, outfit.dress, skirt) : undefined;
  const hangingArms = onArms(body, false, (side) => bareArm(brush, body, cloth, side) + cloth.draw(side));
  const figure = [
    hairBehind(brush, body),
    collarBack(brush, body, outfit),
    onArms(body, true, (side) => bareArm(brush, body, cloth, side)),
    isCropped ? '' : legsAndFeet(brush, body, outfit.footwear, hemOf(body, outfit, skirt)),
    trunk(brush, body),
    jaw(brush, body),
    onArms(body, true, cloth.draw),
    skirt ? '' : hangingArms,
    innerTop(brush, body, outfit),
    skirt?.draw(brush) ?? '',
    apron?.cloth ?? '',
    skirt ? hangingArms : '',
    breeches(brush, body, outfit),
    outfit.dress ? wornBodice(brush, body, outfit.dress) : '',
    apron?.band ?? '',
    outerTops(brush, body, outfit),
    hairInFront(brush, body),
    onArms(body, false, (side) => hand(brush, body, side)),
  ].join('');
  return { floor: isCropped ? '' : floorShadow(brush, body, 150), figure };
};

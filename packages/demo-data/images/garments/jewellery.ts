import { chain, coinButton } from '../parts/buttons.ts';
import { clothPiece } from '../parts/cloth.ts';
import { closeUp, mirrorImage, proportioned, type Box, type Subject } from '../parts/subject.ts';
import type { Hex, JewellerySpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { placed, repeat, svg } from '../svg/markup.ts';
import { randomOf } from '../svg/random.ts';

type Point = readonly [number, number];

/** Points on a hanging chain between two hooks, evenly spaced along its length. */
const catenary = (left: Point, right: Point, sag: number, spacing: number): readonly Point[] => {
  const at = (share: number): Point => [
    left[0] + (right[0] - left[0]) * share,
    left[1] + (right[1] - left[1]) * share + sag * (1 - (2 * share - 1) ** 2),
  ];
  const fine = Array.from({ length: 241 }, (_, index) => at(index / 240));
  let walked = spacing;
  return fine.filter((point, index) => {
    const before = fine[index - 1] ?? point;
    walked += Math.hypot(point[0] - before[0], point[1] - before[1]);
    if (walked < spacing) return false;
    walked = 0;
    return true;
  });
};

const lit = (brush: Brush, markup: string, size: number): string =>
  svg`${markup}<circle r="${size}" fill="${brush.light('glow')}" cx="${-size * 0.3}" cy="${-size * 0.3}"/>`;

const gem = (stone: Hex, size: number): string =>
  svg`<circle r="${size}" fill="${stone}" stroke="${darker(stone, 0.5)}" stroke-width="1.4"/><path d="M${-size * 0.6} ${-size * 0.2}L0 ${-size * 0.7}L${size * 0.5} ${-size * 0.1}" fill="#fff" fill-opacity=".5"/>`;

const edelweiss = (metal: Hex, stone: Hex): string =>
  repeat(
    8,
    (index) =>
      `<path d="M0-9C-11-18-9-34 0-46C9-34 11-18 0-9Z" transform="rotate(${index * 45}) scale(${index % 2 ? 0.82 : 1})" fill="${metal}" stroke="${darker(metal, 0.5)}" stroke-width="1.6"/><path d="M0-14V-38" transform="rotate(${index * 45})" stroke="${darker(metal, 0.3)}" stroke-width="1.2"/>`,
  ) +
  repeat(7, (index) => `<circle cx="9" r="5" transform="rotate(${index * 51.4})" fill="${stone}" stroke="${darker(stone, 0.4)}"/>`) +
  `<circle r="5" fill="${stone}"/>`;

const heart = (metal: Hex, stone: Hex): string =>
  `<path d="M0 46C-34 22-50-2-44-26C-36-48-10-46 0-22C10-46 36-48 44-26C50-2 34 22 0 46Z" fill="${metal}" stroke="${darker(metal, 0.5)}" stroke-width="2"/><path d="M0 34C-26 14-36-4-33-22C-27-36-9-34 0-10C9-34 27-36 33-22C36-4 26 14 0 34Z" fill="none" stroke="${darker(metal, 0.35)}" stroke-width="1.6" stroke-dasharray="3 2.4"/>${gem(stone, 10)}`;

const stag = (metal: Hex): string =>
  `<circle r="44" fill="${metal}" stroke="${darker(metal, 0.5)}" stroke-width="2.4"/><circle r="37" fill="none" stroke="${darker(metal, 0.35)}" stroke-width="1.4"/><g fill="none" stroke="${darker(metal, 0.6)}" stroke-width="3" stroke-linecap="round"><path d="M0 28C-6 24-8 14-6 4C0-2 0-2 6 4C8 14 6 24 0 28Z" fill="${darker(metal, 0.5)}"/><path d="M-4 2C-8-12-22-10-22-28M-12-8C-22-6-28-12-30-20M4 2C8-12 22-10 22-28M12-8C22-6 28-12 30-20"/></g>`;

const coin = (metal: Hex): string =>
  `<circle r="42" fill="${metal}" stroke="${darker(metal, 0.5)}" stroke-width="2.4"/><circle r="35" fill="none" stroke="${darker(metal, 0.4)}" stroke-width="1.6" stroke-dasharray="2 3"/><path d="M-22 12L-6-16L4-2L12-12L24 12Z" fill="none" stroke="${darker(metal, 0.5)}" stroke-width="2.6" stroke-linejoin="round"/>`;

const pendantOf = (spec: JewellerySpec, brush: Brush): string => {
  const stone = spec.stone ?? '#b4234a';
  const shapes = {
    edelweiss: edelweiss(spec.metal, spec.stone ?? '#d8b45c'),
    heart: heart(spec.metal, stone),
    stag: stag(spec.metal),
    coin: coin(spec.metal),
  };
  return lit(brush, shapes[spec.pendant ?? 'edelweiss'], 40);
};

const hung = (x: number, y: number, pendant: string, scale: number, metal: Hex): string =>
  svg`<circle cx="${x}" cy="${y + 6}" r="6" fill="none" stroke="${darker(metal, 0.3)}" stroke-width="3"/>` +
  placed(x, y + 12 + 46 * scale, pendant, 0, scale);

const tooth = `<path d="M-12-30H12C18 0 10 34-8 50C-2 24-14 0-12-30Z" fill="#efe3c8" stroke="#8a744c" stroke-width="1.6"/><path d="M-14-36H14V-22H-14Z" fill="#b8bcc2" stroke="#5d6168"/>`;

const charivari = (spec: JewellerySpec, brush: Brush): string => {
  const random = randomOf(`charivari ${spec.seed}`);
  const sag = 140 + random() * 90;
  const upper = catenary([150, 300], [650, 300], sag, 13);
  const at = (share: number): Point => upper[Math.round(share * (upper.length - 1))] ?? [400, 490];
  const own = pendantOf(spec, brush);
  const others = [
    lit(brush, coin(spec.metal), 40),
    tooth,
    lit(brush, heart(spec.metal, spec.stone ?? '#b4234a'), 40),
    lit(brush, stag(spec.metal), 40),
    lit(brush, edelweiss(spec.metal, spec.stone ?? '#d8b45c'), 40),
    placed(0, 4, gem(spec.stone ?? '#b4234a', 30)),
  ];
  // Every chain is collected by its owner: the same charms never hang in the same order.
  const first = Math.floor(random() * others.length);
  const step = random() < 0.5 ? 1 : 5;
  const charm = (index: number): string => others[(first + index * step) % others.length] ?? tooth;
  const pieces = [charm(0), charm(1), own, charm(2), charm(3)];
  const sizes = pieces.map((_, index) => (index === 2 ? 1.35 : 0.85) + random() * 0.45);
  const shares = [0.14, 0.33, 0.5, 0.67, 0.86];
  const hooks = [150, 650]
    .map((x) =>
      placed(
        x,
        296,
        coinButton(brush, 0, 0, 24, spec.metal) +
          `<path d="M0-22C-14-40 14-52 12-30" fill="none" stroke="${darker(spec.metal, 0.3)}" stroke-width="5"/>`,
      ),
    )
    .join('');
  return (
    chain(brush, upper, 8.4, spec.metal) +
    chain(brush, catenary([150, 300], [650, 300], sag * 0.55, 11), 6.4, darker(spec.metal, 0.12)) +
    shares.map((share, index) => hung(...at(share), pieces[index] ?? '', sizes[index] ?? 1, spec.metal)).join('') +
    hooks
  );
};

/** A velvet band round a neck that is not there: its front over the darker inside of its back. */
const velvetBand = (band: Hex, brush: Brush): string => {
  const inside = 'M176 326C178 258 276 210 400 210S622 258 624 326V392C622 326 524 276 400 276S178 326 176 392Z';
  const front = 'M176 326C180 398 278 452 400 452S620 398 624 326L624 398C620 470 522 526 400 526S180 470 176 398Z';
  const nap = 'M182 352C190 424 284 474 400 474S610 424 618 352';
  const edge = (path: string): string =>
    `<path d="${path}" fill="none" stroke="${darker(band, 0.55)}" stroke-width="5"/><path d="${path}" fill="none" stroke="${lighter(band, 0.34)}" stroke-opacity=".7" stroke-width="2" stroke-dasharray="5 4"/>`;
  return (
    brush.path(inside, `fill="${darker(band, 0.5)}"`) +
    `<path d="M196 316C212 262 296 226 400 226S588 262 604 316" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="10"/>` +
    clothPiece(brush, front, { name: 'samt', colours: [band] }) +
    `<path d="${nap}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="26"/><path d="${nap}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="11"/>` +
    edge('M178 334C184 404 280 456 400 456S616 404 622 334') +
    edge('M178 394C186 464 282 520 400 520S614 464 622 394')
  );
};

/** The setting that slides on the band and carries the pendant. */
const slide = (spec: JewellerySpec, brush: Brush): string => {
  const { metal } = spec;
  const petals = repeat(
    10,
    (index) =>
      `<ellipse cy="-33" rx="9" ry="13" transform="rotate(${index * 36})" fill="${metal}" stroke="${darker(metal, 0.5)}" stroke-width="2"/>`,
  );
  return placed(
    400,
    490,
    `<circle cx="3" cy="7" r="46" fill="#0b0d14" fill-opacity=".35"/>${petals}<circle r="29" fill="${metal}" stroke="${darker(metal, 0.5)}" stroke-width="3"/><circle r="29" fill="${brush.light('metal')}" opacity=".8"/>${gem(spec.stone ?? lighter(metal, 0.5), 17)}`,
  );
};

/** Kropfband: velvet, a setting in the middle, and a pendant that hangs from it. */
const choker = (spec: JewellerySpec, brush: Brush): string => {
  const band = spec.band ?? '#1d1b20';
  const random = randomOf(`choker ${spec.seed}`);
  const studs =
    random() < 0.5
      ? ''
      : [-1, 1]
          .map((side) =>
            [0, 1]
              .map((step) => placed(400 + side * (92 + step * 62), 482 - step * 22, coinButton(brush, 0, 0, 13 - step * 2, spec.metal)))
              .join(''),
          )
          .join('');
  const size = 1.3 + random() * 0.5;
  return velvetBand(band, brush) + studs + hung(400, 556, pendantOf(spec, brush), size, spec.metal) + slide(spec, brush);
};

const necklace = (spec: JewellerySpec, brush: Brush): string =>
  chain(brush, catenary([190, 210], [610, 210], 430, 11), 6.4, spec.metal) +
  `<g transform="translate(400 200)">${chain(brush, catenary([-210, 10], [210, 10], -84, 11), 6.4, darker(spec.metal, 0.2))}</g>` +
  hung(400, 642, pendantOf(spec, brush), 1.7, spec.metal);

const earring = (spec: JewellerySpec, brush: Brush): string =>
  `<path d="M0-150C-30-150-36-110-10-96L0-84" fill="none" stroke="${darker(spec.metal, 0.3)}" stroke-width="5"/><path d="M0-60V-44M0 56V74" stroke="${darker(spec.metal, 0.3)}" stroke-width="4"/>${placed(0, -74, gem(spec.stone ?? '#b4234a', 15))}${placed(0, -2, pendantOf(spec, brush), 0, 1.35)}${placed(0, 80, gem(spec.stone ?? '#b4234a', 12))}`;

const earrings = (spec: JewellerySpec, brush: Brush): string =>
  placed(290, 440, earring(spec, brush), 4, 1.7) + placed(520, 520, earring(spec, brush), -6, 1.7);

const brooch = (spec: JewellerySpec, brush: Brush): string => {
  const rim = repeat(16, (index) =>
    placed(
      400 + 196 * Math.cos((index * Math.PI) / 8),
      480 + 196 * Math.sin((index * Math.PI) / 8),
      gem(index % 2 ? (spec.stone ?? '#b4234a') : lighter(spec.metal, 0.3), 20),
    ),
  );
  return `<circle cx="400" cy="480" r="196" fill="${darker(spec.metal, 0.3)}" stroke="${darker(spec.metal, 0.6)}" stroke-width="4"/><circle cx="400" cy="480" r="176" fill="${spec.metal}"/><circle cx="400" cy="480" r="176" fill="${brush.light('metal')}" opacity=".6"/><circle cx="400" cy="480" r="150" fill="none" stroke="${darker(spec.metal, 0.4)}" stroke-width="4" stroke-dasharray="3 7"/>${rim}${placed(400, 480, pendantOf(spec, brush), 0, 2.7)}`;
};

const forms = { charivari, choker, necklace, earrings, brooch } as const;
const boxes: Readonly<Record<JewellerySpec['form'], Box>> = {
  charivari: { x: 110, y: 240, width: 580, height: 470 },
  choker: { x: 172, y: 204, width: 456, height: 546 },
  necklace: { x: 180, y: 118, width: 440, height: 690 },
  earrings: { x: 186, y: 170, width: 430, height: 530 },
  brooch: { x: 180, y: 260, width: 440, height: 440 },
};
const focus: Readonly<Record<JewellerySpec['form'], Box>> = {
  charivari: closeUp(400, 540, 220),
  choker: closeUp(400, 640, 220),
  necklace: closeUp(400, 700, 220),
  earrings: closeUp(300, 440, 220),
  brooch: closeUp(460, 420, 230),
};

const plain = (spec: JewellerySpec): Subject => ({
  fabrics: [{ name: spec.band ? 'samt' : 'seide', colours: [spec.band ?? spec.metal] }],
  box: boxes[spec.form],
  detail: focus[spec.form],
  front: (brush) => forms[spec.form](spec, brush),
  back: (brush) => mirrorImage(forms[spec.form](spec, brush)),
});

/** Charivari, choker, necklace, earrings or brooch. */
export const jewellery = (spec: JewellerySpec): Subject => proportioned(plain(spec), spec.seed, 0.1);

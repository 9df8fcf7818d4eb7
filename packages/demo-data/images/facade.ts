import { subjectOf } from './garments/registry.ts';
import { groundOf } from './ground.ts';
import { letterLine } from './lettering.ts';
import type { FacadeSpec, Hex, ItemSpec, View } from './spec.ts';
import type { Brush } from './svg/brush.ts';
import { darker, lighter, mix } from './svg/colour.ts';
import { repeat, svg } from './svg/markup.ts';

export const facadeSize = { width: 1200, height: 800 } as const;

type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const house = { left: 190, right: 1010, eaves: 210, foot: 730 } as const;
const glass: readonly [Rect, Rect] = [
  { x: 230, y: 446, width: 310, height: 254 },
  { x: 660, y: 446, width: 310, height: 254 },
];
const door: Rect = { x: 558, y: 452, width: 84, height: 278 };

/** Above the eaves: steps as in Limburg, a bell as in old town centres, or a roof as in Aachen. */
const gables: Readonly<Record<FacadeSpec['gable'], string>> = {
  stepped: 'M190 210V170H270V130H350V94H430V62H520V34H680V62H770V94H850V130H930V170H1010V210Z',
  bell: 'M190 210C250 206 300 190 330 150C360 104 420 100 470 96C500 70 540 40 600 40C660 40 700 70 730 96C780 100 840 104 870 150C900 190 950 206 1010 210Z',
  roof: 'M150 216L330 60H870L1050 216Z',
};

const rect = ({ x, y, width, height }: Rect, attributes: string): string =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`;

/** A window of the rooms above the shop: a cross of bars between two shutters. */
function upperWindow(x: number, { trim, shutter }: FacadeSpec): string {
  const pane = { x, y: 246, width: 92, height: 108 };
  const wings = [x - 40, x + 96].map(
    (left) =>
      rect({ x: left, y: 246, width: 36, height: 108 }, `fill="${shutter}"`) +
      repeat(7, (index) => svg`<path d="M${left + 6} ${258 + index * 14}h24" stroke="${darker(shutter, 0.3)}" stroke-width="3"/>`),
  );
  return `${wings.join('')}${rect(pane, `fill="#33424A" stroke="${trim}" stroke-width="8"`)}<path d="M${x + 46} 246v108M${x} 290h92" stroke="${trim}" stroke-width="5"/>`;
}

/** A piece in a shop window: it stands on the floor of the window, as large as the glass allows. */
function displayed(item: ItemSpec, { x, y, width, height }: Rect, share: number, brush: Brush): string {
  const subject = subjectOf(item);
  const { box } = subject;
  const scale = Math.min((height * 0.86) / box.height, (width * 0.46) / box.width);
  const left = x + width * share - (box.x + box.width / 2) * scale;
  const top = y + height - 14 - (box.y + box.height) * scale;
  return `<g transform="translate(${Math.round(left)} ${Math.round(top)}) scale(${scale.toFixed(3)})">${subject.front(brush)}</g>`;
}

function shopWindow(spec: FacadeSpec, index: 0 | 1, brush: Brush): string {
  const frame = glass[index];
  const { x, y, width, height } = frame;
  const inside = mix(spec.wall, '#FFF3D6', 0.7);
  const pieces = spec.windows[index].map((item, place, all) => displayed(item, frame, (place + 0.5) / all.length, brush));
  const shine = svg`<path d="M${x + 18} ${y + height - 40}L${x + 120} ${y + 14}h34L${x + 40} ${y + height - 10}Z" fill="#fff" fill-opacity=".16"/>`;
  return (
    rect(frame, `fill="${inside}"`) +
    rect({ x, y: y + height - 14, width, height: 14 }, `fill="${darker(inside, 0.18)}"`) +
    pieces.join('') +
    shine +
    rect(frame, `fill="none" stroke="${spec.trim}" stroke-width="10"`)
  );
}

function doorway({ shutter, trim }: FacadeSpec): string {
  const { x, y, width, height } = door;
  return (
    rect(door, `fill="${shutter}" stroke="${trim}" stroke-width="8"`) +
    rect({ x: x + 14, y: y + 16, width: width - 28, height: 130 }, 'fill="#33424A"') +
    rect(
      { x: x + 14, y: y + 168, width: width - 28, height: height - 188 },
      `fill="none" stroke="${darker(shutter, 0.3)}" stroke-width="4"`,
    ) +
    svg`<circle cx="${x + width - 12}" cy="${y + 160}" r="6" fill="#C9A45A"/>`
  );
}

/** A blind over both windows and the door, with a scalloped edge. */
function blind(colour: Hex): string {
  const stripes = 20;
  const step = (house.right - house.left - 20) / stripes;
  return repeat(stripes, (index) => {
    const left = house.left + 10 + index * step;
    const fill = index % 2 === 0 ? colour : lighter(colour, 0.82);
    return svg`<path d="M${left} 398h${step}v34a${step / 2} 13 0 0 1 ${-step} 0Z" fill="${fill}"/>`;
  });
}

function sign({ sign: text, trim, shutter }: FacadeSpec): string {
  const line = letterLine(text, 3);
  const scale = Math.min(2.6, 560 / Math.max(1, line.width));
  const left = 600 - (line.width * scale) / 2;
  return (
    rect({ x: 270, y: 362, width: 660, height: 40 }, `fill="${shutter}" stroke="${trim}" stroke-width="4"`) +
    `<g transform="translate(${left.toFixed(1)} ${(380 - scale * 5).toFixed(1)}) scale(${scale.toFixed(2)})" fill="none" stroke="#F4EAD2" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${line.markup}</g>`
  );
}

const building = (spec: FacadeSpec, brush: Brush): string => {
  const { left, right, eaves, foot } = house;
  const isRoof = spec.gable === 'roof';
  const wall = rect({ x: left, y: eaves, width: right - left, height: foot - eaves }, `fill="${spec.wall}"`);
  const crown = `<path d="${gables[spec.gable]}" fill="${isRoof ? '#6B4A3A' : spec.wall}" stroke="${isRoof ? '#4E3529' : spec.trim}" stroke-width="8" stroke-linejoin="round"/>`;
  const windows = [300, 554, 808].map((x) => upperWindow(x, spec)).join('');
  const street = svg`<path d="M0 ${foot}H1200V800H0Z" fill="${mix('#B9AFA0', spec.wall, 0.2)}"/><path d="M0 ${foot}H1200" stroke="#8D8475" stroke-width="4"/>`;
  return `${street}${crown}${wall}${windows}${shopWindow(spec, 0, brush)}${shopWindow(spec, 1, brush)}${doorway(spec)}${sign(spec)}${blind(spec.awning)}`;
};

/** A shop as it is seen from the other side of the street; in detail, its first window. */
export function drawFacade(spec: FacadeSpec, view: View, brush: Brush, withGround: boolean, random: () => number): string {
  const { width, height } = facadeSize;
  const body = building(spec, brush);
  const ground = withGround ? groundOf(width, height, spec.tint ?? 'enzian', random) : '';
  if (view !== 'detail') return ground + body;
  const [{ x, y }] = glass;
  const scale = width / 400;
  return `<g transform="translate(${Math.round(-(x - 39) * scale)} ${Math.round(-(y - 3) * scale)}) scale(${scale.toFixed(3)})">${body}</g>`;
}

import { clothPiece, contactShadow, stitches } from '../parts/cloth.ts';
import { hornButton } from '../parts/buttons.ts';
import { motifAt, scroll } from '../parts/embroidery.ts';
import { closeUp, proportioned, type Subject } from '../parts/subject.ts';
import type { BracesSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker } from '../svg/colour.ts';

const shoulderStrap = 'M498 214C502 172 548 168 552 214L548 716H506Z';
const backStrap = 'M520 186C498 182 484 206 476 232L402 430L386 402L452 214C464 180 496 158 530 172Z';
const tail = 'M384 440H416L420 640H380Z';
const tab = 'M500 708H554L550 774C550 808 504 808 504 774Z';
const bar = 'M262 360Q400 378 538 360L542 428Q400 448 258 428Z';

const adjuster = (metal: string, x: number, y: number): string =>
  `<path d="M${x - 30} ${y}h60v34h-60z" fill="none" stroke="${metal}" stroke-width="7" stroke-linejoin="round"/><path d="M${x - 30} ${y + 17}h60" stroke="${metal}" stroke-width="5"/>`;

const strap = (brush: Brush, path: string, spec: BracesSpec): string =>
  contactShadow(brush, path, 0.6) + clothPiece(brush, path, spec.band, { round: 'tube', volume: 0.5 });

const leather = (brush: Brush, path: string, spec: BracesSpec, inset = ''): string =>
  contactShadow(brush, path, 0.8) +
  clothPiece(brush, path, spec.leather, { volume: 0.6 }) +
  (inset ? stitches(inset, spec.thread, 1.7) : '');

const tabs = (spec: BracesSpec, brush: Brush): string =>
  leather(brush, tab, spec, 'M508 716H546L543 772C542 796 512 796 511 772Z') + hornButton(brush, 527, 770, 11);

const chestBar = (spec: BracesSpec, brush: Brush): string =>
  leather(brush, bar, spec, 'M276 374Q400 390 524 374L527 417Q400 434 273 417Z') +
  scroll(brush, 400, 406, spec.thread, 1.7) +
  motifAt(brush, spec.motif, 400, 432, spec.thread, 0.72);

const patch = (spec: BracesSpec, brush: Brush): string =>
  leather(brush, 'M400 372L440 424L400 476L360 424Z', spec, 'M400 386L429 424L400 462L371 424Z');

const draw = (spec: BracesSpec, brush: Brush): string =>
  brush.bothSides(strap(brush, backStrap, spec)) +
  strap(brush, tail, spec) +
  leather(brush, 'M372 628H428L424 700Q400 716 376 700Z', spec, 'M380 636H420L416 694Q400 704 384 694Z') +
  patch(spec, brush) +
  brush.bothSides(strap(brush, shoulderStrap, spec) + adjuster(darker(spec.metal, 0.1), 527, 610) + tabs(spec, brush)) +
  (spec.form === 'h' ? chestBar(spec, brush) : '');

/** Braces alone, laid flat: webbing or leather, with button tabs and, for the H, an embroidered chest bar. */
export const braces = (spec: BracesSpec): Subject =>
  proportioned(
    {
      fabrics: [spec.band, spec.leather],
      box: { x: 240, y: 160, width: 320, height: 650 },
      detail: closeUp(400, 400, 300),
      front: (brush) => draw(spec, brush),
      back: (brush) => draw({ ...spec, form: 'x' }, brush),
    },
    spec.seed,
    0.14,
  );

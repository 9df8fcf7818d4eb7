/** Line drawings on 320 × 200 with the ground at 180: what is seen first when coming into town. */
const lancet = (x: number, foot: number, height: number, width = 12): string =>
  `M${x} ${foot}v-${height - width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}`;
const house = (x: number, width: number, eaves: number): string =>
  `M${x} 180V${eaves}l${width / 2}-${width * 0.45} ${width / 2} ${width * 0.45}V180`;

const sittard = [
  house(8, 26, 156),
  house(34, 36, 146),
  house(70, 30, 152),
  'M120 180V84h48v96M116 84h56M120 118h48',
  'M120 84V72l4-10 4 10v12M160 84V72l4-10 4 10v12',
  'M128 84 144 16l16 68M139 84l5-68 5 68M144 16V4M140 8h8',
  lancet(129, 112, 20, 10),
  lancet(149, 112, 20, 10),
  lancet(136, 180, 44, 16),
  'M168 108h90l18 30v42M168 138h108',
  lancet(182, 180, 30),
  lancet(204, 180, 30),
  lancet(226, 180, 30),
  lancet(248, 180, 30),
  house(284, 30, 154),
];

const roermond = [
  'M28 180v-62h20v62M28 118l10-26 10 26M60 180v-62h20v62M60 118l10-26 10 26M48 138h12',
  lancet(34, 146, 16, 8),
  lancet(66, 146, 16, 8),
  'M132 180V72h56v108M126 72h68M132 108h56M132 144h56',
  'M140 72V60h40v12M144 60l16-44 16 44M160 60V16M160 16V6M156 9h8',
  lancet(142, 102, 22, 12),
  lancet(166, 102, 22, 12),
  lancet(142, 138, 22, 12),
  lancet(166, 138, 22, 12),
  lancet(151, 180, 28, 18),
  'M132 132h-32l-14 20v28M188 112h74l18 28v40M188 140h92',
  lancet(98, 180, 20, 10),
  lancet(116, 180, 20, 10),
  lancet(202, 180, 28),
  lancet(224, 180, 28),
  lancet(246, 180, 28),
  house(286, 28, 156),
];

const aachen = [
  house(8, 30, 152),
  'M60 180V92h34v88M56 92h42M64 92l13-70 13 70M77 92V22M77 22V10M73 14h8',
  lancet(66, 124, 22, 9),
  lancet(79, 124, 22, 9),
  lancet(69, 180, 32, 16),
  'M94 128h26M120 180v-74h84v74M114 106h96',
  'M120 106l10-18 11 18 10-18 11 18 11-18 10 18 11-18 10 18',
  'M126 90c4-26 22-34 30-48M198 90c-4-26-22-34-30-48M146 88c2-22 10-32 13-46M162 90V42M178 88c-2-22-10-32-13-46',
  'M154 42h16V30h-16ZM154 30l8-14 8 14M162 16V6',
  lancet(131, 150, 26, 14),
  lancet(155, 150, 26, 14),
  lancet(179, 150, 26, 14),
  'M210 180v-78h72v78M204 102l22-36h44l18 36ZM244 66V54l5-16 5 16v12',
  lancet(220, 176, 62),
  lancet(240, 176, 62),
  lancet(260, 176, 62),
  house(288, 26, 156),
];

const hills = [
  'M-20 190C40 182 90 198 150 190S260 184 340 192',
  'M-20 199C50 191 100 208 165 199S270 193 340 202',
  'M-20 209C40 202 110 217 170 209S280 203 340 212',
];

const skylines: Readonly<Record<string, readonly string[]>> = { SIT: sittard, ROE: roermond, AAC: aachen };

/** The drawing of a branch's town by its pickup code; empty for a town that has none yet. */
export const skylineOf = (code: string | null | undefined): readonly string[] => skylines[code ?? ''] ?? [];

/** The ground every town stands on: a line and the hills below it. */
export const ground = { line: 'M-20 180h360', hills } as const;

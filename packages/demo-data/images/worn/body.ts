import type { Hex, Wearer } from '../spec.ts';
import { measures, table, type Landmarks } from './body-measures.ts';
import { bentBone, type Bone } from './bone.ts';
import type { Point } from './path-data.ts';
import type { Pose } from './poses.ts';

const floorAt = 955;

/** Hair as far as the frame shows it: put up, loose behind the shoulders, in braids; on a jaw, a beard. */
export type Hair = { readonly style: 'up' | 'loose' | 'braid' | 'braids' | 'beard'; readonly colour: Hex };

export type Build = { readonly wearer: Wearer; readonly girth: number; readonly skin: Hex; readonly hair: Hair; readonly pose: Pose };

/** A body in the frame: heights become pixels, and every point of the trunk knows where it is seen. */
export type Body = Build & {
  readonly marks: Landmarks;
  readonly pixelsPerCm: number;
  readonly floorY: number;
  readonly zoom: number;
  /** A height in centimetres as y. */
  readonly y: (height: number) => number;
  /** Half width of the trunk at y. */
  readonly half: (y: number) => number;
  /** The point of the front at `u` (-1 to 1 across) and y. */
  readonly front: (u: number, y: number) => Point;
  /** The point `x` pixels from the middle of the front, on cloth that lies on the body. */
  readonly on: (x: number, y: number) => Point;
  readonly arms: readonly [Bone, Bone];
  readonly legs: readonly [Bone, Bone];
};

/** Where girth is put on: little at the neck, most at the waist. */
const fullness = ({ shoulder, underarm, waist, hip, neckSide }: Landmarks, height: number): number =>
  table(
    [
      [neckSide + 4, 0.35],
      [shoulder, 0.5],
      [underarm, 0.85],
      [waist, 1.25],
      [hip, 1],
      [0, 0.7],
    ],
    height,
  );

type Frame = {
  readonly marks: Landmarks;
  readonly pixelsPerCm: number;
  readonly y: (height: number) => number;
  readonly height: (y: number) => number;
};

const frameOf = (marks: Landmarks, zoom: number): Frame => {
  const floorY = floorAt * zoom;
  const pixelsPerCm = floorY / (marks.neckTop - 1.5);
  return { marks, pixelsPerCm, y: (height) => floorY - height * pixelsPerCm, height: (y) => (floorY - y) / pixelsPerCm };
};

/** The weight on one leg pushes the hip out on that side and lets the shoulder sink. */
const swayAt = ({ marks }: Frame, { weight }: Pose, height: number): { readonly shift: number; readonly slope: number } => ({
  shift:
    weight *
    table(
      [
        [marks.shoulder, -0.4],
        [marks.waist, 0.9],
        [marks.hip, 1.9],
        [0, 1.9],
      ],
      height,
    ),
  slope:
    weight *
    table(
      [
        [marks.shoulder, 0.035],
        [marks.waist, -0.01],
        [marks.hip, -0.045],
        [0, -0.045],
      ],
      height,
    ),
});

const armOf = (frame: Frame, build: Build, shoulderAt: (side: 1 | -1) => Point, side: 1 | -1): Bone => {
  const { arm } = measures[build.wearer];
  const pose = build.pose.arms[side === 1 ? 1 : 0];
  const k = frame.pixelsPerCm;
  const step = ([x, y]: Point, degrees: number, length: number): Point => [
    x + side * Math.sin((degrees * Math.PI) / 180) * length * k,
    y + Math.cos((degrees * Math.PI) / 180) * length * k,
  ];
  const joint = shoulderAt(side);
  const elbow = step(joint, pose.upper, arm.upper);
  const full = 1 + (build.girth - 1) * 0.75;
  return bentBone(
    [joint, elbow, step(elbow, pose.fore, arm.fore)],
    arm.radii.map((radius) => radius * k * full),
  );
};

const legOf = (frame: Frame, build: Build, side: 1 | -1): Bone => {
  const { marks, y, pixelsPerCm: k } = frame;
  const { leg } = measures[build.wearer];
  const { weight, turn } = build.pose;
  const stands = side === weight;
  const full = 1 + (build.girth - 1) * 0.8;
  const hipX = 400 + (swayAt(frame, build.pose, marks.hip).shift + side * (leg[0] ?? 8) * 0.96 * full) * k;
  const kneeX = 400 + (weight * 1.4 + side * (stands ? 6.2 : 8.2) * (0.6 + 0.4 * full)) * k;
  const ankleX = 400 + (weight * (stands ? 0.4 : -0.6) + side * (stands ? 5.4 : 9.4) * (0.8 + 0.2 * full) + turn * 4) * k;
  const footY = y(marks.ankle - (stands ? 0 : 1.5));
  return bentBone(
    [
      [hipX, y(marks.crotch + 4)],
      [kneeX, y(marks.knee)],
      [ankleX, footY],
    ],
    leg.map((radius) => radius * k * full),
    0.3,
  );
};

/** Places a build in the frame: whole, or from the chin down as far as the zoom shows it. */
export const bodyOf = (build: Build, zoom = 1): Body => {
  const { marks, half, depth } = measures[build.wearer];
  const frame = frameOf(marks, zoom);
  const { pixelsPerCm: k, y, height } = frame;
  const full = (at: number): number => 1 + (build.girth - 1) * fullness(marks, at);
  const halfAt = (py: number): number => table(half, height(py)) * k * full(height(py));
  const { turn } = build.pose;
  const on = (x: number, py: number): Point => {
    const at = height(py);
    const across = Math.asin(
      Math.max(-1, Math.min(1, x / Math.max(halfAt(py), halfAt(y(marks.shoulder - 3)) * (at > marks.underarm ? 1 : 0)))),
    );
    const deep = table(depth, at) * k * full(at);
    const wide = Math.abs(x);
    const seenX = x * Math.cos(turn) + deep * Math.cos(across) * Math.sin(turn);
    const z = deep * Math.cos(across) * Math.cos(turn) - Math.sign(x) * wide * Math.sin(turn);
    const { shift, slope } = swayAt(frame, build.pose, at);
    const seenFromAbove = table(
      [
        [marks.neckSide, 0.02],
        [marks.underarm, 0.03],
        [marks.waist, 0.07],
        [0, 0.12],
      ],
      at,
    );
    return [400 + shift * k + seenX, py + slope * seenX + seenFromAbove * z];
  };
  const front = (u: number, py: number): Point => on(u * halfAt(py), py);
  const shoulderAt = (side: 1 | -1): Point => {
    const py = y(marks.shoulder - 3.2);
    const [x, sunk] = front(side, py);
    return [x - side * (measures[build.wearer].arm.radii[1] ?? 4) * 0.62 * k, sunk - 1.2 * k];
  };
  return {
    ...build,
    marks,
    pixelsPerCm: k,
    floorY: floorAt * zoom,
    zoom,
    y,
    half: halfAt,
    front,
    on,
    arms: [armOf(frame, build, shoulderAt, -1), armOf(frame, build, shoulderAt, 1)],
    legs: [legOf(frame, build, -1), legOf(frame, build, 1)],
  };
};

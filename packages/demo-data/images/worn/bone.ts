import { between as shapeBetween, type Point } from './path-data.ts';

/** A limb: where its middle lies `along` pixels from its root, which way is across, and how thick it is there. */
export type Bone = {
  readonly length: number;
  readonly at: (along: number) => { readonly middle: Point; readonly across: Point; readonly radius: number };
};

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Points of a line with one rounded bend; `round` is the share of each half that bends. */
const bendPoints = ([root, joint, end]: readonly [Point, Point, Point], round: number): readonly Point[] => {
  const [before, after] = [between(joint, root, round), between(joint, end, round)];
  const bend = Array.from({ length: 9 }, (_, index): Point => {
    const t = index / 8;
    return between(between(before, joint, t), between(joint, after, t), t);
  });
  return [root, ...bend, end];
};

/** A limb over three joints, its radii spread evenly over its length. */
export const bentBone = (joints: readonly [Point, Point, Point], radii: readonly number[], round = 0.34): Bone => {
  const points = bendPoints(joints, round);
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const radiusAt = (share: number): number => {
    const place = Math.max(0, Math.min(0.9999, share)) * (radii.length - 1);
    const index = Math.floor(place);
    const [from, to] = [radii[index] ?? 1, radii[index + 1] ?? 1];
    const eased = (1 - Math.cos((place - index) * Math.PI)) / 2;
    return from + (to - from) * eased;
  };
  return {
    length,
    at: (along) => {
      let rest = along;
      const piece = pieces.find((own, index) => {
        if (rest <= own.length || index === pieces.length - 1) return true;
        rest -= own.length;
        return false;
      });
      if (!piece) return { middle: joints[0], across: [1, 0], radius: 1 };
      const [dx, dy] = [(piece.to[0] - piece.from[0]) / piece.length, (piece.to[1] - piece.from[1]) / piece.length];
      return { middle: [piece.from[0] + dx * rest, piece.from[1] + dy * rest], across: [dy, -dx], radius: radiusAt(along / length) };
    },
  };
};

/** Outline of a limb between two places, `ease` pixels wider than it. */
export const limbOutline = (bone: Bone, from: number, to: number, ease = 0, steps = 6): string => {
  const edge = (side: 1 | -1): readonly Point[] =>
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const { middle, across, radius } = bone.at(from + ((to - from) * index) / steps);
      return [middle[0] + side * across[0] * (radius + ease), middle[1] + side * across[1] * (radius + ease)];
    });
  return shapeBetween(edge(-1), edge(1));
};

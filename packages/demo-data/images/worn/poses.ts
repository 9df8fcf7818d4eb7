type PoseName = 'hands behind' | 'hand on hip' | 'at ease';
/** Angles of an arm from the vertical, outwards; `isBehind` when it goes behind the body. */
type ArmPose = { readonly upper: number; readonly fore: number; readonly isBehind: boolean };

export type Pose = {
  readonly name: PoseName;
  /** Turn of the trunk to the seen right, in radians. */
  readonly turn: number;
  /** The side that carries the weight: 1 is the seen right. */
  readonly weight: 1 | -1;
  readonly arms: readonly [ArmPose, ArmPose];
};

const hanging: ArmPose = { upper: 9, fore: 3, isBehind: false };
const behind: ArmPose = { upper: 13, fore: -27, isBehind: true };
const onHip: ArmPose = { upper: 37, fore: -50, isBehind: true };

export const poses: readonly [Pose, ...Pose[]] = [
  { name: 'hands behind', turn: 0.22, weight: 1, arms: [behind, behind] },
  { name: 'hand on hip', turn: -0.2, weight: -1, arms: [onHip, hanging] },
  {
    name: 'at ease',
    turn: 0.12,
    weight: -1,
    arms: [
      { upper: 12, fore: 4, isBehind: false },
      { upper: 8, fore: 2, isBehind: false },
    ],
  },
];

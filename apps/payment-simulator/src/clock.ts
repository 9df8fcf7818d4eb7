/** Where the simulator's time comes from; the shop hands in its own. */
export type Clock = { now(): Date };

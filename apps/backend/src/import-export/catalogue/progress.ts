/** Hears how far the work is. */
export type Progress = {
  readonly step: (what: string, done: number, of: number) => void;
  readonly end: () => void;
};

/** For nobody who looks on, as in tests. */
export const silentProgress: Progress = { step: () => undefined, end: () => undefined };

/** Pages may say whether a branch is open or when a parcel leaves; both change on such minutes. */
export const pageMomentMs = 5 * 60_000;

/** The last of these minutes: what a page shows until the next one, so that it is the same whenever and wherever it is made until then. */
export const pageMoment = (now: Date): Date => new Date(Math.floor(now.getTime() / pageMomentMs) * pageMomentMs);

/** All branches keep the same time; Aachen's is that of Amsterdam. */
export const branchTimeZone = 'Europe/Amsterdam';

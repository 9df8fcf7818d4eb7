/** A moment as Magento writes it: `2026-11-15 09:05:00`, in UTC. */
export const wireTime = (time: number | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString().slice(0, 19).replace('T', ' ');

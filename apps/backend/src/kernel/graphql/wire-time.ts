/** A moment as Magento writes it: `2026-11-15 12:00:00`, in UTC. */
export const wireTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

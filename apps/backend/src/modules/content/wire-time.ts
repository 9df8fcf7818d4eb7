/** A moment as Magento writes it: `2026-11-15 09:05:00`, in UTC. */
export const wireTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

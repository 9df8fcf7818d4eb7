/** Paid by a transfer of one's own, which takes days: nothing leaves before it has arrived. */
export const isTransfer = (code: string | null | undefined): boolean => code === 'banktransfer';

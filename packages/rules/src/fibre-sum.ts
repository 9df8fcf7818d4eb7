/** What the shares of fibres come to (LAW-15), in hundredths of a per cent: thirds such as 33.4, 33.3 and 33.3 are 100 and not a little less. */
export const fibreSum = (fibres: readonly { readonly percent: number }[]): number =>
  fibres.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) / 100;

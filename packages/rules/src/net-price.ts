/** What a price in euros is without the VAT it contains, to the cent: how a cart takes a business' list prices apart (LAW-02). */
export const netPrice = (gross: number, vatPercent: number): number =>
  Math.round((Math.round(gross * 100) * 100) / (100 + vatPercent)) / 100;

/** What a litre, kilogram or metre costs (LAW-04), as the contract serves it. */
export type BasePriceFacts = { readonly value: number; readonly unit: string };

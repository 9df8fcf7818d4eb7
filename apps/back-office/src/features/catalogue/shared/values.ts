/** Fields by their paths, as the shop names them. */
export type Values = Readonly<Record<string, unknown>>;

export const textIn = (values: Values, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value : '';
};
export const numberIn = (values: Values, field: string): number | null => {
  const value = values[field];
  return typeof value === 'number' ? value : null;
};

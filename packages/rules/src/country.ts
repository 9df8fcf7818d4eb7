/** People write UK, the standard says GB: one rule for both. */
export const normaliseCountry = (code: string): string => {
  const upper = code.trim().toUpperCase();
  return upper === 'UK' ? 'GB' : upper;
};

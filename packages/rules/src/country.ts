/** People write UK, the standard says GB: one rule for both. */
export const normaliseCountry = (code: string): string => {
  const upper = code.trim().toUpperCase();
  return upper === 'UK' ? 'GB' : upper;
};

const european = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '));

/** Whether a country is in the European Union. */
export const isEuCountry = (code: string): boolean => european.has(code);

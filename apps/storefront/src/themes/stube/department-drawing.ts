/** Symbols of `department-drawings.svg` by the last part of an address, in every language. */
const addresses = {
  women: ['dames', 'damen', 'women'],
  men: ['heren', 'herren', 'men'],
  kids: ['kinderen', 'kinder', 'kids'],
  accessories: ['accessoires', 'accessories'],
  outfits: ['outfits'],
  new: ['nieuw', 'neu', 'new'],
  bestsellers: ['bestsellers', 'bestseller'],
  sale: ['sale'],
  brands: ['merken', 'marken', 'brands'],
  finder: ['outfitzoeker', 'outfitfinder', 'outfit-finder'],
} as const;

export type DepartmentDrawing = keyof typeof addresses;

const drawings: ReadonlyMap<string, DepartmentDrawing> = new Map(
  (Object.keys(addresses) as DepartmentDrawing[]).flatMap((drawing) => addresses[drawing].map((address) => [address, drawing])),
);

/** The drawing of an entry of the menu; undefined when the merchant has a department we have not drawn. */
export const departmentDrawing = (href: string): DepartmentDrawing | undefined => drawings.get(href.split('/').at(-1) ?? '');

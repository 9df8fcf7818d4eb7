import type { OrderLine } from '../order.ts';

/** What was chosen of a line: options, or the parts of a bundle. */
export const lineDetails = ({ options, parts }: OrderLine): readonly string[] => [
  ...options.map(({ label, value }) => `${label}: ${value}`),
  ...parts.map(({ quantity, name }) => `${quantity} × ${name}`),
];

/** What it is made of, for whoever keeps the summary of the order (LAW-06, LAW-15). */
export const lineMaterials = ({ materials = [], animalParts }: OrderLine): readonly string[] => [
  ...materials.map(({ part, text }) => (part === '' ? text : `${part}: ${text}`)),
  ...(animalParts ? [animalParts] : []),
];

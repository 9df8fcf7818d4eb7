import type { OrderLine } from '../order.ts';

/** What was chosen of a line: options, or the parts of a bundle. */
export const lineDetails = ({ options, parts }: OrderLine): readonly string[] => [
  ...options.map(({ label, value }) => `${label}: ${value}`),
  ...parts.map(({ quantity, name }) => `${quantity} × ${name}`),
];

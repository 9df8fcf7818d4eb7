import { attributeActions } from './attributes.ts';
import { brandActions } from './brands.ts';
import { categoryActions } from './categories.ts';
import type { StructureParts } from './edit-thing.ts';
import { sizeChartActions } from './size-charts.ts';

/** What products are sorted, made and described by. */
export const structureActions = (parts: StructureParts) => ({
  ...categoryActions(parts),
  ...brandActions(parts),
  ...attributeActions(parts),
  ...sizeChartActions(parts),
});

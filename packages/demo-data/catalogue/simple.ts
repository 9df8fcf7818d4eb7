import type { DemoSimple, DemoStock, Text } from '../model.ts';
import type { ItemSpec, View } from '../images/spec.ts';
import { picturesOf } from './pictures.ts';
import type { ProductFacts } from './product.ts';
import { productBase } from './product.ts';

export type SimpleFacts = ProductFacts & {
  readonly garment: ItemSpec;
  readonly detail: Text;
  readonly views: readonly View[];
  readonly stock: DemoStock;
  readonly weightGrams: number;
};

/** A product without a choice. */
export const simple = (facts: SimpleFacts): DemoSimple => ({
  ...productBase(facts, picturesOf(facts.garment, facts.name, facts.detail, facts.views)),
  type: 'simple',
  stock: facts.stock,
  weightGrams: facts.weightGrams,
  deliveryDays: 'stock',
});

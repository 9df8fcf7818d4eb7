import type { DemoBundle, DemoBundleOption, Text } from '../../../model.ts';
import { productBase } from '../../product.ts';
import { text } from '../../text.ts';
import { randomOf } from '../random.ts';
import { bundlePlans } from './bundle-plans.ts';
import type { BundlePlan, PartPlan } from './bundle-plans.ts';
import { setFacts } from './facts.ts';
import type { Parts } from './parts.ts';
import { frontsOf, sceneOf } from './parts.ts';

const firstNumber = 7011;
/** A list longer than this is no choice any more. */
const maxListLength = 24;

type ChosenPart = { readonly plan: PartPlan; readonly products: ReturnType<Parts['choose']> };

function optionOf(bundle: number, position: number, { plan, products }: ChosenPart, parts: Parts): DemoBundleOption {
  const id = bundle * 10 + position + 1;
  return {
    id,
    title: plan.title,
    type: plan.type,
    required: plan.isRequired,
    selections: products
      .flatMap((product) => parts.sellable(product))
      .slice(0, maxListLength)
      .map((sku, index) => ({
        id: id * 100 + index + 1,
        sku,
        quantity: plan.quantity ?? 1,
        canChangeQuantity: plan.canChangeQuantity ?? false,
      })),
  };
}

function shortOf(plan: BundlePlan): Text {
  return text(
    `${plan.contents.nl} in één keer, ${plan.discountPercent} % onder de prijs van de losse delen.`,
    `${plan.contents.de} in einem, ${plan.discountPercent} % unter dem Preis der Einzelteile.`,
    `${plan.contents.en} in one go, ${plan.discountPercent} % below the price of the parts.`,
  );
}

function bundleOf(plan: BundlePlan, number: number, parts: Parts): DemoBundle {
  const sku = `MA-SET-${number}`;
  const random = randomOf(sku);
  const chosen = plan.parts.map((part): ChosenPart => ({
    plan: part,
    products: part.isCheapest === true ? parts.cheapest(part.family, part.count) : parts.choose(random, part.family, part.count),
  }));
  const shown = [...new Set([...chosen.flatMap(({ products }) => products.slice(0, 1)), ...chosen.flatMap(({ products }) => products)])];
  const facts = setFacts(random, 'SET', number, { ...plan, short: shortOf(plan) }, parts.fits(sku, shown));
  return {
    ...productBase(facts, [sceneOf(sku, shown.slice(0, 3), 'portrait'), ...frontsOf(shown)]),
    type: 'bundle',
    discountPercent: plan.discountPercent,
    options: chosen.map((part, position) => optionOf(number, position, part, parts)),
  };
}

/** The bundles that nobody wrote by hand. */
export const bundlesFrom = (parts: Parts): readonly DemoBundle[] =>
  bundlePlans.map((plan, index) => bundleOf(plan, firstNumber + index, parts));

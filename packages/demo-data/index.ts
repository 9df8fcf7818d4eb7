import type { DemoShop } from './model.ts';
import { attributes } from './catalogue/attributes.ts';
import { brands } from './catalogue/brands.ts';
import { categories } from './catalogue/categories.ts';
import { plannedCatalogue } from './catalogue/plan/catalogue.ts';
import { products } from './catalogue/products.ts';
import { sizeCharts } from './catalogue/size-charts.ts';
import { branches } from './content/branches.ts';
import { landingPages } from './content/landing-pages.ts';
import { pages } from './content/pages.ts';
import { redirects } from './content/redirects.ts';

export type {
  DemoAttribute,
  DemoBranch,
  DemoBrand,
  DemoBundle,
  DemoBundleOption,
  DemoBundleSelection,
  DemoCategory,
  DemoConfigurable,
  DemoGrouped,
  DemoLandingPage,
  DemoMaker,
  DemoMaterialPart,
  DemoOpeningTime,
  DemoOption,
  DemoPage,
  DemoPicture,
  DemoPriceStep,
  DemoProduct,
  DemoProductBase,
  DemoRedirect,
  DemoShop,
  DemoSimple,
  DemoSizeChart,
  DemoSpecialPrice,
  DemoStock,
  DemoTierPrice,
  DemoVariant,
  FibreShare,
  Language,
  Text,
} from './model.ts';

const everythingElse = { categories, attributes, brands, sizeCharts, branches, pages, landingPages, redirects };

/** The shop with its hand-written products alone: small enough for tests. */
export const smallShop: DemoShop = { ...everythingElse, products };

let planned: DemoShop['products'] | undefined;

/** The whole demo shop: the same data on every call, without reading anything. Its products are made when they are first asked for. */
export const demoShop: DemoShop = {
  ...everythingElse,
  get products() {
    planned ??= plannedCatalogue(products);
    return planned;
  },
};

import type { DemoShop } from './model.ts';
import { attributes } from './catalogue/attributes.ts';
import { brands } from './catalogue/brands.ts';
import { categories } from './catalogue/categories.ts';
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

/** The whole demo shop: the same data on every call, without reading anything. */
export const demoShop: DemoShop = { categories, attributes, brands, products, sizeCharts, branches, pages, landingPages, redirects };

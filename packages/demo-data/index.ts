import type { DemoShop } from './model.ts';
import { attributes } from './catalogue/attributes.ts';
import { brands } from './catalogue/brands.ts';
import { categories } from './catalogue/categories.ts';
import { plannedCatalogue } from './catalogue/plan/catalogue.ts';
import { products } from './catalogue/products.ts';
import { samplesOf, withSampleSkus } from './catalogue/samples.ts';
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
  DemoReview,
  DemoShop,
  DemoSimple,
  DemoSizeChart,
  DemoSpecialPrice,
  DemoStock,
  DemoTierPrice,
  DemoVariant,
  FibreShare,
  Stars,
  Text,
} from './model.ts';
export { demoReviews } from './reviews/demo-reviews.ts';
export { scaledShop } from './scale/scaled-shop.ts';
export type { ScaledShop } from './scale/scaled-shop.ts';

const everythingElse = { categories, attributes, brands, sizeCharts, branches, pages, landingPages, redirects };

/** The shop with its hand-written products alone: small enough for tests. */
export const smallShop: DemoShop = { ...everythingElse, products: withSampleSkus(products), samples: samplesOf(products) };

let planned: DemoShop['products'] | undefined;
let samples: DemoShop['samples'] | undefined;

/** The whole demo shop: the same data on every call, without reading anything. Its products are made when they are first asked for. */
export const demoShop: DemoShop = {
  ...everythingElse,
  get products() {
    planned ??= withSampleSkus(plannedCatalogue(products));
    return planned;
  },
  get samples() {
    samples ??= samplesOf(this.products);
    return samples;
  },
};

export type {
  DemoCarrier,
  DemoCoupon,
  DemoCouponConditions,
  DemoCouponEffect,
  DemoFreeShipping,
  DemoPaymentField,
  DemoPaymentMethod,
  DemoPostcodeAddress,
  DemoShippingMethod,
  DemoShippingRate,
  DemoTaxRate,
} from './checkout/model.ts';
export { coupons } from './checkout/coupons.ts';
export { paymentMethods } from './checkout/payment-methods.ts';
export { postcodeAddresses } from './checkout/postcode-addresses.ts';
export { carriers, deliveryCountries, freeShipping } from './checkout/shipping.ts';
export { taxRates } from './checkout/tax-rates.ts';

export type { DemoAddress, DemoCustomer, DemoCustomerAddress, DemoMeasurements, DemoVatNumber } from './customers/index.ts';
export { customers, demoPassword, vatNumbers } from './customers/index.ts';

export type { DemoForm, DemoFormField, DemoFormFieldset, DemoFormRule, DemoFormType } from './forms/model.ts';
export { forms } from './forms/forms.ts';

export type {
  DemoBlogAuthor,
  DemoBlogCategory,
  DemoBlogPost,
  DemoCmsBlock,
  DemoFaqCategory,
  DemoFaqItem,
  DemoGlobalMessage,
  DemoSlide,
  DemoSlider,
} from './content/model.ts';
export { blogPosts } from './content/blog/blog-posts.ts';
export { blogAuthors, blogCategories } from './content/blog/people.ts';
export { cmsBlocks } from './content/cms-blocks.ts';
export { faqCategories } from './content/faq/faq.ts';
export { globalMessages } from './content/global-messages.ts';
export { sliders } from './content/sliders/sliders.ts';

export type {
  DemoDocumentLine,
  DemoInvoice,
  DemoOrder,
  DemoOrderBundlePart,
  DemoOrderLine,
  DemoOrderStatus,
  DemoOrderTotals,
  DemoRefund,
  DemoShipment,
} from './orders/model.ts';
export { ordersUntil } from './orders/orders.ts';

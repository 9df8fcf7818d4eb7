/**
 * How long lists get that no argument cuts, where that is more than usual: the cost of a document is computed before it runs. A test runs
 * documents against the demo shop and fails for a list that is longer than it was said to be.
 */
export const listLengths: Readonly<Record<string, number>> = {
  'Query.countries': 250,
  'Country.available_regions': 30,
  'Query.contentPaths': 1_000,
  'Products.aggregations': 50,
  'Products.filters': 50,
  'Aggregation.options': 100,
  'LayerFilter.filter_items': 100,
  'PhisicalStore.alternate_opening_hours': 60,
  'ProductInterface.filter_attributes': 20,
  'ProductInterface.information_attributes': 20,
  'ConfigurableProduct.variants': 60,
  'ProductInterface.categories': 10,
  'ProductInterface.media_gallery': 8,
  'BundleProduct.items': 8,
  'BundleProduct.part_products': 15,
  'CategoryTree.children': 12,
  'Bestsellers.tabs': 10,
  'BestsellerTab.items': 10,
  'PhisicalStore.opening_hours': 7,
  'Products.search_recommendations': 10,
  'Faq.items': 15,
  'FaqCategory.items': 10,
  'Brands.items': 20,
};

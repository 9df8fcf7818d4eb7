type Category = {
  readonly level?: number | null;
  readonly name?: string | null;
  readonly url_path?: string | null;
  readonly breadcrumbs?: readonly ({ readonly category_name?: string | null; readonly category_url_path?: string | null } | null)[] | null;
};
type Product = { readonly name?: string | null; readonly categories?: readonly (Category | null)[] | null };

export type Crumb = { readonly name: string; readonly href?: string };

/** The way to a product through its deepest category; of several equally deep ones the first. */
export function productBreadcrumbs(product: Product, href: (path: string) => string): readonly Crumb[] {
  const categories = (product.categories ?? []).filter((category): category is Category => category !== null);
  const deepest = categories.reduce<Category | undefined>(
    (best, category) => (best === undefined || (category.level ?? 0) > (best.level ?? 0) ? category : best),
    undefined,
  );
  const above = (deepest?.breadcrumbs ?? []).flatMap((crumb) =>
    crumb === null ? [] : [{ name: crumb.category_name ?? '', href: href(crumb.category_url_path ?? '') }],
  );
  const own = deepest === undefined ? [] : [{ name: deepest.name ?? '', href: href(deepest.url_path ?? '') }];
  return [...above, ...own, { name: product.name ?? '' }];
}

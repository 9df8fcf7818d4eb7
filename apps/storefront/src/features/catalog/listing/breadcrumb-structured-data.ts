export const absolute = (publicUrl: string, url: string): string => (url.startsWith('/') ? `${publicUrl}${url}` : url);

/** The way to a page as a list search engines show instead of its address. */
export function breadcrumbStructuredData(
  publicUrl: string,
  items: readonly { readonly name: string; readonly href?: string | undefined }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href === undefined ? {} : { item: absolute(publicUrl, href) }),
    })),
  };
}

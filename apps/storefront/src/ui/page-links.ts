export type PageLink = { readonly page: number } | { readonly gap: true };

/** The pages worth a link: first, last, the current one and its neighbours; a gap stands for two or more pages left out. */
export function pageLinks(current: number, total: number): readonly PageLink[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  const links: PageLink[] = [];
  let last = 0;
  for (const page of pages) {
    if (page - last === 2) links.push({ page: page - 1 });
    else if (page - last > 2) links.push({ gap: true });
    links.push({ page });
    last = page;
  }
  return links;
}

export type ListingPath = {
  /** Without the filters. */
  readonly path: string;
  /** `kleur:groen,rood`, as written. */
  readonly segments: readonly string[];
};

const isFilter = (segment: string): boolean => /^[^:]+(?::|%3a)/i.test(segment);

/** Splits the `name:value` parts off the end of a path; a colon anywhere before them belongs to the path. */
export function splitListingPath(path: string): ListingPath {
  const parts = path.split('/');
  let end = parts.length;
  while (end > 0 && isFilter(parts[end - 1] ?? '')) end -= 1;
  return { path: parts.slice(0, end).join('/'), segments: parts.slice(end) };
}

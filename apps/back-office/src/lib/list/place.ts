/**
 * Where a list stands is in its address: `after` is the cursor a page goes on from, `trail` those of the pages before it. Lists have no
 * page numbers, so the way back is what was gone.
 */
export function olderPage(params: URLSearchParams, next: string): URLSearchParams {
  const there = new URLSearchParams(params);
  const trail = [...trailOf(params), params.get('after') ?? ''];
  there.set('trail', trail.join(','));
  there.set('after', next);
  return there;
}

/** Undefined on the first page. */
export function newerPage(params: URLSearchParams): URLSearchParams | undefined {
  if (!params.has('after')) return undefined;
  const there = new URLSearchParams(params);
  const trail = trailOf(params);
  const before = trail.at(-1) ?? '';
  const rest = trail.slice(0, -1);
  put(there, 'after', before);
  put(there, 'trail', rest.join(','));
  return there;
}

/** For lists that go both ways: the page behind a row, or the one before it. */
export const pageAfter = (params: URLSearchParams, next: string): URLSearchParams => filtered(params, { after: next });
export const pageBefore = (params: URLSearchParams, previous: string): URLSearchParams => filtered(params, { before: previous });

/** Another filter or search begins at the first page. */
export function filtered(params: URLSearchParams, values: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const there = new URLSearchParams(params);
  there.delete('after');
  there.delete('trail');
  there.delete('before');
  for (const [name, value] of Object.entries(values)) put(there, name, value);
  return there;
}

const trailOf = (params: URLSearchParams): readonly string[] =>
  params.has('trail') ? (params.get('trail') ?? '').split(',') : params.has('after') ? [''] : [];

function put(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined || value === '') params.delete(name);
  else params.set(name, value);
}

/** Plain data as it stands in a file. */
export type Data = { readonly [key: string]: unknown };

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What all views share: the record without its texts. */
export function sharedPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sharedPart);
  if (!isData(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, child]) => (key === 'texts' ? [] : [[key, sharedPart(child)]])));
}

/** What one view says, in the shape of the record: texts stand under `text`; undefined when it says nothing. */
export function viewPart(value: unknown, view: string): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((child) => viewPart(child, view));
    return parts.some((part) => part !== undefined) ? parts.map((part) => part ?? {}) : undefined;
  }
  if (!isData(value)) return undefined;
  const part: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) {
    const text = key === 'texts' ? (isData(child) ? child[view] : undefined) : viewPart(child, view);
    if (text !== undefined) part[key === 'texts' ? 'text' : key] = text;
  }
  return Object.keys(part).length > 0 ? part : undefined;
}

/**
 * Puts a record together again. Where a view says more than the record has room for, `misplaced` is told the path:
 * texts must never get lost in silence.
 */
export function joinParts(
  shared: unknown,
  views: Readonly<Record<string, unknown>>,
  misplaced: (path: string) => void,
  path = '',
): unknown {
  if (Array.isArray(shared)) {
    for (const [view, part] of Object.entries(views)) {
      if (part !== undefined && (!Array.isArray(part) || part.length > shared.length)) misplaced(`${view}${path}`);
    }
    return shared.map((child, at) =>
      joinParts(
        child,
        mapViews(views, (part) => (Array.isArray(part) ? part[at] : undefined)),
        misplaced,
        `${path}[${at}]`,
      ),
    );
  }
  if (!isData(shared)) {
    for (const [view, part] of Object.entries(views)) if (part !== undefined) misplaced(`${view}${path}`);
    return shared;
  }
  const texts = Object.fromEntries(
    Object.entries(views).flatMap(([view, part]) => (isData(part) && isData(part['text']) ? [[view, part['text']]] : [])),
  );
  for (const [view, part] of Object.entries(views)) {
    const extra = part === undefined ? undefined : isData(part) ? Object.keys(part).find((key) => key !== 'text' && !(key in shared)) : '?';
    if (extra !== undefined) misplaced(`${view}${path}.${extra}`);
  }
  const children = Object.entries(shared).map(([key, child]) => [
    key,
    joinParts(
      child,
      mapViews(views, (part) => (isData(part) ? part[key] : undefined)),
      misplaced,
      `${path}.${key}`,
    ),
  ]);
  return { ...Object.fromEntries(children), ...(Object.keys(texts).length > 0 ? { texts } : {}) };
}

const mapViews = (views: Readonly<Record<string, unknown>>, change: (part: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(views).map(([view, part]) => [view, change(part)]));

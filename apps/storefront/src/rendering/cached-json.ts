import { escapeScriptText } from '../lib/page/script-json.ts';

/** Empty until it is first written. */
const texts = new WeakMap<object, string>();

/** Says that nobody changes a value and that many pages carry it: its JSON is cached with it. */
export function cacheJson<Value extends object>(value: Value): Value {
  if (!texts.has(value)) texts.set(value, '');
  return value;
}

export const isJsonCached = (value: object): boolean => texts.has(value);

/** Cached values lie near the surface of a page's data; what lies deeper is written in one go. */
const maxDepth = 3;

/** JSON that may stand in a script element, put together from cached texts. */
export function serialize(value: unknown, depth = maxDepth): string {
  if (typeof value !== 'object' || value === null) return plain(value);
  const cached = texts.get(value);
  if (cached) return cached;
  const text = cached === undefined && depth > 0 ? members(value, depth - 1) : plain(value);
  if (cached !== undefined) texts.set(value, text);
  return text;
}

function members(value: object, depth: number): string {
  if (Array.isArray(value)) return isJsonCached(value[0]) ? `[${value.map((entry) => serialize(entry, depth)).join(',')}]` : plain(value);
  const written = Object.entries(value).filter(([, inside]) => inside !== undefined);
  return `{${written.map(([name, inside]) => `${plain(name)}:${serialize(inside, depth)}`).join(',')}}`;
}

/** A gap in a list is null. */
const plain = (value: unknown): string => escapeScriptText(JSON.stringify(value) ?? 'null');

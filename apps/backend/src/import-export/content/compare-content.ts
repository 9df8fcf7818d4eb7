import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { withoutNulls } from './export-content.ts';
import { withoutIdleSpace } from './html-space.ts';
import type { Kind } from './kinds.ts';
import type { Data } from './per-view.ts';

/** The paths at which two records differ for a reader, such as `texts.nl.title`; none when they are the same. */
export function differences(kind: Kind, before: Data, after: Data): readonly string[] {
  const [old, next] = [leavesOf(kind, before), leavesOf(kind, after)];
  return [...new Set([...old.keys(), ...next.keys()])].filter((path) => old.get(path) !== next.get(path)).sort();
}

function leavesOf(kind: Kind, record: Data): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>();
  const walk = (value: unknown, path: string, name: string): void => {
    if (typeof value === 'object' && value !== null) {
      if (!Array.isArray(value) && 'hash' in value) leaves.set(path, String(value.hash));
      else for (const [key, child] of Object.entries(value)) walk(child, path === '' ? key : `${path}.${key}`, key);
    } else {
      leaves.set(path, JSON.stringify(kind.html.includes(name) ? withoutIdleSpace(sanitiseHtml(String(value))) : value));
    }
  };
  walk(withoutNulls(record), '', '');
  return leaves;
}

import { hash, randomUUID } from 'node:crypto';

/**
 * Tells our scripts from those that a text of the shop brought along: known to one rendering on the server alone, and taken out before
 * the page leaves it. It is written as React and React Router write a nonce, but the browser never sees one (R165).
 */
export const makeScriptMark = (): string => randomUUID();

export type OwnDocument = {
  /** Without the mark, in pieces. */
  readonly html: readonly string[];
  /** What the policy allows to run inline. */
  readonly scriptHashes: readonly string[];
};

/** The document without its mark, and the hashes of the scripts that had it: no other may run (R164). No piece ends inside a script. */
export function takeOwnScripts(pieces: readonly string[], mark: string): OwnDocument {
  const attribute = ` nonce="${mark}"`;
  const html: string[] = [];
  const scriptHashes = new Set<string>();
  for (const piece of pieces) {
    const parts = piece.split(attribute);
    for (let at = 1; at < parts.length; at++) {
      const script = scriptOf(parts[at - 1] ?? '', parts[at] ?? '');
      if (script) scriptHashes.add(sourceOf(script));
    }
    html.push(...parts);
  }
  return { html, scriptHashes: [...scriptHashes] };
}

/** The text of a marked script, by what stands before its mark and after it; undefined where another element is marked. */
function scriptOf(before: string, after: string): string | undefined {
  if (!/^<script(?:\s|$)/.test(before.slice(before.lastIndexOf('<')))) return undefined;
  const start = after.indexOf('>') + 1;
  const end = after.indexOf('</script>', start);
  return start === 0 || end < 0 ? undefined : after.slice(start, end);
}

/** Many pages share their scripts: hashes of so many are cached. */
const maxCached = 500;
const hashCache = new Map<string, string>();

function sourceOf(script: string): string {
  const cached = hashCache.get(script);
  if (cached !== undefined) return cached;
  const bytes = Buffer.from(script);
  const source = `'sha256-${hash('sha256', bytes, 'base64')}'`;
  if (hashCache.size >= maxCached) hashCache.clear();
  // Written anew: as a part of the page it would hold the whole page in memory.
  hashCache.set(bytes.toString(), source);
  return source;
}

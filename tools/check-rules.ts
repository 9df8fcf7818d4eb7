import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Rules are cited by id (docs/rules): every cited id is defined there, once, every rule of law is cited by a test, and nobody
 * cites a chapter of a document that is not here.
 */
export type TextFile = { readonly path: string; readonly text: string };
type Mention = { readonly id: string; readonly path: string; readonly line: number };

const root = fileURLToPath(new URL('..', import.meta.url));
// Looser than the ids there are, so that a slip (a digit too few, a nought too many) is an unknown id and not overlooked.
const id = String.raw`(?:LAW|PAY|UX)-\d+|SPEC-\d+(?:\.\d+)*|R\d{3}|I[1-8]`;
const citation = new RegExp(String.raw`(?<![\w-])(?:${id})(?!\w)`, 'g');
const chapter = /\b(?:spec|ux|reliability|contract|architecture|domain) (?:section )?\d+(?:\.\d+)?\b/gi;
const definition = new RegExp(String.raw`^- \*\*(${id})\*\* `);

const isRuleFile = (path: string): boolean => /^docs\/rules\/[\w-]+\.md$/.test(path);
const isTest = (path: string): boolean => /\.(?:test|spec)\.ts$/.test(path);
const said = ({ path, line }: Mention): string => `${path}:${line}`;

/** What is wrong with the citations of these files, a sentence each. */
export function ruleFaults(files: readonly TextFile[]): readonly string[] {
  const defined = files.filter(({ path }) => isRuleFile(path)).flatMap(definedIn);
  const known = new Set(defined.map((mention) => mention.id));
  const cited = files.flatMap((file) => mentionsOf(file, citation));
  const tested = new Set(cited.filter(({ path }) => isTest(path)).map((mention) => mention.id));
  return [
    ...defined.filter((mention, index) => defined.findIndex((first) => first.id === mention.id) < index).map(twice),
    ...cited.filter((mention) => !known.has(mention.id)).map((mention) => `${said(mention)}: ${mention.id} is not defined in docs/rules`),
    ...files.flatMap((file) => mentionsOf(file, chapter)).map((mention) => `${said(mention)}: "${mention.id}" is no id of docs/rules`),
    ...defined.filter((mention) => mention.id.startsWith('LAW-') && !tested.has(mention.id)).map(untested),
  ];
}

const twice = (mention: Mention): string => `${said(mention)}: ${mention.id} is defined a second time`;
const untested = (mention: Mention): string => `${said(mention)}: no test cites ${mention.id}`;

function definedIn({ path, text }: TextFile): readonly Mention[] {
  return text.split('\n').flatMap((line, index) => {
    const found = definition.exec(line)?.[1];
    return found ? [{ id: found, path, line: index + 1 }] : [];
  });
}

function mentionsOf({ path, text }: TextFile, pattern: RegExp): readonly Mention[] {
  return text.split('\n').flatMap((line, index) => Array.from(line.matchAll(pattern), ([found]) => ({ id: found, path, line: index + 1 })));
}

/** Every file somebody writes; this check's own test makes rules up. */
function readTexts(): readonly TextFile[] {
  const paths = globSync(['*.{js,md,ts}', '{apps,bench,docs,e2e,packages,tools}/**/*.{css,graphql,js,json,md,py,sql,svg,ts,tsx,txt,vcl}'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**', '**/test-results/**', 'tools/check-rules.test.ts'],
  });
  return paths.map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(root + path, 'utf8') }));
}

if (import.meta.main) {
  const faults = ruleFaults(readTexts());
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

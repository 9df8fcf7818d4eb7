import { parseSync } from 'rolldown/utils';

/** What an engineer types who adds the language `xx`, for one file: an entry beside every Dutch one. */
export const pseudoCode = 'xx';

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [field: string]: unknown };
type Insertion = { readonly at: number; readonly text: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Facts about a language that are no text: the pseudo language has those of Dutch. */
const facts = new Set([
  'homeCountries',
  'screenPaths',
  'withdrawPaths',
  'paths',
  'screens',
  'stemmers',
  'own',
  'contentTopics',
  'decimalSigns',
  'judgedQueries',
  'urlKey',
  'identifier',
  'link',
]);

/** Entries that cannot be made from the Dutch one alone. */
const ownEntries: Readonly<Record<string, (dutch: string) => string>> = {
  loadCoreOf: (dutch) => dutch.replace('/nl/', `/${pseudoCode}/`),
  languageViews: (dutch) => `{ ...pseudo(${dutch}), id: 5, locale: 'nl-NL', priceFormat: 'plain' }`,
};

/** Functions that take one text a language, in the order of the list, as their last arguments. */
const rowFunctions = new Set(['text', 'option', 'colour', 'row']);

const entryOf = (name: string, dutch: string): string => ownEntries[name]?.(dutch) ?? (facts.has(name) ? dutch : `pseudo(${dutch})`);

/** The file with the pseudo language in it, or undefined where nothing is said in any language. */
export function addLanguage(path: string, source: string): string | undefined {
  if (!/\bnl\b|\btext\(|\boption\(|\bcolour\(|LanguageRow/.test(source)) return undefined;
  const { program } = parseSync(path, source);
  const insertions: Insertion[] = [];
  visit(program as unknown as Node, '', (node, name) => {
    const insertion = entryInObject(node, name, source) ?? textInRow(node, name, source);
    if (insertion) insertions.push(insertion);
  });
  if (insertions.length === 0) return undefined;
  const changed = insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), source);
  return changed.includes('pseudo(') ? `import { pseudo } from '@shop/contract/pseudo';\n${changed}` : changed;
}

/** Walks with the name of the nearest variable or property that a value belongs to. */
function visit(node: Node, name: string, found: (node: Node, name: string) => void): void {
  found(node, name);
  const inner = nameOf(node) ?? name;
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, inner, found);
}

function nameOf(node: Node): string | undefined {
  const id = node.type === 'VariableDeclarator' ? node['id'] : node.type === 'Property' ? node['key'] : undefined;
  if (!isNode(id)) return undefined;
  return typeof id['name'] === 'string' ? id['name'] : typeof id['value'] === 'string' ? id['value'] : undefined;
}

function entryInObject(node: Node, name: string, source: string): Insertion | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const properties = (node['properties'] as readonly Node[]).filter(({ type }) => type === 'Property');
  const [dutch, german, english] = ['nl', 'de', 'en'].map((code) => properties.find((property) => nameOf(property) === code));
  if (!dutch || !german || !english || !isNode(dutch['value'])) return undefined;
  const { start, end } = dutch['value'];
  return { at: english.end, text: `, ${pseudoCode}: ${entryOf(name, source.slice(start, end))}` };
}

function textInRow(node: Node, name: string, source: string): Insertion | undefined {
  if (name === 'tradeWords' && node.type === 'ArrayExpression') {
    const cells = node['elements'] as readonly Node[];
    const [dutch] = cells;
    return cells.length === 3 && dutch?.type === 'Literal'
      ? { at: node.end - 1, text: `, ${source.slice(dutch.start, dutch.end)}` }
      : undefined;
  }
  const callee = node.type === 'CallExpression' ? node['callee'] : undefined;
  if (!isNode(callee) || !rowFunctions.has(String(callee['name']))) return undefined;
  const given = node['arguments'] as readonly Node[];
  const dutch = given.at(-3);
  const last = given.at(-1);
  if (!dutch || !last || given.some(({ type }) => type === 'SpreadElement')) return undefined;
  return { at: last.end, text: `, ${entryOf(name, source.slice(dutch.start, dutch.end))}` };
}

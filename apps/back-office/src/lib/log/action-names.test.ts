import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { actionNames, entityNames } from './action-names.ts';
import { nl } from './messages/nl.ts';

const backend = fileURLToPath(new URL('../../../../backend/src/', import.meta.url));

/** The apps meet in no import, so the shop's own names are read as text. */
const sources = globSync(['staff/**/*.ts', 'modules/{staff,audit,settings}/**/*.ts', 'commands/**/*.ts', 'import-export/**/*.ts'], {
  cwd: backend,
})
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`${backend}${path}`, 'utf8'));
const permissions = new Set(
  [...readFileSync(`${backend}staff/permissions.ts`, 'utf8').matchAll(/^ {2}'([\w.]+)': line/gm)].map(([, name]) => name),
);

/** Names as they stand there: `'staff.edit'`, where an action has a name or an entry an action. */
const written = sources.flatMap((source) => [...source.matchAll(/'([a-z]+\.[a-z][a-zA-Z]*)'/g)].map(([, name = '']) => name));

/** Names that are put together: of a desk by its verbs, of an import by what it brings. */
const joined = sources.flatMap((source) => {
  const [, kind] = /name: `(\w+)\.\$\{verb\}`/.exec(source) ?? [];
  if (kind) return [...source.matchAll(/\bat\('(\w+)'/g)].map(([, verb = '']) => `${kind}.${verb}`);
  const [, verb] = /name: `\$\{entity\}\.(\w+)`/.exec(source) ?? [];
  return verb ? kindsIn(source).map((one) => `${one}.${verb}`) : [];
});

/** `entity: 'staff'`, or the kinds a parameter may be. */
function kindsIn(source: string): readonly string[] {
  return [...source.matchAll(/\bentity: ((?:'\w+'(?: \| )?)+)/g)].flatMap(([, kinds = '']) => kinds.match(/\w+/g) ?? []);
}

const entities = new Set(sources.filter((source) => /audit|[aA]ction/.test(source)).flatMap(kindsIn));

/** What is done with a thing the log knows, or with a part of it; a permission is no action. */
function actions(): readonly string[] {
  const kinds = new Set([...entities, 'shipment', 'refund']);
  const names = [...written, ...joined].filter((name) => kinds.has(name.split('.')[0] ?? '') && !permissions.has(name));
  return [...new Set(names)].filter((name) => !/\.(?:ts|js|json|md|csv|html|pdf|graphql)$/.test(name));
}

describe('the words of the log', () => {
  it('name every kind of thing the shop writes about', () => {
    assert.deepEqual(
      [...entities].filter((entity) => !(entityNames as readonly string[]).includes(entity)),
      [],
    );
    for (const entity of entityNames) assert.ok(`entity.${entity}` in nl, entity);
  });

  it('name every action the shop writes', () => {
    const known = actions();
    assert.ok(known.length > 40);
    assert.ok(known.includes('order.refundSettled') && known.includes('content.import'));
    assert.deepEqual(
      known.filter((action) => !(actionNames as readonly string[]).includes(action)),
      [],
    );
    for (const action of actionNames) assert.ok(action in nl, action);
  });
});

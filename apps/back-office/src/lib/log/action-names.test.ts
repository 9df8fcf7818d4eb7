import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { actionNames, entityNames } from './action-names.ts';
import { nl } from './messages/nl.ts';

const backend = fileURLToPath(new URL('../../../../backend/src/', import.meta.url));

/** The apps meet in no import, so the shop's own names are read as text. */
const sources = globSync(['staff/**/*.ts', 'modules/**/*.ts', 'commands/**/*.ts', 'import-export/**/*.ts'], { cwd: backend })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`${backend}${path}`, 'utf8'));
const permissions = new Set(
  [...readFileSync(`${backend}staff/permissions.ts`, 'utf8').matchAll(/^ {2}'([\w.]+)': line/gm)].map(([, name]) => name),
);

/** Names of actions: of a kind of thing, and what is done with it. */
function namesOf(kinds: readonly string[]): ReadonlySet<string> {
  const pattern = new RegExp(`'((?:${kinds.join('|')})\\.[a-z][a-zA-Z]*)'`, 'g');
  const found = sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name));
  return new Set(found.filter((name) => !permissions.has(name)));
}

/** What the log says an entry is about, where `runAction` or the log itself is given one. */
const entities = new Set(
  sources
    .filter((source) => /audit|Action</.test(source))
    .flatMap((source) => [...source.matchAll(/\bentity: '(\w+)'/g)].map(([, name = '']) => name)),
);

describe('the words of the log', () => {
  it('name every kind of thing the shop writes about', () => {
    assert.deepEqual(
      [...entities].filter((entity) => !(entityNames as readonly string[]).includes(entity)),
      [],
    );
    for (const entity of entityNames) assert.ok(`entity.${entity}` in nl, entity);
  });

  it('name every action the shop writes', () => {
    const written = namesOf([...entities]);
    assert.ok(written.size > 20);
    assert.deepEqual(
      [...written].filter((action) => !(actionNames as readonly string[]).includes(action)),
      [],
    );
    for (const action of actionNames) assert.ok(action in nl, action);
  });
});

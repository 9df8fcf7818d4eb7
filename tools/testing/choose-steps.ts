import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from './root.ts';
import { allTests, browserTests, build, checks, embeddedTests, httpTests, needsShop, nodeTests, type Step } from './steps.ts';

/** Everything; or parts, steps by their names, and what the named test files need. */
export function chooseSteps(only: readonly string[], isLong: boolean): readonly Step[] {
  const all = [...checks, ...allTests(isLong)];
  if (only.length === 0) return all;
  const isFile = (name: string): boolean => /\.(test|spec)\.ts$/.test(name);
  const named = only.filter((name) => !isFile(name)).flatMap((name) => stepsNamed(name, all));
  const chosen = [...named, ...stepsOfFiles(only.filter(isFile).map(testFile))];
  // A browser test runs on what is built.
  return chosen.some(needsShop) ? [...new Set([build, ...chosen])] : chosen;
}

function stepsNamed(wanted: string, all: readonly Step[]): readonly Step[] {
  const named = all.filter(({ part, name }) => part === wanted || name === wanted || (wanted === 'verify' && part === 'unit'));
  if (named.length > 0) return named;
  throw new Error(`--only takes a test file, verify, unit, e2e, or one of: ${all.map(({ name }) => name).join(', ')}`);
}

function testFile(name: string): string {
  const file = relative(root, resolve(name));
  if (!existsSync(root + file)) throw new Error(`There is no test file ${file}.`);
  return file;
}

const isOnEmbedded = process.env['TEST_DATABASE'] === 'embedded';
const kinds = [
  { ending: '.spec.ts', step: browserTests },
  { ending: '.http.test.ts', step: httpTests },
  { ending: '.api.test.ts', step: isOnEmbedded ? embeddedTests : nodeTests },
  { ending: '.test.ts', step: nodeTests },
] as const;

function stepsOfFiles(files: readonly string[]): readonly Step[] {
  const endingOf = (file: string): string | undefined => kinds.find(({ ending }) => file.endsWith(ending))?.ending;
  return kinds.flatMap(({ ending, step }) => {
    const own = files.filter((file) => endingOf(file) === ending);
    if (own.length === 0) return [];
    return [own.length === 1 ? alone(step(own)) : step(own)];
  });
}

/** One file starts the database it needs itself, if any. */
const alone = (step: Step): Step => {
  const { needs: _databases, ...rest } = step;
  return needsShop(step) ? step : rest;
};

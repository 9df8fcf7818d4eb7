import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from './root.ts';
import { allTests, apiTests, browserTests, build, checks, embeddedTests, httpTests, unitTests, type Step } from './steps.ts';

/** Everything, a part, a step by its name, or the steps one test file needs. */
export function chooseSteps(only: string | undefined, isLong: boolean): readonly Step[] {
  const all = [...checks, ...allTests(isLong)];
  if (only === undefined) return all;
  if (only === 'verify') return all.filter(({ part }) => part !== 'e2e');
  const named = all.filter(({ part, name }) => part === only || name === only);
  // A browser test runs on what is built.
  if (named.length > 0) return named.some(({ needs }) => needs === 'shop') ? [...new Set([build, ...named])] : named;
  if (/\.(test|spec)\.ts$/.test(only)) return stepsOfFile(relative(root, resolve(only)));
  throw new Error(`--only takes a test file, verify, unit, e2e, or one of: ${all.map(({ name }) => name).join(', ')}`);
}

function stepsOfFile(file: string): readonly Step[] {
  if (!existsSync(root + file)) throw new Error(`There is no test file ${file}.`);
  if (file.endsWith('.spec.ts')) return [build, browserTests([file])];
  if (file.endsWith('.http.test.ts')) return [build, httpTests([file])];
  return [alone(!file.endsWith('.api.test.ts') ? unitTests([file]) : isOnEmbedded ? embeddedTests([file]) : apiTests([file]))];
}

const isOnEmbedded = process.env['TEST_DATABASE'] === 'embedded';

/** One file starts the database it needs itself, if any. */
const alone = ({ needs: _needs, ...step }: Step): Step => step;

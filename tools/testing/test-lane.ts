import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

/**
 * Runs test files in this process, one after the other, as long as `run-node-tests.ts` names another. Each file is a suite, so its hooks
 * are its own; modules and compiled code are shared, which is most of the time of a small test.
 */
let receive: (file: string) => void;
// Listened to as long as the lane lives: the channel keeps the process up while a test waits for what would not.
process.on('message', (file: string) => receive(file));
/** Empty when none is left. */
const nextFile = (): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>();
  receive = resolve;
  process.send?.('next');
  return promise;
};

for (let file = await nextFile(); file !== ''; file = await nextFile()) {
  const url = pathToFileURL(root + file).href;
  await describe(file, () => import(url));
}
process.disconnect();
// A test that failed may have left a database open, which would hold up the whole run.
setTimeout(() => {
  console.error(`tests left open: ${process.getActiveResourcesInfo().join(', ')}`);
  process.exit(1);
}, 30_000).unref();

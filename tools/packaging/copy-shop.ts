import { cpSync, existsSync, globSync, mkdirSync, readlinkSync, symlinkSync, type CopySyncOptions } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Part } from './production-parts.ts';

const sources = ['apps/shop', 'apps/backend', 'apps/storefront', 'apps/back-office', 'apps/payment-simulator', 'packages'];
const files = ['LICENSE', 'THIRD-PARTY-NOTICES.md', '.env.example', 'deploy'];

/** Tests, what they need, and what only a build reads. */
const leftOut =
  /(?:\.test\.ts|^(?:node_modules|testing|tests|build-tools|\.react-router|\.stamp|tsconfig\.json|(?:vite|react-router)\.config\.ts))$/;
/** For editors and debuggers. */
const unread = /\.(?:d\.[cm]?ts|map)$/;

const copy = (root: string, target: string, path: string, filter: NonNullable<CopySyncOptions['filter']>): void =>
  cpSync(join(root, path), join(target, path), { recursive: true, filter });

/** Lays out a shop that runs: sources, both builds, and the packages it loads. */
export function copyShop(root: string, target: string, parts: readonly Part[]): void {
  for (const path of sources) copy(root, target, path, (from) => !leftOut.test(basename(from)));
  for (const path of files) if (existsSync(join(root, path))) copy(root, target, path, () => true);
  for (const { path } of parts) {
    // A package may have packages of its own: those are parts themselves.
    if (existsSync(join(root, path))) {
      copy(root, target, path, (from) => !unread.test(from) && (basename(from) !== 'node_modules' || from === join(root, path)));
    }
  }
  for (const path of globSync('node_modules/@shop/*', { cwd: root })) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    symlinkSync(readlinkSync(join(root, path)), join(target, path));
  }
}

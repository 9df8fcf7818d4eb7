import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Writes THIRD-PARTY-NOTICES.md from the lock file: every package the running shop contains, with its licence. `--check` only compares. */
type LockedPackage = { readonly version?: string; readonly license?: string; readonly dev?: boolean; readonly link?: boolean };

const root = fileURLToPath(new URL('..', import.meta.url));
const file = `${root}THIRD-PARTY-NOTICES.md`;
const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as { packages: Record<string, LockedPackage> };

const rows = Object.entries(lock.packages)
  .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
  .map(
    ([path, entry]) =>
      `| ${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} | ${entry.version ?? ''} | ${entry.license ?? 'see its package'} |`,
  );
const text = `# Third-party notices

The running shop contains these packages; each carries its licence text in its own folder.
The fonts Bricolage Grotesque, Hanken Grotesk, Newsreader and Figtree are under the SIL Open Font License 1.1; parts of them stand, each with
its licence, in \`apps/storefront/src/themes/*/fonts\` and \`apps/backend/brand\`. The icons of Phosphor are under MIT.

| package | version | licence |
| --- | --- | --- |
${[...new Set(rows)].sort().join('\n')}
`;

const current = (() => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
})();
if (current !== text && process.argv.includes('--check')) {
  console.error('stale: THIRD-PARTY-NOTICES.md (npm run notices)');
  process.exitCode = 1;
} else if (current !== text) {
  writeFileSync(file, text);
}

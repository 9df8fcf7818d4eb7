import { createHash } from 'node:crypto';
import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { mergeSchema } from '../packages/contract/src/merge-schema.ts';
import { parse, print } from 'graphql';
import { splitDocuments } from './split-documents.ts';

/**
 * Makes the generated files from their sources: SDL → contract types, documents → typed documents. The back office has a contract of
 * its own, whose SDL keeps its directives: they say what each field asks of its caller.
 * `--check` writes nothing and fails when a committed file is stale.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const contract = `${root}packages/contract`;
const generatedSchema = `${contract}/generated/schema.graphql`;
const storefrontDocuments = `${root}apps/storefront/src/generated/`;
const staffSources = 'apps/back-office/src/**/*.graphql';
const staffDocuments = `${root}apps/back-office/src/generated/`;
const check = process.argv.includes('--check');

const scalars = { ID: 'string' } as const;
const shared = { enumsAsTypes: true, useTypeImports: true, scalars, skipTypename: true };

function config(schema: string): CodegenConfig {
  return {
    schema,
    silent: true,
    generates: {
      [`${contract}/generated/types.ts`]: { plugins: ['typescript'], config: shared },
      [storefrontDocuments]: {
        preset: 'client',
        documents: [`${root}apps/storefront/src/**/*.graphql`],
        presetConfig: { fragmentMasking: false },
        config: { ...shared, skipTypename: false, documentMode: 'string' },
      },
    },
  };
}

function staffConfig(schema: string, hasDocuments: boolean): CodegenConfig {
  const own = { ...shared, scalars: { ...scalars, JSON: 'unknown', Date: 'string', DateTime: 'string' } };
  const documents: CodegenConfig['generates'] = {
    [staffDocuments]: {
      preset: 'client',
      documents: [`${root}${staffSources}`],
      presetConfig: { fragmentMasking: false },
      config: { ...own, skipTypename: false, documentMode: 'string' },
    },
  };
  return {
    schema,
    silent: true,
    generates: { [`${contract}/generated/staff-types.ts`]: { plugins: ['typescript'], config: own }, ...(hasDocuments ? documents : {}) },
  };
}

async function readSdl(folder: string): Promise<readonly string[]> {
  const files = (await readdir(`${contract}/${folder}`)).filter((name) => name.endsWith('.graphql')).sort();
  return Promise.all(files.map((name) => readFile(`${contract}/${folder}/${name}`, 'utf8')));
}

const sdl = mergeSchema(await readSdl('schema'));
const staffSdl = `${print(parse((await readSdl('staff')).join('\n')))}\n`;
const hasStaffDocuments = !(await glob(staffSources, { cwd: root }).next()).done;
const results = [
  ...((await generate(config(sdl), false)) as unknown[]),
  ...((await generate(staffConfig(staffSdl, hasStaffDocuments), false)) as unknown[]),
];
/** Every document of the back office by the hash its client sends: in production a browser may run nothing else. */
const known = new Map<string, string>();
const remember = (text: string): string => {
  const hash = createHash('sha256').update(text).digest('hex');
  known.set(hash, text);
  return hash;
};
const outputs = new Map<string, string>([
  [generatedSchema, sdl],
  [`${contract}/generated/staff-schema.graphql`, staffSdl],
]);
for (const file of results as readonly { filename: string; content: string }[]) {
  // gql.ts and index.ts import without extensions and are not used.
  if (/\/(gql|index)\.ts$/.test(file.filename)) continue;
  const folder = [storefrontDocuments, staffDocuments].find((one) => file.filename.startsWith(one));
  if (folder === undefined) outputs.set(file.filename, file.content);
  else
    for (const [name, content] of splitDocuments(file.content, folder === staffDocuments ? remember : undefined))
      outputs.set(`${folder}${name}`, content);
}
const sorted = Object.fromEntries([...known].sort(([a], [b]) => a.localeCompare(b)));
outputs.set(`${contract}/generated/staff-documents.json`, `${JSON.stringify(sorted, null, 2)}\n`);

let stale = 0;
for (const [path, content] of outputs) {
  const current = await readFile(path, 'utf8').catch(() => '');
  if (current === content) continue;
  if (check) {
    console.error(`stale: ${path.slice(root.length)} (npm run codegen)`);
    stale += 1;
    continue;
  }
  await mkdir(path.slice(0, path.lastIndexOf('/')), { recursive: true });
  await rm(path, { force: true });
  await writeFile(path, content);
  console.log(`written: ${path.slice(root.length)}`);
}
for (const folder of [`${storefrontDocuments}documents`, `${staffDocuments}documents`]) {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = `${folder}/${name}`;
    if (outputs.has(path)) continue;
    if (check) {
      console.error(`left over: ${path.slice(root.length)} (npm run codegen)`);
      stale += 1;
    } else await rm(path);
  }
}
if (stale > 0) process.exitCode = 1;

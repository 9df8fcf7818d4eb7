import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { mergeSchema } from '../packages/contract/src/merge-schema.ts';
import { splitDocuments } from './split-documents.ts';

/**
 * Makes the generated files from their sources: SDL → contract types, documents → typed documents.
 * `--check` writes nothing and fails when a committed file is stale.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const contract = `${root}packages/contract`;
const generatedSchema = `${contract}/generated/schema.graphql`;
const storefrontDocuments = `${root}apps/storefront/src/generated/`;
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

const files = (await readdir(`${contract}/schema`)).filter((name) => name.endsWith('.graphql')).sort();
const sdl = mergeSchema(await Promise.all(files.map((name) => readFile(`${contract}/schema/${name}`, 'utf8'))));
const results = await generate(config(sdl), false);
const outputs = new Map<string, string>([[generatedSchema, sdl]]);
for (const file of results as readonly { filename: string; content: string }[]) {
  // gql.ts and index.ts import without extensions and are not used.
  if (/\/(gql|index)\.ts$/.test(file.filename)) continue;
  if (!file.filename.startsWith(storefrontDocuments)) outputs.set(file.filename, file.content);
  else for (const [name, content] of splitDocuments(file.content)) outputs.set(`${storefrontDocuments}${name}`, content);
}

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
for (const name of await readdir(`${storefrontDocuments}documents`)) {
  const path = `${storefrontDocuments}documents/${name}`;
  if (outputs.has(path)) continue;
  if (check) {
    console.error(`left over: ${path.slice(root.length)} (npm run codegen)`);
    stale += 1;
  } else await rm(path);
}
if (stale > 0) process.exitCode = 1;

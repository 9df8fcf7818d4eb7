const operation = /^export const (\w+)Document = new TypedDocumentString\(`([^]*?)`\) as unknown as (TypedDocumentString<(.*)>);$/gm;
const fragment = /^export const \w+FragmentDoc = new TypedDocumentString\(`[^]*?`, \{.*\}\) as unknown as TypedDocumentString<.*>;\n/gm;
const documentClass = /^export class TypedDocumentString[^]*?^\}\n/m;

const kebab = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/**
 * One module a document instead of one for all: a bundler puts a module where it is used, so a page fetches the documents
 * it sends and no others. `graphql.ts` keeps the types and leads to them. Line breaks and indents go: our documents hold
 * no text blocks, and reads travel in the URL. With `hashOf` a document carries its hash, and is sent as that.
 */
export function splitDocuments(generated: string, hashOf?: (text: string) => string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const notice = '/* eslint-disable */\n';
  const [classText = ''] = documentClass.exec(generated) ?? [];
  const decoration = "import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';\n";
  files.set('typed-document-string.ts', `${notice}${decoration}${classText}`);
  const types = generated
    .replace(decoration, '')
    .replace(
      documentClass,
      "import type { TypedDocumentString } from './typed-document-string.ts';\nexport type { TypedDocumentString };\n",
    )
    .replace(fragment, '')
    .replace(operation, (_whole, name: string, text: string, type: string, parameters: string) => {
      const file = `documents/${kebab(name)}.ts`;
      const document = text.replace(/\s+/g, ' ').trim();
      const meta = hashOf ? `, { hash: '${hashOf(document)}' }` : '';
      files.set(
        file,
        `${notice}import type { ${parameters} } from '../graphql.ts';\nimport { TypedDocumentString } from '../typed-document-string.ts';\n` +
          `export const ${name}Document = /*#__PURE__*/ new TypedDocumentString(\`${document}\`${meta}) as unknown as ${type};\n`,
      );
      return `export { ${name}Document } from './${file}';`;
    });
  files.set('graphql.ts', types);
  return files;
}

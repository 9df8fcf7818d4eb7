import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import { splitDocuments } from './split-documents.ts';

const generated = `import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export class TypedDocumentString<TResult, TVariables> {
}
export const StaffMemberDocument = new TypedDocumentString(\`
    query StaffMember {
  me {
    id
  }
}
    \`) as unknown as TypedDocumentString<StaffMemberQuery, StaffMemberQueryVariables>;
`;
const text = 'query StaffMember { me { id } }';

it('a document is a module of its own, in one line', () => {
  const module = splitDocuments(generated).get('documents/staff-member.ts') ?? '';
  assert.ok(module.includes(`new TypedDocumentString(\`${text}\`) as unknown as`), module);
});

it('a document of the back office carries the hash of exactly the text that the server knows', () => {
  const known = new Map<string, string>();
  const hashOf = (document: string): string => {
    const hash = createHash('sha256').update(document).digest('hex');
    known.set(hash, document);
    return hash;
  };
  const module = splitDocuments(generated, hashOf).get('documents/staff-member.ts') ?? '';
  const [, hash = ''] = /\{ hash: '([0-9a-f]{64})' \}/.exec(module) ?? [];
  assert.equal(known.get(hash), text);
});

/* eslint-disable */
import type { MediaUsesQuery, MediaUsesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MediaUsesDocument = /*#__PURE__*/ new TypedDocumentString(`query MediaUses($id: ID!) { mediaUses(id: $id) { items { kind id name } isCapped } }`, { hash: '81020a0de027006be6daf4f9c52a655efbd3a7a1b434b5b553cea8de3ffd5634' }) as unknown as TypedDocumentString<MediaUsesQuery, MediaUsesQueryVariables>;

/* eslint-disable */
import type { KnownMediaQuery, KnownMediaQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const KnownMediaDocument = /*#__PURE__*/ new TypedDocumentString(`query KnownMedia($digests: [ID!]!) { knownMedia(digests: $digests) { digest media { ...MediaRow } } } fragment MediaRow on MediaSummary { id name path framePath frameHash width height bytes alt hasAlt tags isUsed removedAt }`, { hash: 'ebd40948f9de45584ed1b63094a4979a3025159d19a0d314faee2fd7e112b503' }) as unknown as TypedDocumentString<KnownMediaQuery, KnownMediaQueryVariables>;

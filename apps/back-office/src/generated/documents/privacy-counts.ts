/* eslint-disable */
import type { PrivacyCountsQuery, PrivacyCountsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PrivacyCountsDocument = /*#__PURE__*/ new TypedDocumentString(`query PrivacyCounts { privacyCounts { tab count countIsCapped } }`, { hash: '5ed4681394598ad66e85a4c3d01dc6c9ba40589b87dc47b8a26c238916fbc0a0' }) as unknown as TypedDocumentString<PrivacyCountsQuery, PrivacyCountsQueryVariables>;

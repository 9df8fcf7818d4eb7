/* eslint-disable */
import type { TodayQuery, TodayQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const TodayDocument = /*#__PURE__*/ new TypedDocumentString(`query Today($branch: String) { today(branch: $branch) { at tiles { id count countIsCapped urgent oldest daysLeft branches } } }`, { hash: '2c4867aa398937b4aecb3c0e923e05439272164e2b8d9aa295650c01b7785824' }) as unknown as TypedDocumentString<TodayQuery, TodayQueryVariables>;

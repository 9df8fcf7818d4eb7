/* eslint-disable */
import type { TodayQuery, TodayQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const TodayDocument = /*#__PURE__*/ new TypedDocumentString(`query Today { today { at tiles { id count countIsCapped urgent oldest daysLeft branches } } }`, { hash: '8188a04a3d475520b79844064b0c218b81ac0ff29d0c2815a12fecf93fe21c67' }) as unknown as TypedDocumentString<TodayQuery, TodayQueryVariables>;

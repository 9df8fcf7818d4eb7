/* eslint-disable */
import type { MessageCountsQuery, MessageCountsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MessageCountsDocument = /*#__PURE__*/ new TypedDocumentString(`query MessageCounts { messageCounts { tab count countIsCapped } }`, { hash: 'a70ec8b206a585cf6d570083aa24c53b7a3403d012e67db9b16d1d4501a776f8' }) as unknown as TypedDocumentString<MessageCountsQuery, MessageCountsQueryVariables>;

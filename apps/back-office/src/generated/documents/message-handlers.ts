/* eslint-disable */
import type { MessageHandlersQuery, MessageHandlersQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MessageHandlersDocument = /*#__PURE__*/ new TypedDocumentString(`query MessageHandlers { messageHandlers { id name } }`, { hash: '49f60046267953c899590cea5c15a4c2dd87b7f95b12cab364114e213b1a6c39' }) as unknown as TypedDocumentString<MessageHandlersQuery, MessageHandlersQueryVariables>;

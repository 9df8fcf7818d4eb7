/* eslint-disable */
import type { MessageQuery, MessageQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MessageDocument = /*#__PURE__*/ new TypedDocumentString(`query Message($id: ID!) { message(id: $id) { ...MessageRow } } fragment MessageRow on Message { id version state isSuspect receivedAt title form store language branch sku customer name email fields { name label value } assignedTo { id name } answers { id by text sentAt } }`, { hash: '1b80701d42d98ecd79045f29051cf8a0a8be804bdd0be74aeb594b5f3c1b4c7d' }) as unknown as TypedDocumentString<MessageQuery, MessageQueryVariables>;

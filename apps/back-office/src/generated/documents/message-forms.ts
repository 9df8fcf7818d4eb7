/* eslint-disable */
import type { MessageFormsQuery, MessageFormsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MessageFormsDocument = /*#__PURE__*/ new TypedDocumentString(`query MessageForms { messageForms { identifier title } }`, { hash: '54f635ebdcde6f061a868fbf049351f35c8d2783bb23f0220befc891c84692a0' }) as unknown as TypedDocumentString<MessageFormsQuery, MessageFormsQueryVariables>;

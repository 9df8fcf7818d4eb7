/* eslint-disable */
import type { MailPreviewQuery, MailPreviewQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MailPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`query MailPreview($order: String!, $mail: ID!) { mailPreview(order: $order, mail: $mail) { __typename ... on MailPreview { to subject text frame attachments } ... on Refusal { code message } } }`, { hash: 'efcb04ed7ec45b49e01802d9df2971b1b294e53f902650f4fe818aa181b785b3' }) as unknown as TypedDocumentString<MailPreviewQuery, MailPreviewQueryVariables>;

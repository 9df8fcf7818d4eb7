/* eslint-disable */
import type { IssueGiftCardMutation, IssueGiftCardMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const IssueGiftCardDocument = /*#__PURE__*/ new TypedDocumentString(`mutation IssueGiftCard($input: GiftCardInput!) { issueGiftCard(input: $input) { ...GiftCardChanged } } fragment GiftCardChanged on GiftCardResult { __typename ... on GiftCard { id number version } ... on Refusal { code message } ... on WaitsForApproval { request { id } } }`, { hash: 'deb7533ee7ab997db24a7852a3eb9949c1db898dc8aa00ca4b681347aa8feb81' }) as unknown as TypedDocumentString<IssueGiftCardMutation, IssueGiftCardMutationVariables>;

/* eslint-disable */
import type { AskForAlertMutation, AskForAlertMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AskForAlertDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AskForAlert($input: ProductAlertSubscriptionInput!) { productAlertSubscription(input: $input) { email } }`) as unknown as TypedDocumentString<AskForAlertMutation, AskForAlertMutationVariables>;

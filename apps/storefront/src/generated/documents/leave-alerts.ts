/* eslint-disable */
import type { LeaveAlertsMutation, LeaveAlertsMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LeaveAlertsDocument = /*#__PURE__*/ new TypedDocumentString(`mutation LeaveAlerts($token: String!) { unsubscribeProductAlert(token: $token) }`) as unknown as TypedDocumentString<LeaveAlertsMutation, LeaveAlertsMutationVariables>;

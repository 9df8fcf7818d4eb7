/* eslint-disable */
import type { StaffMemberQuery, StaffMemberQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const StaffMemberDocument = /*#__PURE__*/ new TypedDocumentString(`query StaffMember($id: ID!) { staffMember(id: $id) { id version name email language state roles { role branch } lastSeenAt hasSecondFactor } }`, { hash: '72e351b040f50f27f5532f5a929b1d5d0bc1ebced9ba6a27d7a5011360627cfe' }) as unknown as TypedDocumentString<StaffMemberQuery, StaffMemberQueryVariables>;

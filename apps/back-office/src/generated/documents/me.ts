/* eslint-disable */
import type { MeQuery, MeQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MeDocument = /*#__PURE__*/ new TypedDocumentString(`query Me { me { id name email language roles { role branch } permits { permission branches } hasPassword hasTotp passkeys { id } secondFactorDue } }`, { hash: '2e82cbd535a9e2cf7b68acdee12ce4daa5701e7fa3308da142ad9231d1da1d9e' }) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;

/* eslint-disable */
import type { EntranceQuery, EntranceQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const EntranceDocument = /*#__PURE__*/ new TypedDocumentString(`query Entrance { entrance { demo { email name roles { role branch } } demoPassword branches { code name } } }`, { hash: '13ca5943f2005e0851b9c46b56c2f1a1a9593132d91db4d0b6fd6ce4b47c5a68' }) as unknown as TypedDocumentString<EntranceQuery, EntranceQueryVariables>;

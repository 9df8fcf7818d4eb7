/* eslint-disable */
import type { EntranceQuery, EntranceQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const EntranceDocument = /*#__PURE__*/ new TypedDocumentString(`query Entrance { entrance { demo { email name roles { role branch } } demoPassword } }`, { hash: '30fb5aea4fcbbd3bb75a38f3dd1c79339ba09b3f929258d060d06552a684d75b' }) as unknown as TypedDocumentString<EntranceQuery, EntranceQueryVariables>;

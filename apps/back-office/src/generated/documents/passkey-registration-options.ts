/* eslint-disable */
import type { PasskeyRegistrationOptionsQuery, PasskeyRegistrationOptionsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PasskeyRegistrationOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`query PasskeyRegistrationOptions { passkeyRegistrationOptions }`, { hash: 'd71902a7478b7611fcc77836e2b38e2be76caa3a769a7fd53d20956abd77066b' }) as unknown as TypedDocumentString<PasskeyRegistrationOptionsQuery, PasskeyRegistrationOptionsQueryVariables>;

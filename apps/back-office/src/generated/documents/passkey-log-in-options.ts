/* eslint-disable */
import type { PasskeyLogInOptionsQuery, PasskeyLogInOptionsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PasskeyLogInOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`query PasskeyLogInOptions { passkeyLogInOptions }`, { hash: 'c73d84b87769668018a68356c0c8c26bdcd183ed179ca33b76b4bb2ede416980' }) as unknown as TypedDocumentString<PasskeyLogInOptionsQuery, PasskeyLogInOptionsQueryVariables>;

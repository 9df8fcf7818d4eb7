/* eslint-disable */
import type { StartTotpMutation, StartTotpMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const StartTotpDocument = /*#__PURE__*/ new TypedDocumentString(`mutation StartTotp { startTotp { uri secret } }`, { hash: '78d1ac0d8d874863a85ce80bda4d84f89496aa39f761e2cdd0ad9c2cc5c44171' }) as unknown as TypedDocumentString<StartTotpMutation, StartTotpMutationVariables>;

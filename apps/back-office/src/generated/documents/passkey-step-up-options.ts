/* eslint-disable */
import type { PasskeyStepUpOptionsQuery, PasskeyStepUpOptionsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PasskeyStepUpOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`query PasskeyStepUpOptions { passkeyStepUpOptions }`, { hash: '95343041afc345808285f371c0bb0ca28f084c0601a828e38988705f02352bb9' }) as unknown as TypedDocumentString<PasskeyStepUpOptionsQuery, PasskeyStepUpOptionsQueryVariables>;

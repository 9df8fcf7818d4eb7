/* eslint-disable */
import type { RemoveViewMutation, RemoveViewMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RemoveViewDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveView($id: ID!, $key: ID!) { removeView(id: $id, key: $key) { __typename ... on ViewRemoved { id } ... on Refusal { code message } } }`, { hash: '9bb8a00d6889e3cecf3d4f2594dbd5d463cef349e180ed00e5779081142a6594' }) as unknown as TypedDocumentString<RemoveViewMutation, RemoveViewMutationVariables>;

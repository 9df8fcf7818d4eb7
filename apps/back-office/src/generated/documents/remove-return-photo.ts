/* eslint-disable */
import type { RemoveReturnPhotoMutation, RemoveReturnPhotoMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RemoveReturnPhotoDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveReturnPhoto($id: ID!, $photo: ID!, $key: ID!) { removeReturnPhoto(id: $id, photo: $photo, key: $key) { ...ReturnAnswer } } fragment ReturnAnswer on ReturnResult { __typename ... on Return { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '4dde269262a57c4a1d9fa5bf97b8c912fd511db5c7c5684450b6f4e5026a0adc' }) as unknown as TypedDocumentString<RemoveReturnPhotoMutation, RemoveReturnPhotoMutationVariables>;

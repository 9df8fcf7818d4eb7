/* eslint-disable */
import type { AddReturnPhotoMutation, AddReturnPhotoMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AddReturnPhotoDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AddReturnPhoto($id: ID!, $upload: ID!, $key: ID!) { addReturnPhoto(id: $id, upload: $upload, key: $key) { ...ReturnAnswer } } fragment ReturnAnswer on ReturnResult { __typename ... on Return { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '9290fcc3b569efaab720b414ebaf1b30a522085e7f38cf80023df1588177ed41' }) as unknown as TypedDocumentString<AddReturnPhotoMutation, AddReturnPhotoMutationVariables>;

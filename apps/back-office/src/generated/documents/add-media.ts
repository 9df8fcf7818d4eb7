/* eslint-disable */
import type { AddMediaMutation, AddMediaMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AddMediaDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AddMedia($upload: ID!, $key: ID!) { addMedia(upload: $upload, key: $key) { __typename ... on Refusal { code message } ... on MediaAdded { isNew media { ...MediaRow } } } } fragment MediaRow on MediaSummary { id name path framePath frameHash width height bytes alt hasAlt tags isUsed removedAt }`, { hash: '57465d0d696678be99f578492804ce60ab78f6c103ae13228c91a8b783602a0f' }) as unknown as TypedDocumentString<AddMediaMutation, AddMediaMutationVariables>;

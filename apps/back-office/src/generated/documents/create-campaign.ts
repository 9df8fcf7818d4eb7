/* eslint-disable */
import type { CreateCampaignMutation, CreateCampaignMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CreateCampaignDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateCampaign($name: String!, $key: ID!) { createCampaign(name: $name, key: $key) { __typename ... on CampaignSaved { campaign { id } } ... on Refusal { code message field } } }`, { hash: '2d1d87f7c0560143908892f515fea49df0d5666ced836091fb9257dd1d177cf4' }) as unknown as TypedDocumentString<CreateCampaignMutation, CreateCampaignMutationVariables>;

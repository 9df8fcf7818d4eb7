/* eslint-disable */
import type { CreateBrandMutation, CreateBrandMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CreateBrandDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateBrand($title: String!, $maker: MakerInput!, $euResponsible: MakerInput, $key: ID!) { createBrand( title: $title maker: $maker euResponsible: $euResponsible key: $key ) { __typename ... on BrandSaved { brand { id } } ... on Refusal { code message field } } }`, { hash: '374c19299cac22e6475b8ba40d15d488d16b8ce90030b57f2011e75209d06b55' }) as unknown as TypedDocumentString<CreateBrandMutation, CreateBrandMutationVariables>;

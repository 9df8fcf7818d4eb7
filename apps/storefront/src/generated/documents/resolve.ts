/* eslint-disable */
import type { ResolveQuery, ResolveQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ResolveDocument = /*#__PURE__*/ new TypedDocumentString(`query Resolve($url: String!) { route(url: $url) { __typename type redirect_code relative_url ... on CategoryTree { uid } ... on ProductInterface { sku } ... on CmsPage { identifier } ... on LandingPage { landing_identifier: identifier } } }`) as unknown as TypedDocumentString<ResolveQuery, ResolveQueryVariables>;

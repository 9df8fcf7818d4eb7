/* eslint-disable */
import type { RemoveSizeChartMutation, RemoveSizeChartMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RemoveSizeChartDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveSizeChart($id: ID!, $version: Int!, $key: ID!) { removeSizeChart(id: $id, version: $version, key: $key) { __typename ... on SizeChartRemoved { key } ... on Refusal { code message field } } }`, { hash: '874944474b46ebe0f53ab23fd7f124aacb3989748b4bc2dd41aaf05fd5376534' }) as unknown as TypedDocumentString<RemoveSizeChartMutation, RemoveSizeChartMutationVariables>;

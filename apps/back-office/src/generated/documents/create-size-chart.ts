/* eslint-disable */
import type { CreateSizeChartMutation, CreateSizeChartMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CreateSizeChartDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateSizeChart($sizeChart: ID!, $attribute: ID!, $key: ID!) { createSizeChart(sizeChart: $sizeChart, attribute: $attribute, key: $key) { __typename ... on SizeChartSaved { sizeChart { key } } ... on Refusal { code message field } } }`, { hash: '52792b89060be4af0b91d7f7cca50726000c8e2b29655d9e96807b23c58dc6ac' }) as unknown as TypedDocumentString<CreateSizeChartMutation, CreateSizeChartMutationVariables>;

/* eslint-disable */
import type { SizeChartQuery, SizeChartQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SizeChartDocument = /*#__PURE__*/ new TypedDocumentString(`query SizeChart($key: ID!) { sizeChart(key: $key) { ...SizeChartPage } productChoices { stores { code name language fallback } } } fragment SizeChartPage on SizeChart { key version values sizes { id label attribute } attribute products can }`, { hash: 'bc9df11bcd595ee32be54c09079ebcd32a53b21a04b699c08de8ead537912e9e' }) as unknown as TypedDocumentString<SizeChartQuery, SizeChartQueryVariables>;

/* eslint-disable */
import type { SizeChartQuery, SizeChartQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SizeChartDocument = /*#__PURE__*/ new TypedDocumentString(`query SizeChart($key: ID!) { sizeChart(key: $key) { ...SizeChartPage } productChoices { stores { code name language fallback } } } fragment SizeChartPage on SizeChart { key name version values sizes { id label attribute } attribute products can }`, { hash: '6da2f98a936621fa796608da229cde3714b65a93bafa9bb2b5d78667fd054611' }) as unknown as TypedDocumentString<SizeChartQuery, SizeChartQueryVariables>;

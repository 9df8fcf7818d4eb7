/* eslint-disable */
import type { SizeChartListQuery, SizeChartListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SizeChartListDocument = /*#__PURE__*/ new TypedDocumentString(`query SizeChartList { sizeCharts { key name sizes products } attributes { code label options } }`, { hash: '828e4d951e0f2bab2703d52bca06909b4d6e084db753ae7cb7bccdf8792abdf8' }) as unknown as TypedDocumentString<SizeChartListQuery, SizeChartListQueryVariables>;

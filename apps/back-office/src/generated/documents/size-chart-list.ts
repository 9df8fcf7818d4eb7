/* eslint-disable */
import type { SizeChartListQuery, SizeChartListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SizeChartListDocument = /*#__PURE__*/ new TypedDocumentString(`query SizeChartList { sizeCharts { key sizes products } attributes { code label options } }`, { hash: 'd68a6a9fe55c9b2723125ab8171e8dc8ddc199d8d245e3bc913413141a3d9521' }) as unknown as TypedDocumentString<SizeChartListQuery, SizeChartListQueryVariables>;

/* eslint-disable */
import type { CardPreviewQuery, CardPreviewQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CardPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`query CardPreview($store: String!, $at: String!, $search: String) { cardPreview(store: $store, at: $at, search: $search) { sku name picture price { cents } reference { cents } percentOff isFrom } }`, { hash: '427cfbae658e9b047a04cb720af7376a980f826135fc9681db43eb049f2993d8' }) as unknown as TypedDocumentString<CardPreviewQuery, CardPreviewQueryVariables>;

/* eslint-disable */
import type { FinderPicturesQuery, FinderPicturesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const FinderPicturesDocument = /*#__PURE__*/ new TypedDocumentString(`query FinderPictures($partFilters: PartfinderFilterInput) { partfinderSearch(partFilters: $partFilters, pageSize: 6, currentPage: 1) { items { small_image { url } } } }`) as unknown as TypedDocumentString<FinderPicturesQuery, FinderPicturesQueryVariables>;

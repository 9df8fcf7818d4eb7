/* eslint-disable */
import type { MediaAssetQuery, MediaAssetQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MediaAssetDocument = /*#__PURE__*/ new TypedDocumentString(`query MediaAsset($id: ID!) { mediaAsset(id: $id) { ...MediaPage } } fragment MediaPage on MediaAsset { id version name hash frameHash path largePath framePath width height bytes type isWhole uploadedBy uploadedAt removedAt values can }`, { hash: '3f2acedd76edb050f962beb304c827a0d01769ddf691f8ba4aa1f34e935baa97' }) as unknown as TypedDocumentString<MediaAssetQuery, MediaAssetQueryVariables>;

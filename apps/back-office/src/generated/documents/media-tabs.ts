/* eslint-disable */
import type { MediaTabsQuery, MediaTabsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MediaTabsDocument = /*#__PURE__*/ new TypedDocumentString(`query MediaTabs { mediaTabs { tab count countIsCapped } }`, { hash: '07025a286ff07b5503fb70262dd98972d7dfbc3a9c8c6ae41908c8b92f08ec20' }) as unknown as TypedDocumentString<MediaTabsQuery, MediaTabsQueryVariables>;

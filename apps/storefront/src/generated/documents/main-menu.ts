/* eslint-disable */
import type { MainMenuQuery, MainMenuQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MainMenuDocument = /*#__PURE__*/ new TypedDocumentString(`query MainMenu($root: String!) { categories(filters: {category_uid: {eq: $root}}, pageSize: 1) { items { children { ...MainMenuCategory children { ...MainMenuCategory children { ...MainMenuCategory } } } } } } fragment MainMenuCategory on CategoryTree { uid name url_path position include_in_menu }`) as unknown as TypedDocumentString<MainMenuQuery, MainMenuQueryVariables>;

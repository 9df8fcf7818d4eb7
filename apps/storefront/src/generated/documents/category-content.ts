/* eslint-disable */
import type { CategoryContentQuery, CategoryContentQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CategoryContentDocument = /*#__PURE__*/ new TypedDocumentString(`query CategoryContent($id: Int!) { getTailoredSlider(pageType: "categories", pageId: $id) { ...SliderSlider } storeConfig { form_category_id } } fragment SliderSlider on TailoredSlider { identifier title fullwidth location slides { title description link buttonText media { url type previewType smallest smaller medium larger largest alt ratio small_ratio focus { x y } small_focus { x y } } } }`) as unknown as TypedDocumentString<CategoryContentQuery, CategoryContentQueryVariables>;

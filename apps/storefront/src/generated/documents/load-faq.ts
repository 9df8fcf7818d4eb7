/* eslint-disable */
import type { LoadFaqQuery, LoadFaqQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LoadFaqDocument = /*#__PURE__*/ new TypedDocumentString(`query LoadFaq($page: Int!) { faq(pageSize: 50, currentPage: $page) { items { ...FaqPageCategory } } } fragment FaqPageCategory on FaqCategory { category_id title url_key items { faq_id question short_answer long_answer } }`) as unknown as TypedDocumentString<LoadFaqQuery, LoadFaqQueryVariables>;

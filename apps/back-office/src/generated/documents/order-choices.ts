/* eslint-disable */
import type { OrderChoicesQuery, OrderChoicesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const OrderChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`query OrderChoices { orderChoices { countries payments } }`, { hash: '3c720a748f112fb6e7c2507759b0ae9fccb8adc89cf142cbbac7eb26c1c8e9d3' }) as unknown as TypedDocumentString<OrderChoicesQuery, OrderChoicesQueryVariables>;

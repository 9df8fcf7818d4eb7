/* eslint-disable */
import type { ReturnableQuery, ReturnableQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReturnableDocument = /*#__PURE__*/ new TypedDocumentString(`query Returnable($order: String!, $name: String) { returnable(order: $order, name: $name) { __typename ... on Returnable { order name deadline isLate lines { lineId sku name options { label value } picture unit { cents } sent returnable isMadeToMeasure } } ... on Refusal { code message field } } }`, { hash: 'ff14f1231428525dac71e75ce5baf86d2eabf27d3da8ec935087156e1ccfb5be' }) as unknown as TypedDocumentString<ReturnableQuery, ReturnableQueryVariables>;

/* eslint-disable */
import type { CouponTestQuery, CouponTestQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CouponTestDocument = /*#__PURE__*/ new TypedDocumentString(`query CouponTest($input: CouponTestInput!) { couponTest(input: $input) { __typename works rules { rule holds given limit } lines { sku name quantity row { cents } obstacle } unknown discount { cents } shippingDiscount { cents } total { cents } } }`, { hash: '1d5cd0443e8dab1403515fb6cb68ba567f4d1b96c257554d13b9ec206d9f97a4' }) as unknown as TypedDocumentString<CouponTestQuery, CouponTestQueryVariables>;

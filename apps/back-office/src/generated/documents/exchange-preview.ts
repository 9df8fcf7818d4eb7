/* eslint-disable */
import type { ExchangePreviewQuery, ExchangePreviewQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ExchangePreviewDocument = /*#__PURE__*/ new TypedDocumentString(`query ExchangePreview($id: ID!, $lines: [ExchangeLineInput!]!) { exchangePreview(id: $id, lines: $lines) { __typename ... on ExchangePreview { worth { cents } valueLoss { cents } total { cents } lines { sku name options { label value } quantity row { cents } } toPay { cents } rest { cents } goesBackBy waitsFor } ... on Refusal { code message field } } }`, { hash: 'aa698683fd288cfd3f45b1de36586b3ad572b21fedefaa6af013f3b3d5993396' }) as unknown as TypedDocumentString<ExchangePreviewQuery, ExchangePreviewQueryVariables>;

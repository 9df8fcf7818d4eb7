/* eslint-disable */
import type { SettlementPreviewQuery, SettlementPreviewQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SettlementPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`query SettlementPreview($id: ID!, $lines: [LineQuantity!]!) { settlementPreview(id: $id, lines: $lines) { __typename ... on SettlementPreview { total { cents } taxes { percent incl { cents } tax { cents } } lines { lineId quantity amount { cents } unsent } delivery { cents } valueLoss { cents } goesBackBy waitsFor } ... on Refusal { code message field } } }`, { hash: '29daa84691d5c75ba58e223dd4a9511dde0b126f1edf6c38659ca2f4b4325107' }) as unknown as TypedDocumentString<SettlementPreviewQuery, SettlementPreviewQueryVariables>;

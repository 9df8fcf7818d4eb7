/* eslint-disable */
import type { OwnAccountQuery, OwnAccountQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const OwnAccountDocument = /*#__PURE__*/ new TypedDocumentString(`query OwnAccount { me { id name email language roles { role branch } strength hasPassword hasTotp passkeys { id name createdAt usedAt } recoveryCodesLeft secondFactorDue sessions { id isThis strength since lastUsed ip browser } } }`, { hash: '861db7fc34ed675145bd4845bd48989eb6ea087cd23efb86d2202720d3470be7' }) as unknown as TypedDocumentString<OwnAccountQuery, OwnAccountQueryVariables>;

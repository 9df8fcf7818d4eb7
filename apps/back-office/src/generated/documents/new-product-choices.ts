/* eslint-disable */
import type { NewProductChoicesQuery, NewProductChoicesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const NewProductChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`query NewProductChoices { productChoices { stores { code name language fallback } brands { id title } categories { id name path } attributes { code label input } } }`, { hash: '064c616226aa6efb7efc6bbfd0223f2c590be7acc6532503b8a9a37475862574' }) as unknown as TypedDocumentString<NewProductChoicesQuery, NewProductChoicesQueryVariables>;

/* eslint-disable */
import type { CustomerTabsQuery, CustomerTabsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CustomerTabsDocument = /*#__PURE__*/ new TypedDocumentString(`query CustomerTabs { customerTabs { tab count countIsCapped } }`, { hash: 'a605a9b6e991bd343302f30be61402d0c38ec98edbe19ad90fbfdb53b6d6ca2f' }) as unknown as TypedDocumentString<CustomerTabsQuery, CustomerTabsQueryVariables>;

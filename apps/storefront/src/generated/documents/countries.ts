/* eslint-disable */
import type { CountriesQuery, CountriesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CountriesDocument = /*#__PURE__*/ new TypedDocumentString(`query Countries { countries { id full_name_locale available_regions { code name } } }`) as unknown as TypedDocumentString<CountriesQuery, CountriesQueryVariables>;

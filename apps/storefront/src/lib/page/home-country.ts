import type { PerLanguage } from '@shop/contract';
import type { CountryCodeEnum } from '../../generated/graphql.ts';

/** Where whoever reads a language most likely lives: what delivery promises and estimates begin with. */
export const homeCountries: PerLanguage<CountryCodeEnum> = { nl: 'NL', de: 'DE', en: 'NL' };

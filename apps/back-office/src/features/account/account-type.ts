import type { OwnAccountQuery } from '../../generated/graphql.ts';

export type OwnAccount = OwnAccountQuery['me'];

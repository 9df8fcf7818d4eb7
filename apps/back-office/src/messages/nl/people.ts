import type { AreaMessages } from '../areas.ts';
import { nl as account } from '../../features/account/messages/nl.ts';
import { nl as staff } from '../../features/staff/messages/nl.ts';

export const messages: AreaMessages<'people'> = { account, staff };

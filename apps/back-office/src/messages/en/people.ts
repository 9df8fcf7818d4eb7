import type { AreaMessages } from '../areas.ts';
import { en as account } from '../../features/account/messages/en.ts';
import { en as staff } from '../../features/staff/messages/en.ts';

export const messages: AreaMessages<'people'> = { account, staff };

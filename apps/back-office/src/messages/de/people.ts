import type { AreaMessages } from '../areas.ts';
import { de as account } from '../../features/account/messages/de.ts';
import { de as staff } from '../../features/staff/messages/de.ts';

export const messages: AreaMessages<'people'> = { account, staff };

import type { AreaMessages } from '../areas.ts';
import { en as permissions } from '../../features/staff/permissions/messages/en.ts';

export const messages: AreaMessages<'permissions'> = { permissions };

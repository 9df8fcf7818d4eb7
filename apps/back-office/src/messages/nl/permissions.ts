import type { AreaMessages } from '../areas.ts';
import { nl as permissions } from '../../features/staff/permissions/messages/nl.ts';

export const messages: AreaMessages<'permissions'> = { permissions };

import type { AreaMessages } from '../areas.ts';
import { de as permissions } from '../../features/staff/permissions/messages/de.ts';

export const messages: AreaMessages<'permissions'> = { permissions };

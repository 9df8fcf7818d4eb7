import type { AreaMessages } from '../areas.ts';
import { de as entrance } from '../../features/entrance/messages/de.ts';
import { de as roles } from '../../lib/roles/messages/de.ts';
import { de as failure } from '../../shell/messages/de.ts';
import { de as ui } from '../../ui/messages/de.ts';

export const messages: AreaMessages<'entrance'> = { entrance, failure, roles, ui };

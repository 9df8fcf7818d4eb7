import type { AreaMessages } from '../areas.ts';
import { nl as entrance } from '../../features/entrance/messages/nl.ts';
import { nl as roles } from '../../lib/roles/messages/nl.ts';
import { nl as failure } from '../../shell/messages/nl.ts';
import { nl as ui } from '../../ui/messages/nl.ts';

export const messages: AreaMessages<'entrance'> = { entrance, failure, roles, ui };

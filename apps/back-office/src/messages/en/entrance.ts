import type { AreaMessages } from '../areas.ts';
import { en as entrance } from '../../features/entrance/messages/en.ts';
import { en as roles } from '../../lib/roles/messages/en.ts';
import { en as failure } from '../../shell/messages/en.ts';
import { en as ui } from '../../ui/messages/en.ts';

export const messages: AreaMessages<'entrance'> = { entrance, failure, roles, ui };

import type { AreaMessages } from '../areas.ts';
import { nl as words } from '../../features/import/messages/nl.ts';

export const messages: AreaMessages<'import'> = { import: words };

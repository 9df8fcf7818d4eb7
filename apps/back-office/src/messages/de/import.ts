import type { AreaMessages } from '../areas.ts';
import { de as words } from '../../features/import/messages/de.ts';

export const messages: AreaMessages<'import'> = { import: words };

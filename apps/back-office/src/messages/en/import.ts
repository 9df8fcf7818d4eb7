import type { AreaMessages } from '../areas.ts';
import { en as words } from '../../features/import/messages/en.ts';

export const messages: AreaMessages<'import'> = { import: words };

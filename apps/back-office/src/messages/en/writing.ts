import type { AreaMessages } from '../areas.ts';
import { en as richText } from '../../ui/rich-text/messages/en.ts';

export const messages: AreaMessages<'writing'> = { richText };

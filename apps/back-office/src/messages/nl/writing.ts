import type { AreaMessages } from '../areas.ts';
import { nl as richText } from '../../ui/rich-text/messages/nl.ts';

export const messages: AreaMessages<'writing'> = { richText };

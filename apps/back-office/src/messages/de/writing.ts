import type { AreaMessages } from '../areas.ts';
import { de as richText } from '../../ui/rich-text/messages/de.ts';

export const messages: AreaMessages<'writing'> = { richText };

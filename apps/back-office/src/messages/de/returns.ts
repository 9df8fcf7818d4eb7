import type { AreaMessages } from '../areas.ts';
import { de as returns } from '../../features/returns/list/messages/de.ts';
import { de as back } from '../../features/returns/page/messages/de.ts';
import { de as returnPhotos } from '../../features/returns/page/photos/messages/de.ts';

export const messages: AreaMessages<'returns'> = { return: back, returnPhotos, returns };

import type { AreaMessages } from '../areas.ts';
import { nl as returns } from '../../features/returns/list/messages/nl.ts';
import { nl as back } from '../../features/returns/page/messages/nl.ts';
import { nl as returnPhotos } from '../../features/returns/page/photos/messages/nl.ts';

export const messages: AreaMessages<'returns'> = { return: back, returnPhotos, returns };

import type { AreaMessages } from '../areas.ts';
import { en as returns } from '../../features/returns/list/messages/en.ts';
import { en as back } from '../../features/returns/page/messages/en.ts';
import { en as returnPhotos } from '../../features/returns/page/photos/messages/en.ts';

export const messages: AreaMessages<'returns'> = { return: back, returnPhotos, returns };

import type { AreaMessages } from '../areas.ts';
import { nl as wishlist } from '../../features/wishlist/messages/nl.ts';

export const messages: AreaMessages<'wishlist'> = { wishlist };

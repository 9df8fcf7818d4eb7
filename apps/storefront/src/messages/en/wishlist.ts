import type { AreaMessages } from '../areas.ts';
import { en as wishlist } from '../../features/wishlist/messages/en.ts';

export const messages: AreaMessages<'wishlist'> = { wishlist };

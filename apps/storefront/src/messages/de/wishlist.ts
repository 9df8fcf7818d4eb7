import type { AreaMessages } from '../areas.ts';
import { de as wishlist } from '../../features/wishlist/messages/de.ts';

export const messages: AreaMessages<'wishlist'> = { wishlist };

import type { AreaMessages } from '../areas.ts';
import { en as campaigns } from '../../features/campaigns/messages/en.ts';
import { en as prices } from '../../features/prices/messages/en.ts';

export const messages: AreaMessages<'prices'> = { campaigns, prices };

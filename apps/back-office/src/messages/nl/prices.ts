import type { AreaMessages } from '../areas.ts';
import { nl as campaigns } from '../../features/campaigns/messages/nl.ts';
import { nl as prices } from '../../features/prices/messages/nl.ts';

export const messages: AreaMessages<'prices'> = { campaigns, prices };

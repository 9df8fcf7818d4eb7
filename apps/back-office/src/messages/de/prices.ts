import type { AreaMessages } from '../areas.ts';
import { de as campaigns } from '../../features/campaigns/messages/de.ts';
import { de as prices } from '../../features/prices/messages/de.ts';

export const messages: AreaMessages<'prices'> = { campaigns, prices };

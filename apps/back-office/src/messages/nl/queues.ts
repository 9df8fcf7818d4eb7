import type { AreaMessages } from '../areas.ts';
import { nl as alerts } from '../../features/alerts/messages/nl.ts';
import { nl as customers } from '../../features/customers/messages/nl.ts';
import { nl as forms } from '../../features/forms/messages/nl.ts';
import { nl as newsletter } from '../../features/newsletter/messages/nl.ts';
import { nl as privacy } from '../../features/privacy/messages/nl.ts';
import { nl as reviews } from '../../features/reviews/messages/nl.ts';
import { nl as queue } from '../../shell/queue/messages/nl.ts';

export const messages: AreaMessages<'queues'> = { alerts, customers, forms, newsletter, privacy, queue, reviews };

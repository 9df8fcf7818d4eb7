import type { AreaMessages } from '../areas.ts';
import { de as alerts } from '../../features/alerts/messages/de.ts';
import { de as customers } from '../../features/customers/messages/de.ts';
import { de as forms } from '../../features/forms/messages/de.ts';
import { de as newsletter } from '../../features/newsletter/messages/de.ts';
import { de as privacy } from '../../features/privacy/messages/de.ts';
import { de as reviews } from '../../features/reviews/messages/de.ts';
import { de as queue } from '../../shell/queue/messages/de.ts';

export const messages: AreaMessages<'queues'> = { alerts, customers, forms, newsletter, privacy, queue, reviews };

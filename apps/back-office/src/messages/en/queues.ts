import type { AreaMessages } from '../areas.ts';
import { en as alerts } from '../../features/alerts/messages/en.ts';
import { en as customers } from '../../features/customers/messages/en.ts';
import { en as forms } from '../../features/forms/messages/en.ts';
import { en as newsletter } from '../../features/newsletter/messages/en.ts';
import { en as privacy } from '../../features/privacy/messages/en.ts';
import { en as reviews } from '../../features/reviews/messages/en.ts';
import { en as queue } from '../../shell/queue/messages/en.ts';

export const messages: AreaMessages<'queues'> = { alerts, customers, forms, newsletter, privacy, queue, reviews };

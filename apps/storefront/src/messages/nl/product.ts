import type { AreaMessages } from '../areas.ts';
import { nl as reviews } from '../../features/reviews/messages/nl.ts';
import { nl as alerts } from '../../features/alerts/messages/nl.ts';
import { nl as compare } from '../../features/compare/messages/nl.ts';
import { nl as forms } from '../../features/forms/messages/nl.ts';

export const messages: AreaMessages<'product'> = { reviews, alerts, compare, forms };

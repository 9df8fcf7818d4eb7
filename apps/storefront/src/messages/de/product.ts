import type { AreaMessages } from '../areas.ts';
import { de as reviews } from '../../features/reviews/messages/de.ts';
import { de as alerts } from '../../features/alerts/messages/de.ts';
import { de as compare } from '../../features/compare/messages/de.ts';
import { de as forms } from '../../features/forms/messages/de.ts';

export const messages: AreaMessages<'product'> = { reviews, alerts, compare, forms };

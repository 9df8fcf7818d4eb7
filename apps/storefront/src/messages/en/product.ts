import type { AreaMessages } from '../areas.ts';
import { en as reviews } from '../../features/reviews/messages/en.ts';
import { en as alerts } from '../../features/alerts/messages/en.ts';
import { en as compare } from '../../features/compare/messages/en.ts';
import { en as forms } from '../../features/forms/messages/en.ts';

export const messages: AreaMessages<'product'> = { reviews, alerts, compare, forms };

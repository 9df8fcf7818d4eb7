import type { DemoFaqCategory } from '../model.ts';
import { business, privacyQuestions, shops } from './business-and-shops.ts';
import { care, style } from './care-and-style.ts';
import { delivery } from './delivery.ts';
import { fit } from './fit.ts';
import { ordering } from './ordering.ts';
import { returns } from './returns.ts';

/** Questions by category, in the order of the page. */
export const faqCategories: readonly DemoFaqCategory[] = [ordering, delivery, returns, fit, care, style, business, shops, privacyQuestions];

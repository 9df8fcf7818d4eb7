import { contactForm } from './contact-form.ts';
import { groupOrderForm } from './group-order-form.ts';
import { measureAppointmentForm } from './measure-appointment-form.ts';
import type { DemoForm } from './model.ts';
import { productForm } from './product-form.ts';

/** One form of each type; between them they use every kind of field and every rule. */
export const forms: readonly DemoForm[] = [contactForm, productForm, groupOrderForm, measureAppointmentForm];

import type { AreaMessages } from '../areas.ts';
import { en as fields } from '../../lib/forms/messages/en.ts';
import { en as address } from '../../lib/address/messages/en.ts';
import { en as payment } from '../../lib/payment/messages/en.ts';

export const messages: AreaMessages<'fields'> = { fields, address, payment };

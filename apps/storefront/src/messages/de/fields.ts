import type { AreaMessages } from '../areas.ts';
import { de as fields } from '../../lib/forms/messages/de.ts';
import { de as address } from '../../lib/address/messages/de.ts';
import { de as payment } from '../../lib/payment/messages/de.ts';

export const messages: AreaMessages<'fields'> = { fields, address, payment };

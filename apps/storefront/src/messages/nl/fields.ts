import type { AreaMessages } from '../areas.ts';
import { nl as fields } from '../../lib/forms/messages/nl.ts';
import { nl as address } from '../../lib/address/messages/nl.ts';
import { nl as payment } from '../../lib/payment/messages/nl.ts';

export const messages: AreaMessages<'fields'> = { fields, address, payment };

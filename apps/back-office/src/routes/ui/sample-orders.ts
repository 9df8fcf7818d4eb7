import type { IconName } from '../../ui/icons/icon-names.ts';
import type { Tone } from '../../ui/show/status-pill.tsx';

export type SampleOrder = {
  readonly number: string;
  readonly placed: string;
  readonly customer: string;
  readonly country: string;
  readonly status: { readonly tone: Tone; readonly icon: IconName; readonly word: string };
  readonly note?: string;
  readonly late?: string;
  readonly delivery: string;
  readonly total: string;
};

const packing = { tone: 'info', icon: 'package-fill', word: 'Wordt klaargemaakt' } as const;
const waiting = { tone: 'warn', icon: 'clock-fill', word: 'Wacht op betaling' } as const;
const held = { tone: 'warn', icon: 'pause-circle-fill', word: 'Aangehouden' } as const;
const done = { tone: 'good', icon: 'check-circle-fill', word: 'Afgerond' } as const;
const fraud = { tone: 'bad', icon: 'warning-circle-fill', word: 'Verdenking van fraude' } as const;
const canceled = { tone: 'idle', icon: 'x-circle-fill', word: 'Geannuleerd' } as const;

/** Rows in every state a list can show. */
export const orders: readonly SampleOrder[] = [
  {
    number: '100012148',
    placed: '12:06',
    customer: 'Marieke Janssen',
    country: 'NL',
    status: packing,
    delivery: 'Bezorgen',
    total: '€ 209,85',
  },
  {
    number: '100012147',
    placed: '11:58',
    customer: 'Thomas Krüger',
    country: 'DE',
    status: packing,
    delivery: 'Afhalen Aachen',
    total: '€ 298,95',
  },
  {
    number: '100012146',
    placed: '11:41',
    customer: 'Femke van der Heijden',
    country: 'NL',
    status: waiting,
    delivery: 'Bezorgen',
    total: '€ 79,95',
  },
  {
    number: '100012145',
    placed: '11:20',
    customer: 'Annika Schröder',
    country: 'DE',
    status: packing,
    delivery: 'Bezorgen, 2 bronnen',
    total: '€ 513,80',
  },
  {
    number: '100012144',
    placed: '10:52',
    customer: 'Ruud Claessens',
    country: 'NL',
    status: packing,
    delivery: 'Afhalen Roermond',
    total: '€ 169,85',
  },
  {
    number: '100012142',
    placed: '09:49',
    customer: 'Lukas Hoffmann',
    country: 'DE',
    status: held,
    note: 'Adres klopt niet',
    delivery: 'Bezorgen',
    total: '€ 641,70',
  },
  {
    number: '100012138',
    placed: 'ma 20:12',
    customer: 'Ilse Dohmen',
    country: 'NL',
    status: done,
    delivery: 'Bezorgen',
    total: '€ 259,00',
  },
  {
    number: '100012137',
    placed: 'ma 19:58',
    customer: 'Markus Lenz',
    country: 'DE',
    status: fraud,
    note: '3 kaarten geprobeerd',
    delivery: 'Bezorgen',
    total: '€ 488,95',
  },
  {
    number: '100012135',
    placed: 'ma 16:03',
    customer: 'Petra Wolters',
    country: 'DE',
    status: packing,
    late: '1 dag te laat',
    delivery: 'Bezorgen',
    total: '€ 219,00',
  },
  {
    number: '100012134',
    placed: 'ma 14:50',
    customer: 'Joris Ramaekers',
    country: 'NL',
    status: canceled,
    delivery: 'Bezorgen',
    total: '€ 959,00',
  },
];

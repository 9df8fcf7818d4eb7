import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  headline: 'From the river to the peaks',
  intro:
    'Dirndls, lederhosen and everything in between. Try them on in Sittard, Roermond and Aachen, or at home with 14 days to change your mind.',
  heroAlt: 'Embroidered knee-length lederhosen and a fir green dirndl with a striped apron',
  shop: 'Shop {category}',
  metaTitle: 'Dirndls and lederhosen | Maas & Alm',
  metaDescription:
    'Dirndls, lederhosen and accessories in sizes 32 to 60. Try them on in Sittard, Roermond and Aachen, or at home with 14 days to change your mind.',

  deliveryDays: '{from}–{to} working days',
  deliveryRest: 'to your door',
  freeWord: 'Free',
  freeRest: 'shipping from {amount}',
  returnDays: '14 days',
  returnRest: 'to change your mind',
  openToday: 'Open now in {city} until {time}',
  opensToday: 'Open today in {city} from {from} to {time}',
  closedNow: '{city} is closed now',
  opensNext: '{city} opens on {day} at {time}',
  weekday1: 'Monday',
  weekday2: 'Tuesday',
  weekday3: 'Wednesday',
  weekday4: 'Thursday',
  weekday5: 'Friday',
  weekday6: 'Saturday',
  weekday7: 'Sunday',

  newIn: 'Just in',
  sale: 'On offer',
  bestsellers: 'Bestsellers',
  categories: 'Where will you start?',

  branches: 'Come and try it on',
  branchesIntro: 'Three shops in the Euregio. Looking for the right bodice? We have pins and patience.',
  branchOpen: 'Open now until {time}',
  branchLater: 'Open today from {from} to {time}',
  branchClosed: 'Closed now',
  branchNext: 'Closed now, opens on {day} at {time}',
  more: 'More',
  moreFailed: 'The next items could not be loaded. Please try again shortly.',
  bundles: 'From head to toe',
  bundlesIntro: 'Complete outfits in which you choose each piece in your own size.',
  bundleParts: 'Parts of {name}',
};

import type { DemoBranch, DemoOpeningTime } from '../model.ts';
import { text } from '../catalogue/text.ts';
import { alternateHoursOf } from './alternate-hours.ts';
import { branchPictures } from './branch-pictures.ts';

const day = (from: string, to: string): readonly DemoOpeningTime[] => [{ from, to }];
const closed: readonly DemoOpeningTime[] = [];

const weeks = {
  SIT: [
    day('13:00', '18:00'),
    day('10:00', '18:00'),
    day('10:00', '18:00'),
    day('10:00', '21:00'),
    day('10:00', '18:00'),
    day('10:00', '17:00'),
    closed,
  ],
  ROE: [
    day('13:00', '18:00'),
    day('10:00', '18:00'),
    day('10:00', '18:00'),
    day('10:00', '20:00'),
    day('10:00', '20:00'),
    day('10:00', '18:00'),
    day('12:00', '17:00'),
  ],
  AAC: [
    day('10:00', '19:00'),
    day('10:00', '19:00'),
    day('10:00', '19:00'),
    day('10:00', '19:00'),
    day('10:00', '19:00'),
    day('10:00', '18:00'),
    closed,
  ],
} as const;

/** The three branches; addresses are invented and the phone numbers deliberately cannot be dialled. */
export const branches: readonly DemoBranch[] = [
  {
    code: 'SIT',
    urlKey: 'sittard',
    name: 'Maas & Alm Sittard',
    street: 'Voorbeeldmarkt 12',
    postcode: '6131 ZZ',
    city: 'Sittard',
    countryCode: 'NL',
    phone: '+31 46 000 00 01',
    fax: '+31 46 000 00 11',
    email: 'sittard@maas-en-alm.example',
    description: text(
      '<p>Onze eerste winkel en ook het atelier. Hier pas je dirndls in alle maten van 32 tot en met 60 en legt onze coupeuse zoom en taille op maat. Donderdag is koopavond.</p><ul><li>Pasadvies, ook op afspraak</li><li>Vermaakservice in eigen atelier</li><li>Afhalen en retourneren</li><li>Cadeauverpakking</li></ul>',
      '<p>Unser erster Laden und zugleich das Atelier. Hier probierst du Dirndl in allen Größen von 32 bis 60, und unsere Schneiderin passt Saum und Taille an. Donnerstags haben wir bis 21 Uhr geöffnet.</p><ul><li>Anprobe, auch mit Termin</li><li>Änderungsservice im eigenen Atelier</li><li>Abholung und Rückgabe</li><li>Geschenkverpackung</li></ul>',
      '<p>Our first shop and also our workshop. Try on dirndls in all sizes from 32 to 60, while our seamstress adjusts hem and waist. On Thursdays we are open until 21:00.</p><ul><li>Fitting advice, by appointment if you like</li><li>Alterations in our own workshop</li><li>Pickup and returns</li><li>Gift wrapping</li></ul>',
    ),
    latitude: 50.9983,
    longitude: 5.8694,
    pictures: branchPictures('SIT'),
    openingHours: weeks.SIT,
    alternateHours: alternateHoursOf('SIT', weeks.SIT),
  },
  {
    code: 'ROE',
    urlKey: 'roermond',
    name: 'Maas & Alm Roermond',
    street: 'Voorbeeldstraat 45',
    postcode: '6041 ZZ',
    city: 'Roermond',
    countryCode: 'NL',
    phone: '+31 475 00 00 02',
    fax: '+31 475 00 00 12',
    email: 'roermond@maas-en-alm.example',
    description: text(
      '<p>Midden in het centrum, elke zondag open. Je vindt hier lederhosen in alle modellen en een vaste hoek voor groepen en verenigingen.</p><ul><li>Pasadvies</li><li>Vermaakservice (via Sittard, ongeveer een week)</li><li>Afhalen en retourneren</li><li>Cadeauverpakking</li></ul>',
      '<p>Mitten in der Innenstadt und jeden Sonntag geöffnet. Hier findest du Lederhosen in allen Formen und eine eigene Ecke für Gruppen und Vereine.</p><ul><li>Anprobe</li><li>Änderungsservice (über Sittard, rund eine Woche)</li><li>Abholung und Rückgabe</li><li>Geschenkverpackung</li></ul>',
      '<p>In the town centre and open every Sunday. You will find lederhosen in every cut here, and a corner for groups and clubs.</p><ul><li>Fitting advice</li><li>Alterations (via Sittard, about a week)</li><li>Pickup and returns</li><li>Gift wrapping</li></ul>',
    ),
    latitude: 51.1942,
    longitude: 5.987,
    pictures: branchPictures('ROE'),
    openingHours: weeks.ROE,
    alternateHours: alternateHoursOf('ROE', weeks.ROE),
  },
  {
    code: 'AAC',
    urlKey: 'aachen',
    name: 'Maas & Alm Aachen',
    street: 'Musterstraße 78',
    postcode: '52062',
    city: 'Aachen',
    countryCode: 'DE',
    phone: '+49 241 000000-3',
    fax: '+49 241 000000-13',
    email: 'aachen@maas-en-alm.example',
    description: text(
      '<p>Onze jongste winkel, op loopafstand van de Dom. Kleiner van opzet, met een keuze uit dirndls, lederhosen en jankers. Wat er niet hangt, laten we komen uit Sittard.</p><ul><li>Pasadvies in het Nederlands en Duits</li><li>Vermaakservice (via Sittard, ongeveer een week)</li><li>Afhalen en retourneren</li><li>Cadeauverpakking</li></ul>',
      '<p>Unser jüngster Laden, ein paar Schritte vom Dom entfernt. Kleiner, mit einer Auswahl an Dirndln, Lederhosen und Jankern. Was nicht hängt, lassen wir aus Sittard kommen.</p><ul><li>Anprobe auf Deutsch und Niederländisch</li><li>Änderungsservice (über Sittard, rund eine Woche)</li><li>Abholung und Rückgabe</li><li>Geschenkverpackung</li></ul>',
      '<p>Our youngest shop, a short walk from the cathedral. Smaller, with a selection of dirndls, lederhosen and jankers. What is not on the rail we bring over from Sittard.</p><ul><li>Fitting advice in German and Dutch</li><li>Alterations (via Sittard, about a week)</li><li>Pickup and returns</li><li>Gift wrapping</li></ul>',
    ),
    latitude: 50.7753,
    longitude: 6.0839,
    pictures: branchPictures('AAC'),
    openingHours: weeks.AAC,
    alternateHours: alternateHoursOf('AAC', weeks.AAC),
  },
];

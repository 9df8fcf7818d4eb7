import { perLanguage } from '@shop/contract';
import type { DeviceName } from '@shop/rules/device-storage';
import type { Text } from '../../model.ts';
import { text } from '../../catalogue/text.ts';

/** `why`: why nobody is asked for it first. */
type Entry = { readonly purpose: Text; readonly why: Text; readonly period: Text };

const wanted = text('je vraagt er zelf om', 'du wünschst es selbst', 'you ask for it yourself');
const needed = text(
  'zonder dit werkt de winkel niet goed',
  'ohne das funktioniert der Shop nicht richtig',
  'the shop does not work well without it',
);
const ownTab = text(
  'om terug te vinden wat je zocht; blijft in je eigen tabblad en komt in geen profiel',
  'damit du wiederfindest, was du gesucht hast; bleibt in deinem Tab und kommt in kein Profil',
  'so that you find again what you looked for; stays in your own tab and goes into no profile',
);
const untilRemoved = text('tot je het verwijdert', 'bis du es entfernst', 'until you remove it');
const untilClosed = text('tot je het tabblad sluit', 'bis du den Tab schließt', 'until you close the tab');
const thirtyDays = text('30 dagen', '30 Tage', '30 days');
const oneDay = text('1 dag', '1 Tag', '1 day');

/** LAW-18: everything the shop keeps on the device or sends from it; a name without a line here does not compile. */
const entries: Readonly<Record<DeviceName, Entry>> = {
  userServerToken: {
    purpose: text('houdt je ingelogd', 'hält dich angemeldet', 'keeps you logged in'),
    why: wanted,
    period: text(
      'tot je uitlogt of het token verloopt',
      'bis du dich abmeldest oder das Token abläuft',
      'until you log out or the token expires',
    ),
  },
  cartServerToken: {
    purpose: text('onthoudt je winkelwagen', 'merkt sich deinen Warenkorb', 'remembers your cart'),
    why: wanted,
    period: thirtyDays,
  },
  compareProducts: {
    purpose: text('bewaart de artikelen die je vergelijkt', 'speichert die Artikel, die du vergleichst', 'keeps the items you compare'),
    why: wanted,
    period: untilRemoved,
  },
  checkoutPayment: {
    purpose: text(
      'onthoudt de gekozen betaalwijze tijdens het afrekenen',
      'merkt sich die gewählte Zahlungsart während der Kasse',
      'remembers the chosen payment method during checkout',
    ),
    why: wanted,
    period: text('tot de bestelling is geplaatst', 'bis die Bestellung aufgegeben ist', 'until the order is placed'),
  },
  wishListId: {
    purpose: text('verbindt je met je wensenlijst', 'verbindet dich mit deiner Wunschliste', 'connects you to your wishlist'),
    why: wanted,
    period: untilRemoved,
  },
  drafts: {
    purpose: text(
      'bewaart wat je in een formulier hebt getypt, nooit een wachtwoord',
      'merkt sich, was du in ein Formular getippt hast, nie ein Passwort',
      'keeps what you typed into a form, never a password',
    ),
    why: text('zo typ je niets twee keer', 'so tippst du nichts zweimal', 'so that you type nothing twice'),
    period: untilClosed,
  },
  chosenSize: {
    purpose: text('onthoudt de maat die je koos', 'merkt sich die gewählte Größe', 'remembers the size you chose'),
    why: wanted,
    period: untilClosed,
  },
  branch: {
    purpose: text('onthoudt de winkel die je koos', 'merkt sich den gewählten Laden', 'remembers the shop you chose'),
    why: wanted,
    period: untilClosed,
  },
  recentSearches: {
    purpose: text('toont je laatste zoekopdrachten', 'zeigt deine letzten Suchen', 'shows your latest searches'),
    why: ownTab,
    period: untilClosed,
  },
  recentlyViewed: {
    purpose: text('toont wat je net bekeek', 'zeigt, was du gerade angesehen hast', 'shows what you just looked at'),
    why: ownTab,
    period: untilClosed,
  },
  lastCartLines: {
    purpose: text(
      'toont je winkelwagen als je even geen verbinding hebt',
      'zeigt deinen Warenkorb, wenn du kurz keine Verbindung hast',
      'shows your cart when you are briefly offline',
    ),
    why: text('hoort bij de winkelwagen die je vult', 'gehört zum Warenkorb, den du füllst', 'belongs to the basket you fill'),
    period: untilClosed,
  },
  deliveryCountry: {
    purpose: text(
      'onthoudt naar welk land je bezorgkosten wilt zien',
      'merkt sich, für welches Land du Lieferkosten sehen willst',
      'remembers for which country you want to see delivery costs',
    ),
    why: wanted,
    period: untilClosed,
  },
  priceView: {
    purpose: text(
      'onthoudt of je als bedrijf prijzen met of zonder btw wilt zien',
      'merkt sich, ob du als Unternehmen Preise mit oder ohne Mehrwertsteuer sehen willst',
      'remembers whether you want to see prices with or without VAT as a business',
    ),
    why: wanted,
    period: untilClosed,
  },
  chunkReload: {
    purpose: text(
      'voorkomt dat een pagina zich blijft herladen na een update',
      'verhindert, dass sich eine Seite nach einem Update immer wieder neu lädt',
      'stops a page from reloading over and over after an update',
    ),
    why: needed,
    period: untilClosed,
  },
  'react-router-scroll-positions': {
    purpose: text(
      'onthoudt hoe ver je op een pagina was',
      'merkt sich, wie weit du auf einer Seite warst',
      'remembers how far down a page you were',
    ),
    why: needed,
    period: untilClosed,
  },
  'remix-router-transitions': {
    purpose: text(
      'onthoudt tussen welke pagina’s een overgang te zien was, voor de weg terug',
      'merkt sich, zwischen welchen Seiten ein Übergang zu sehen war, für den Weg zurück',
      'remembers between which pages a transition was shown, for the way back',
    ),
    why: needed,
    period: untilClosed,
  },
  shell: {
    purpose: text(
      'de pagina die je ziet als er geen verbinding is',
      'die Seite, die du ohne Verbindung siehst',
      'the page you see without a connection',
    ),
    why: needed,
    period: text('tot de volgende versie van de winkel', 'bis zur nächsten Version des Shops', 'until the next version of the shop'),
  },
  page: {
    purpose: text(
      'pagina’s die je hebt bezocht, zonder iets persoonlijks',
      'besuchte Seiten, ohne Persönliches',
      'pages you visited, with nothing personal',
    ),
    why: needed,
    period: thirtyDays,
  },
  data: {
    purpose: text('de gegevens van deze pagina’s', 'die Daten dieser Seiten', 'the data of these pages'),
    why: needed,
    period: oneDay,
  },
  asset: {
    purpose: text('opmaak, lettertypen en programmacode', 'Gestaltung, Schriften und Programmcode', 'styles, fonts and code'),
    why: needed,
    period: thirtyDays,
  },
  png: {
    purpose: text('afbeeldingen in het formaat PNG', 'Bilder im Format PNG', 'pictures in PNG format'),
    why: needed,
    period: text('7 dagen', '7 Tage', '7 days'),
  },
  picture: {
    purpose: text('andere afbeeldingen', 'andere Bilder', 'other pictures'),
    why: needed,
    period: thirtyDays,
  },
  'workbox-expiration': {
    purpose: text(
      'wanneer deze pagina’s en afbeeldingen worden gewist',
      'wann diese Seiten und Bilder gelöscht werden',
      'when these pages and pictures are deleted',
    ),
    why: needed,
    period: thirtyDays,
  },
  '/vitals': {
    purpose: text(
      'stuurt ons bij het verlaten van een pagina hoe snel die was: soort pagina, thema en vijf getallen',
      'sendet uns beim Verlassen einer Seite, wie schnell sie war: Art der Seite, Thema und fünf Zahlen',
      'tells us on leaving a page how quick it was: kind of page, theme and five numbers',
    ),
    why: text(
      'bewaart niets op je apparaat en zegt niets over jou; met ‘niet volgen’ in je browser sturen we niets',
      'speichert nichts auf deinem Gerät und sagt nichts über dich; mit „nicht verfolgen“ im Browser senden wir nichts',
      'keeps nothing on your device and says nothing about you; with ‘do not track’ in your browser we send nothing',
    ),
    period: text('alleen als opgetelde aantallen', 'nur als zusammengezählte Zahlen', 'only as added-up counts'),
  },
};

const heads = {
  nl: ['Naam', 'Waarvoor', 'Waarom we het niet vragen', 'Hoe lang'],
  de: ['Name', 'Wofür', 'Warum wir nicht fragen', 'Wie lange'],
  en: ['Name', 'What for', 'Why we do not ask', 'How long'],
} as const;
const caption = text('Opslag op je apparaat', 'Speicherung auf deinem Gerät', 'Storage on your device');

/** The list of the privacy page. */
export const storageTable: Text = perLanguage((language) => {
  const head = heads[language].map((word) => `<th scope="col">${word}</th>`).join('');
  const rows = Object.entries(entries).map(
    ([name, { purpose, why, period }]) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${purpose[language]}</td><td>${why[language]}</td><td>${period[language]}</td></tr>`,
  );
  return `<table><caption>${caption[language]}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
});

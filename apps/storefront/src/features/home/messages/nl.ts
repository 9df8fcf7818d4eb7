export const nl = {
  headline: 'Van de Maas de berg op',
  intro: 'Dirndls, lederhosen en alles ertussen. Passen kan in Sittard, Roermond en Aachen, of thuis met 14 dagen bedenktijd.',
  heroAlt: 'Een geborduurde kniebundlederhose en een dennengroene dirndl met gestreept schort',
  shop: 'Bekijk {category}',
  metaTitle: 'Dirndls en lederhosen | Maas & Alm',
  metaDescription:
    'Dirndls, lederhosen en accessoires in maat 32 tot en met 60. Passen in Sittard, Roermond en Aachen of thuis, met 14 dagen bedenktijd.',

  deliveryDays: '{from}–{to} werkdagen',
  deliveryRest: 'in huis',
  freeWord: 'Gratis',
  freeRest: 'verzending vanaf {amount}',
  returnDays: '14 dagen',
  returnRest: 'bedenktijd',
  openToday: 'Nu open in {city} tot {time}',
  opensToday: 'Vandaag open in {city} van {from} tot {time}',
  closedNow: '{city} is nu gesloten',
  opensNext: '{city} opent {day} om {time}',
  weekday1: 'maandag',
  weekday2: 'dinsdag',
  weekday3: 'woensdag',
  weekday4: 'donderdag',
  weekday5: 'vrijdag',
  weekday6: 'zaterdag',
  weekday7: 'zondag',

  newIn: 'Nieuw binnen',
  sale: 'In de sale',
  bestsellers: 'Bestsellers',
  categories: 'Waar begin je?',

  branches: 'Kom passen',
  branchesIntro: 'Drie winkels in de Euregio. Zoek je het juiste lijfje? Wij hebben spelden en geduld.',
  branchOpen: 'Nu open tot {time}',
  branchLater: 'Vandaag open van {from} tot {time}',
  branchClosed: 'Nu gesloten',
  branchNext: 'Nu gesloten, {day} open om {time}',
  more: 'Meer',
  moreFailed: 'De volgende artikelen konden niet worden geladen. Probeer het zo nog eens.',
  bundles: 'Van top tot teen',
  bundlesIntro: 'Complete outfits waarvan je elk deel in je eigen maat kiest.',
  bundleParts: 'Delen van {name}',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    home: typeof nl;
  }
}

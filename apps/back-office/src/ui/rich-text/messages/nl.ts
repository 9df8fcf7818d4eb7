export const nl = {
  toolbar: 'Opmaak van {label}',
  toolbarKey: 'Alt+F10 gaat naar de opmaak, Escape terug.',
  bold: 'Vet',
  italic: 'Cursief',
  heading: 'Kop',
  subheading: 'Tussenkop',
  bullets: 'Lijst met punten',
  numbers: 'Lijst met cijfers',
  quote: 'Citaat',
  link: 'Link',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw doen',
  source: 'HTML',
  notKept: 'Deze tekst heeft delen die de teksteditor niet kent. Daarom staat hier de HTML.',
  away: 'De teksteditor kon niet worden geladen. Daarom staat hier de HTML.',
  linkTitle: 'Link',
  address: 'Adres',
  addressHint: 'Een pagina van de winkel (/verzenden), https://, mailto: of tel:',
  addressWrong: 'Hier kan een link niet heen. Schrijf /…, https://…, mailto:… of tel:…',
  setLink: 'Zet de link',
  removeLink: 'Haal de link weg',
  cancel: 'Annuleren',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    richText: typeof nl;
  }
}

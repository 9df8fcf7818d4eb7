export const nl = {
  setNote: 'klanten kiezen van elk onderdeel',
  chooseBy: 'Kiezen',
  'by.radio': 'Eén, met knoppen',
  'by.select': 'Eén, uit een lijst',
  'by.checkbox': 'Meerdere, met vinkjes',
  'by.multi': 'Meerdere, uit een lijst',
  required: 'Verplicht',
  ownQuantity: 'Aantal vrij',
  preset: 'Staat al aan',
  up: 'Omhoog',
  look: 'Look',
  lookNote: 'één beeld met alles erop',
  lookPicture: 'Beeld',
  lookOwn: 'Het huidige beeld',
  lookAlt: 'Alt-tekst',
  noLook: 'Geen look',
  fromLeft: '{sku}: van links',
  fromTop: '{sku}: van boven',
  leaflets: 'Folders',
  leafletsNote: 'één zin per regel; de winkel maakt er een PDF van',
  noLeaflets: 'Nog geen folders.',
  addLeaflet: 'Folder toevoegen',
  removeLeaflet: 'Folder weghalen',
  leafletNumber: 'Folder {number}',
  leafletName: 'Titel',
  leafletText: 'Tekst',
  leafletType: 'Soort',
} as const;

declare module '../../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    parts: typeof nl;
  }
}

export const nl = {
  firstname: 'Voornaam',
  lastname: 'Achternaam',
  middlename: 'Tussenvoegsel',
  prefix: 'Aanhef',
  suffix: 'Achtervoegsel',
  moreName: 'Tussenvoegsel, aanhef of achtervoegsel',
  company: 'Bedrijfsnaam',
  coc: 'KvK-nummer',
  vatId: 'Btw-nummer',
  vatLater: 'Het btw-nummer kon nu niet worden gecontroleerd. We doen dat later.',
  country: 'Land',
  postcode: 'Postcode',
  number: 'Huisnummer',
  addition: 'Toevoeging',
  street: 'Straat',
  city: 'Plaats',
  region: 'Provincie of deelstaat',
  telephone: 'Telefoonnummer',
  telephoneReason: 'Alleen voor vragen over de bezorging.',
  fax: 'Fax',
  morePlace: 'Meer adresgegevens',
  moreAddress: 'Toevoeging en andere adresgegevens',
  changeAddress: 'Aanpassen',
  typeAddress: 'Adres zelf invullen',
  addressFound: 'Adres gevonden. Klopt het niet, pas het dan aan.',
  fillInYourself: 'Vul straat en plaats zelf in.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    address: typeof nl;
  }
}

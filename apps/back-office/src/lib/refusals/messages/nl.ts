/** Why the shop did not make a change, by the code of its refusal. */
export const nl = {
  name: 'Een naam heeft 1 tot 100 tekens.',
  language: 'Deze taal kennen we niet.',
  'view-name': 'Een naam heeft 1 tot 60 tekens.',
  'view-many': 'Je bewaart al 30 weergaven. Verwijder er eerst een.',
  state: 'Een uitgenodigd account wordt pas actief via de link in de mail.',
  roles: 'Kies minstens één rol. Wie niets meer mag doen, blokkeer je.',
  branch: 'Kies bij een rol in een filiaal ook het filiaal.',
  'last-owner': 'Er moet altijd minstens één actieve eigenaar zijn.',
  email: 'Dit is geen e-mailadres.',
  exists: 'Er is al een account met dit adres.',
  number: 'Vul een heel getal in van 0 of meer.',
  value: 'Deze waarde kan hier niet.',
  never: 'Dit kan niet ongedaan worden gemaakt.',
  'too-late': 'Dit is langer dan 30 dagen geleden en blijft daarom staan.',
  'own-request': 'Je vroeg dit zelf aan. Iemand anders beslist erover.',
  'too-early': 'Je bent de enige die dit kan beslissen. Dat kan een kwartier na de aanvraag.',
  ground: 'Kies een reden van de lijst. Een slechte mening is er geen.',
  reviews: 'Kies 1 tot 200 reviews.',
  'not-shown': 'Deze review staat niet in de winkel, dus niemand zou het antwoord lezen.',
  text: 'De tekst is leeg, te lang of bevat vreemde tekens.',
  answer: 'Het antwoord is leeg, te lang of bevat vreemde tekens.',
  changed: 'Iemand anders heeft dit bericht intussen behandeld. Kijk eerst wat er staat.',
  'no-address': 'In dit bericht staat geen mailadres.',
  handler: 'Deze collega beantwoordt geen berichten van dit filiaal.',
  'reason-needed': 'Geef eerst een reden.',
  'no-business': 'Deze klant is geen bedrijf.',
  'mail-limit': 'Dit adres kreeg net zo’n mail. Wacht tien minuten.',
  blocked: 'Het account is geblokkeerd. Laat de klant eerst weer toe.',
  profile: 'Deze waarde kan niet. Kijk of het veld leeg, te lang of geen naam is.',
  reason: 'Geef een reden van 1 tot 500 tekens.',
  'merge-self': 'Dit is hetzelfde account. Kies een ander.',
  'merge-gone': 'Dit account bestaat niet of is gewist.',
  'merge-circle': 'Dit account is al opgegaan in het andere. Draai dat eerst terug.',
  'merge-merged': 'Een van de accounts is al opgegaan in een ander account.',
  'merge-leaving': 'Een van de klanten heeft gevraagd om te worden vergeten. Zo’n account voegen we niet samen.',
  'merge-chain':
    'In het andere account is de laatste 30 dagen zelf een account opgegaan. Draai dat eerst terug of wacht tot het vaststaat.',
  'merge-none': 'Dit account is niet samengevoegd, of iemand heeft dat al teruggedraaid.',
  'merge-late': 'De 30 dagen zijn voorbij: samenvoegen kan niet meer worden teruggedraaid.',
  'customer-changed': 'Iemand heeft een van de accounts intussen gewijzigd. Kijk opnieuw en probeer het dan nog eens.',
  'is-merged': 'Dit account is opgegaan in een ander account. Doe het daar.',
  'not-waiting': 'Hierover is intussen beslist, of de aanvraag is verlopen.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    refusals: typeof nl;
  }
}

import { text } from '../../catalogue/text.ts';
import type { DemoFaqCategory } from '../model.ts';

export const business: DemoFaqCategory = {
  id: 7,
  title: text('Zakelijk en verenigingen', 'Geschäftskunden und Vereine', 'Business and clubs'),
  urlKey: text('zakelijk-en-verenigingen', 'geschaeftskunden-und-vereine', 'business-and-clubs'),
  items: [
    {
      id: 701,
      question: text('Hoe krijg ik een zakelijk account?', 'Wie bekomme ich ein Geschäftskonto?', 'How do I get a business account?'),
      shortAnswer: text(
        'Meld je aan met bedrijfsnaam, KvK-nummer en btw-nummer; wij kijken het binnen twee werkdagen na.',
        'Registrier dich mit Firma, Handelsregister- und USt-IdNr.; wir prüfen innerhalb von zwei Werktagen.',
        'Sign up with company name, registration number and VAT id; we check within two working days.',
      ),
      longAnswer: text(
        '<p>Tot we je account hebben goedgekeurd, bestel je tegen de gewone prijzen inclusief btw. Daarna zie je nettoprijzen en staffels en kun je op rekening betalen. Meer staat bij <a href="/zakelijk">zakelijk</a>.</p>',
        '<p>Bis wir dein Konto freigeschaltet haben, bestellst du zu den normalen Preisen mit Mehrwertsteuer. Danach siehst du Nettopreise und Staffeln und kannst auf Rechnung kaufen. Mehr steht unter <a href="/de/geschaeftskunden">Geschäftskunden</a>.</p>',
        '<p>Until we have approved your account you order at the usual prices including VAT. After that you see net prices and tiers and can pay on account. There is more under <a href="/en/business">business</a>.</p>',
      ),
    },
    {
      id: 702,
      question: text('Wanneer betaal ik geen btw?', 'Wann zahle ich keine Mehrwertsteuer?', 'When do I pay no VAT?'),
      shortAnswer: text(
        'Als goedgekeurd bedrijf uit een ander EU-land, bij verzending naar dat land en een geldig btw-nummer.',
        'Als freigeschaltetes Unternehmen aus einem anderen EU-Land, bei Versand dorthin und gültiger USt-IdNr.',
        'As an approved company from another EU country, shipping there, with a valid VAT id.',
      ),
      longAnswer: text(
        '<p>We controleren het nummer op het moment van bestellen. Lukt dat niet, dan rekenen we btw en corrigeren we de factuur na controle. Bij afhalen geldt altijd de btw van het land van de winkel.</p>',
        '<p>Wir prüfen die Nummer im Moment der Bestellung. Klappt das nicht, berechnen wir die Steuer und korrigieren die Rechnung nach der Prüfung. Bei Abholung gilt immer die Steuer des Landes, in dem der Laden steht.</p>',
        '<p>We check the number at the moment of ordering. If that fails, we charge VAT and correct the invoice after checking. With pickup, the VAT of the shop’s country always applies.</p>',
      ),
    },
    {
      id: 703,
      question: text('Kunnen jullie ons logo borduren?', 'Könnt ihr unser Logo sticken?', 'Can you embroider our logo?'),
      shortAnswer: text(
        'Ja, vanaf één stuk; reken op 2 tot 3 weken.',
        'Ja, ab einem Stück; rechne mit 2 bis 3 Wochen.',
        'Yes, from a single piece; allow 2 to 3 weeks.',
      ),
      longAnswer: text(
        '<p>Stuur het logo als vectorbestand. Je krijgt eerst een proefstuk te zien. Geborduurde kleding nemen we niet terug, dus laat iedereen vooraf passen. Een offerte vraag je aan bij <a href="/outfits/groepen-verenigingen">groepen en verenigingen</a>.</p>',
        '<p>Schick das Logo als Vektordatei. Du bekommst zuerst ein Probestück zu sehen. Bestickte Kleidung nehmen wir nicht zurück, lass also vorher alle anprobieren. Ein Angebot fragst du bei <a href="/de/outfits/gruppen-vereine">Gruppen und Vereine</a> an.</p>',
        '<p>Send the logo as a vector file. We show you a sample first. We do not take back embroidered clothes, so let everyone try them on beforehand. Ask for a quote under <a href="/en/outfits/groups-clubs">groups and clubs</a>.</p>',
      ),
    },
  ],
};

export const shops: DemoFaqCategory = {
  id: 8,
  title: text('Winkels', 'Läden', 'Shops'),
  urlKey: text('winkels', 'laeden', 'shops'),
  items: [
    {
      id: 801,
      question: text(
        'Moet ik een afspraak maken om te passen?',
        'Brauche ich einen Termin zur Anprobe?',
        'Do I need an appointment for a fitting?',
      ),
      shortAnswer: text(
        'Nee, maar met een afspraak hebben we een uur voor jou alleen.',
        'Nein, aber mit Termin haben wir eine Stunde nur für dich.',
        'No, but with an appointment we have an hour just for you.',
      ),
      longAnswer: text(
        '<p>Loop gerust binnen; op zaterdag is het druk. Voor bruidskleding en groepen raden we een afspraak aan. Schrijf ons via <a href="/contact">contact</a> of bel de winkel.</p>',
        '<p>Komm gern einfach vorbei; samstags ist viel los. Für Hochzeitskleidung und Gruppen empfehlen wir einen Termin. Schreib uns über <a href="/de/contact">Kontakt</a> oder ruf im Laden an.</p>',
        '<p>Just drop in; Saturdays are busy. For wedding clothes and groups we suggest an appointment. Write to us via <a href="/en/contact">contact</a> or call the shop.</p>',
      ),
    },
    {
      id: 802,
      question: text(
        'Zie ik online wat er in de winkel hangt?',
        'Sehe ich online, was im Laden hängt?',
        'Can I see online what is in the shop?',
      ),
      shortAnswer: text(
        'Ja, bij elk artikel staat per winkel of jouw maat er is.',
        'Ja, bei jedem Artikel steht für jeden Laden, ob deine Größe da ist.',
        'Yes, every item shows for each shop whether your size is there.',
      ),
      longAnswer: text(
        '<p>De voorraad loopt mee met de kassa. Wil je zeker zijn, bestel dan met afhalen en betaal in de winkel: we leggen het 3 dagen voor je apart.</p>',
        '<p>Die Anzeige läuft mit der Kasse mit. Willst du sichergehen, bestell zur Abholung und zahl im Laden: Wir reservieren es dir 3 Tage lang.</p>',
        '<p>The stock follows the till. If you want to be sure, order for pickup and pay in the shop: we put it aside for 3 days.</p>',
      ),
    },
    {
      id: 803,
      question: text('Wat kost vermaken?', 'Was kostet eine Änderung?', 'What do alterations cost?'),
      shortAnswer: text(
        'Een zoom € 24,95, een lijfje vanaf € 29,95; je hoort de prijs vooraf.',
        'Ein Saum 24,95 €, ein Mieder ab 29,95 €; den Preis nennen wir vorher.',
        'A hem €24.95, a bodice from €29.95; we tell you the price beforehand.',
      ),
      longAnswer: text(
        '<p>We vermaken kleding die je bij ons kocht, in het atelier in Sittard. In Roermond en Aachen nemen we haar aan. De hele lijst staat bij <a href="/vermaakservice">vermaakservice</a>.</p>',
        '<p>Wir ändern Kleidung, die du bei uns gekauft hast, im Atelier in Sittard. In Roermond und Aachen nehmen wir sie an. Die ganze Liste steht beim <a href="/de/aenderungsservice">Änderungsservice</a>.</p>',
        '<p>We alter clothes you bought from us, in the workshop in Sittard. In Roermond and Aachen we take them in. The full list is under <a href="/en/alterations">alterations</a>.</p>',
      ),
    },
  ],
};

export const privacyQuestions: DemoFaqCategory = {
  id: 9,
  title: text('Account en privacy', 'Konto und Datenschutz', 'Account and privacy'),
  urlKey: text('account-en-privacy', 'konto-und-datenschutz', 'account-and-privacy'),
  items: [
    {
      id: 901,
      question: text('Ik ben mijn wachtwoord vergeten', 'Ich habe mein Passwort vergessen', 'I forgot my password'),
      shortAnswer: text(
        'Vraag bij het inloggen een link aan; die werkt een uur.',
        'Fordere bei der Anmeldung einen Link an; er gilt eine Stunde.',
        'Ask for a link when logging in; it works for an hour.',
      ),
      longAnswer: text(
        '<p>Je krijgt een e-mail als er bij dat adres een account hoort. Zie je niets, kijk dan in de map met ongewenste post. Een wachtwoord heeft minstens acht tekens, met een hoofdletter, een cijfer en een leesteken.</p>',
        '<p>Du bekommst eine E-Mail, wenn zu dieser Adresse ein Konto gehört. Siehst du nichts, schau in den Spam-Ordner. Ein Passwort hat mindestens acht Zeichen, mit Großbuchstabe, Ziffer und Sonderzeichen.</p>',
        '<p>You get an email if an account belongs to that address. If you see nothing, look in your spam folder. A password has at least eight characters, with an upper-case letter, a digit and a special character.</p>',
      ),
    },
    {
      id: 902,
      question: text('Hoe verwijder ik mijn account?', 'Wie lösche ich mein Konto?', 'How do I delete my account?'),
      shortAnswer: text(
        'Zelf, in je account bij Privacy; na 14 dagen is het definitief.',
        'Selbst, im Konto unter Datenschutz; nach 14 Tagen ist es endgültig.',
        'Yourself, in your account under Privacy; it is final after 14 days.',
      ),
      longAnswer: text(
        '<p>We wissen je profiel, adressen en wensenlijst. Facturen moeten we van de wet bewaren; die zetten we op slot. Je kunt je gegevens ook eerst downloaden. Lees meer bij <a href="/privacy">Privacy</a>.</p>',
        '<p>Wir löschen Profil, Adressen und Wunschliste. Rechnungen müssen wir von Gesetzes wegen aufbewahren; sie werden gesperrt. Du kannst deine Daten vorher herunterladen. Mehr dazu unter <a href="/de/datenschutz">Datenschutz</a>.</p>',
        '<p>We erase your profile, addresses and wishlist. The law requires us to keep invoices; those are locked. You can download your data first. Read more under <a href="/en/privacy">Privacy</a>.</p>',
      ),
    },
  ],
};

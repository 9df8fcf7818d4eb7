import { text } from '../../catalogue/text.ts';
import type { DemoFaqCategory } from '../model.ts';

export const returns: DemoFaqCategory = {
  id: 3,
  title: text('Retour en herroepen', 'Rückgabe und Widerruf', 'Returns and withdrawal'),
  urlKey: text('retour-en-herroepen', 'rueckgabe-und-widerruf', 'returns-and-withdrawal'),
  items: [
    {
      id: 301,
      question: text('Hoe herroep ik mijn bestelling?', 'Wie widerrufe ich meine Bestellung?', 'How do I withdraw from my order?'),
      shortAnswer: text(
        'Met de knop ‘Overeenkomst herroepen’ onderaan elke pagina, zonder in te loggen.',
        'Mit der Schaltfläche „Vertrag widerrufen“ am Ende jeder Seite, ohne Anmeldung.',
        'With the button ‘Withdraw from contract here’ at the foot of every page, without logging in.',
      ),
      longAnswer: text(
        '<p>Vul op <a href="/herroepen">Overeenkomst herroepen</a> je naam, bestelnummer en e-mailadres in en bevestig. Je krijgt meteen een ontvangstbevestiging met datum en tijd. Mailen, bellen of een brief mag ook. De termijn is 14 dagen na ontvangst van het laatste pakket.</p>',
        '<p>Gib unter <a href="/de/widerrufen">Vertrag widerrufen</a> Name, Bestellnummer und E-Mail-Adresse ein und bestätige. Du bekommst sofort eine Eingangsbestätigung mit Datum und Uhrzeit. E-Mail, Anruf oder Brief gehen auch. Die Frist beträgt 14 Tage nach Erhalt des letzten Pakets.</p>',
        '<p>Enter your name, order number and email address under <a href="/en/withdraw">Withdraw from contract here</a> and confirm. You get a receipt with date and time at once. Email, phone or letter will do as well. The period is 14 days after you received the last parcel.</p>',
      ),
    },
    {
      id: 302,
      question: text('Wat kost terugsturen?', 'Was kostet die Rücksendung?', 'What does a return cost?'),
      shortAnswer: text(
        '€ 4,95 met ons label; in de winkel en bij ruilen niets.',
        '4,95 € mit unserem Etikett; im Laden und beim Umtausch nichts.',
        '€4.95 with our label; nothing in a shop or for an exchange.',
      ),
      longAnswer: text(
        '<p>We trekken het bedrag af van de terugbetaling. Is het artikel stuk of stuurden wij het verkeerde, dan betalen wij de retour. In Sittard, Roermond en Aachen lever je gratis in.</p>',
        '<p>Wir ziehen den Betrag von der Erstattung ab. Ist der Artikel fehlerhaft oder haben wir das Falsche geschickt, zahlen wir die Rücksendung. In Sittard, Roermond und Aachen gibst du kostenlos zurück.</p>',
        '<p>We deduct the amount from your refund. If the item is faulty or we sent the wrong one, we pay for the return. In Sittard, Roermond and Aachen returning is free.</p>',
      ),
    },
    {
      id: 303,
      question: text('Wanneer krijg ik mijn geld terug?', 'Wann bekomme ich mein Geld zurück?', 'When do I get my money back?'),
      shortAnswer: text(
        'Binnen 14 dagen na je melding, op dezelfde manier als je betaalde.',
        'Innerhalb von 14 Tagen nach deiner Meldung, auf demselben Weg wie bei der Zahlung.',
        'Within 14 days of your statement, by the same means you paid with.',
      ),
      longAnswer: text(
        '<p>We betalen ook de standaard verzendkosten van de heenweg terug. We mogen wachten tot het pakket binnen is of tot je laat zien dat het onderweg is. Bij een deel van de bestelling krijg je de prijs van die artikelen terug, na aftrek van hun deel van een kortingscode.</p>',
        '<p>Wir erstatten auch die Standardkosten des Hinversands. Wir dürfen warten, bis das Paket da ist oder du den Versand nachweist. Bei einem Teil der Bestellung bekommst du den Preis dieser Artikel zurück, abzüglich ihres Anteils an einem Rabattcode.</p>',
        '<p>We also refund the standard cost of the outward delivery. We may wait until the parcel arrives or until you show that it is on its way. For part of an order you get back the price of those items, less their share of a discount code.</p>',
      ),
    },
    {
      id: 304,
      question: text('Kan ik in de winkel ruilen?', 'Kann ich im Laden umtauschen?', 'Can I exchange in a shop?'),
      shortAnswer: text(
        'Ja, in alle drie, ook als je online bestelde.',
        'Ja, in allen dreien, auch wenn du online bestellt hast.',
        'Yes, in all three, also if you ordered online.',
      ),
      longAnswer: text(
        '<p>Neem het artikel met de kaartjes en je bestelnummer mee. Hangt jouw maat er niet, dan laten we haar komen of sturen we haar gratis naar je huis. De openingstijden staan bij <a href="/filialen">onze winkels</a>.</p>',
        '<p>Bring den Artikel mit Etiketten und die Bestellnummer mit. Hängt deine Größe nicht da, lassen wir sie kommen oder schicken sie dir kostenlos nach Hause. Die Öffnungszeiten stehen bei <a href="/de/filialen">unseren Läden</a>.</p>',
        '<p>Bring the item with its tags and your order number. If your size is not there, we have it sent over or post it to you free of charge. Opening hours are with <a href="/en/filialen">our shops</a>.</p>',
      ),
    },
    {
      id: 305,
      question: text(
        'Kan ik vermaakte of geborduurde kleding terugsturen?',
        'Kann ich Geändertes oder Besticktes zurückgeben?',
        'Can I return altered or embroidered clothes?',
      ),
      shortAnswer: text(
        'Nee, wat voor jou op maat gemaakt of geborduurd is, kun je niet herroepen.',
        'Nein, was für dich geändert oder bestickt wurde, kannst du nicht widerrufen.',
        'No, you cannot withdraw from what was altered or embroidered for you.',
      ),
      longAnswer: text(
        '<p>Dat staat ook bij het artikel en in de winkelwagen. De rest van je bestelling kun je gewoon terugsturen. Is er iets mis met het werk, dan geldt de <a href="/garantie">wettelijke garantie</a> en lossen we het op.</p>',
        '<p>Das steht auch beim Artikel und im Warenkorb. Den Rest deiner Bestellung kannst du ganz normal zurückgeben. Stimmt etwas mit der Arbeit nicht, gilt die <a href="/de/gewaehrleistung">gesetzliche Gewährleistung</a>, und wir bringen es in Ordnung.</p>',
        '<p>The item and the cart say so, too. You can return the rest of your order as usual. If something is wrong with the work, the <a href="/en/guarantee">legal guarantee</a> applies and we put it right.</p>',
      ),
    },
  ],
};

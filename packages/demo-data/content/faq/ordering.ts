import { text } from '../../catalogue/text.ts';
import type { DemoFaqCategory } from '../model.ts';

export const ordering: DemoFaqCategory = {
  id: 1,
  title: text('Bestellen en betalen', 'Bestellen und bezahlen', 'Ordering and paying'),
  urlKey: text('bestellen-en-betalen', 'bestellen-und-bezahlen', 'ordering-and-paying'),
  items: [
    {
      id: 101,
      question: text('Hoe kan ik betalen?', 'Wie kann ich bezahlen?', 'How can I pay?'),
      shortAnswer: text(
        'Met iDEAL | Wero, PayPal, kaart, Bancontact, Klarna, overschrijving of in de winkel.',
        'Mit PayPal, Karte, iDEAL | Wero, Bancontact, Klarna, Überweisung oder im Laden.',
        'With iDEAL | Wero, PayPal, card, Bancontact, Klarna, bank transfer or in the shop.',
      ),
      longAnswer: text(
        '<p>Welke betaalwijzen je ziet, hangt af van het land van je adres. Apple Pay en Google Pay verschijnen alleen als je apparaat ze ondersteunt. Haal je af, dan kun je ook in de winkel betalen. We rekenen nergens kosten voor. Alle betaalwijzen staan bij <a href="/verzending-en-betaling">Verzending en betaling</a>.</p>',
        '<p>Welche Zahlungsarten du siehst, hängt vom Land deiner Adresse ab. Apple Pay und Google Pay erscheinen nur, wenn dein Gerät sie unterstützt. Holst du ab, kannst du auch im Laden zahlen. Gebühren berechnen wir nirgends. Alle Zahlungsarten stehen unter <a href="/de/versand-und-zahlung">Versand und Zahlung</a>.</p>',
        '<p>Which methods you see depends on the country of your address. Apple Pay and Google Pay only appear if your device supports them. If you pick up your order, you can also pay in the shop. We charge no fee for any of them. All methods are listed under <a href="/en/shipping-and-payment">Shipping and payment</a>.</p>',
      ),
    },
    {
      id: 102,
      question: text('Wat is iDEAL | Wero?', 'Was ist iDEAL | Wero?', 'What is iDEAL | Wero?'),
      shortAnswer: text(
        'De gezamenlijke naam van iDEAL en zijn opvolger Wero; betalen werkt zoals je gewend bent.',
        'Der gemeinsame Name von iDEAL und seinem Nachfolger Wero; bezahlt wird in der App deiner Bank.',
        'The joint name of iDEAL and its successor Wero; you pay in your bank’s app.',
      ),
      longAnswer: text(
        '<p>Sinds januari 2026 staan beide namen bij elkaar. Je kiest iDEAL | Wero, gaat naar een beveiligde pagina, kiest daar je bank en bevestigt in je bank-app. Later blijft alleen de naam Wero over. Aan je rekening hoef je niets te veranderen.</p>',
        '<p>Seit Januar 2026 stehen beide Namen zusammen. Du wählst iDEAL | Wero, kommst auf eine gesicherte Seite, wählst dort deine Bank und bestätigst in der Banking-App. Später bleibt nur der Name Wero. An deinem Konto musst du nichts ändern.</p>',
        '<p>Since January 2026 both names appear together. You choose iDEAL | Wero, go to a secure page, pick your bank there and confirm in your banking app. Later only the name Wero will remain. You do not have to change anything about your account.</p>',
      ),
    },
    {
      id: 103,
      question: text('Kan ik mijn bestelling nog wijzigen?', 'Kann ich meine Bestellung noch ändern?', 'Can I still change my order?'),
      shortAnswer: text(
        'Wijzigen niet, annuleren wel, zolang we nog niet hebben ingepakt.',
        'Ändern nicht, stornieren schon, solange wir noch nicht gepackt haben.',
        'Not change it, but cancel it, as long as we have not packed it.',
      ),
      longAnswer: text(
        '<p>Toch een andere maat of een ander adres? Annuleer de bestelling in je account of bel ons met je bestelnummer, en bestel daarna opnieuw. Wat je al betaalde, krijg je terug. Is het pakket al weg, dan ruil je na ontvangst gratis om of gebruik je je bedenktijd.</p>',
        '<p>Doch eine andere Größe oder eine andere Adresse? Storniere die Bestellung in deinem Konto oder ruf uns mit der Bestellnummer an, und bestell danach neu. Was du schon bezahlt hast, bekommst du zurück. Ist das Paket schon unterwegs, tauschst du nach Erhalt kostenlos um oder nutzt dein Widerrufsrecht.</p>',
        '<p>Another size or another address after all? Cancel the order in your account or call us with your order number, then order again. You get back what you have paid. If the parcel has left, exchange it free of charge after delivery or use your right of withdrawal.</p>',
      ),
    },
    {
      id: 104,
      question: text('Hoe gebruik ik een kortingscode?', 'Wie löse ich einen Rabattcode ein?', 'How do I use a discount code?'),
      shortAnswer: text(
        'Vul de code in de winkelwagen in; er kan één code per bestelling.',
        'Gib den Code im Warenkorb ein; pro Bestellung gilt ein Code.',
        'Enter the code in your cart; one code per order.',
      ),
      longAnswer: text(
        '<p>Probeer ALMPOST: daarmee bezorgen we in Nederland en Duitsland al vanaf € 40 gratis. De korting staat daarna als aparte regel onder je artikelen. Werkt de code niet, dan is hij verlopen, geldt er een minimumbedrag of hoort er een bepaalde categorie bij. Stuur je iets terug, dan verdelen we de korting over de artikelen.</p>',
        '<p>Probier ALMPOST: Damit liefern wir in die Niederlande und nach Deutschland schon ab 40 € kostenlos. Der Rabatt steht danach als eigene Zeile unter deinen Artikeln. Klappt der Code nicht, ist er abgelaufen, gilt ab einem Mindestbetrag oder nur für eine Kategorie. Schickst du etwas zurück, verteilen wir den Rabatt auf die Artikel.</p>',
        '<p>Try ALMPOST: with it, delivery in the Netherlands and Germany is free from €40. The discount then appears as a separate line below your items. If the code does not work, it has expired, needs a minimum amount or belongs to a certain category. If you return something, the discount is spread over the items.</p>',
      ),
    },
    {
      id: 105,
      question: text('Moet ik een account maken?', 'Brauche ich ein Konto?', 'Do I need an account?'),
      shortAnswer: text('Nee, bestellen kan ook als gast.', 'Nein, du kannst auch als Gast bestellen.', 'No, you can order as a guest.'),
      longAnswer: text(
        '<p>Een e-mailadres en een bezorgadres zijn genoeg. Met een account bewaar je adressen, maten en je wensenlijst en zie je al je bestellingen terug. Na het bestellen kun je alsnog een account maken: een wachtwoord is genoeg.</p>',
        '<p>Eine E-Mail-Adresse und eine Lieferadresse genügen. Mit einem Konto speicherst du Adressen, Maße und deine Wunschliste und siehst alle Bestellungen. Auch nach der Bestellung kannst du noch ein Konto anlegen: Ein Passwort genügt.</p>',
        '<p>An email address and a delivery address are enough. With an account you keep addresses, measurements and your wishlist and see all your orders. You can still create one after ordering: a password is all it takes.</p>',
      ),
    },
  ],
};

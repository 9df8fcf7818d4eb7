import { text } from '../../catalogue/text.ts';
import type { DemoFaqCategory } from '../model.ts';

export const delivery: DemoFaqCategory = {
  id: 2,
  title: text('Bezorgen en afhalen', 'Lieferung und Abholung', 'Delivery and pickup'),
  urlKey: text('bezorgen-en-afhalen', 'lieferung-und-abholung', 'delivery-and-pickup'),
  items: [
    {
      id: 201,
      question: text('Hoe lang duurt de bezorging?', 'Wie lange dauert die Lieferung?', 'How long does delivery take?'),
      shortAnswer: text(
        'In Nederland 1 tot 2 werkdagen, in Duitsland 2 tot 3, elders 3 tot 5.',
        'In den Niederlanden 1 bis 2 Werktage, in Deutschland 2 bis 3, sonst 3 bis 5.',
        'In the Netherlands 1 to 2 working days, in Germany 2 to 3, elsewhere 3 to 5.',
      ),
      longAnswer: text(
        '<p>Bestel je op werkdagen voor 16:00 uur of op zaterdag voor 12:00 uur, dan gaat het pakket dezelfde dag weg. Ligt een artikel alleen in een winkel, dan komt het 2 tot 3 werkdagen later. Bij het artikel en in je winkelwagen staat de dag. Wordt iets voor je gemaakt, dan staan de 2 tot 3 weken bij het artikel.</p>',
        '<p>Bestellst du werktags bis 16:00 Uhr oder samstags bis 12:00 Uhr, geht das Paket am selben Tag los. Liegt ein Artikel nur in einem Laden, kommt er 2 bis 3 Werktage später. Beim Artikel und im Warenkorb steht der Tag. Wird etwas für dich angefertigt, stehen die 2 bis 3 Wochen beim Artikel.</p>',
        '<p>Order before 16:00 on working days or before 12:00 on Saturday and the parcel leaves the same day. If an item is only in a shop, it comes 2 to 3 working days later. The item and your cart name the day. If something is made for you, the item states the 2 to 3 weeks.</p>',
      ),
    },
    {
      id: 202,
      question: text('Wat kost de verzending?', 'Was kostet der Versand?', 'What does shipping cost?'),
      shortAnswer: text(
        'Vanaf € 4,95; in Nederland en Duitsland gratis vanaf € 100.',
        'Ab 4,95 €; in die Niederlande und nach Deutschland ab 100 € kostenlos.',
        'From €4.95; free from €100 in the Netherlands and Germany.',
      ),
      longAnswer: text(
        '<p>PostNL aan huis kost € 5,95, een DHL-punt € 4,95, DHL in Duitsland € 6,95, bpost in België € 7,95. Naar Oostenrijk en Luxemburg is het € 9,95. Afhalen kost niets. De hele tabel staat bij <a href="/verzending-en-betaling">Verzending en betaling</a>.</p>',
        '<p>DHL innerhalb Deutschlands kostet 6,95 €, PostNL in den Niederlanden 5,95 €, ein DHL-Paketshop dort 4,95 €, bpost in Belgien 7,95 €. Nach Österreich und Luxemburg sind es 9,95 €. Die Abholung kostet nichts. Die ganze Tabelle steht unter <a href="/de/versand-und-zahlung">Versand und Zahlung</a>.</p>',
        '<p>PostNL to your home costs €5.95, a DHL point €4.95, DHL in Germany €6.95, bpost in Belgium €7.95. Austria and Luxembourg are €9.95. Pickup costs nothing. The full table is under <a href="/en/shipping-and-payment">Shipping and payment</a>.</p>',
      ),
    },
    {
      id: 203,
      question: text('Hoe volg ik mijn pakket?', 'Wie verfolge ich mein Paket?', 'How do I track my parcel?'),
      shortAnswer: text(
        'De zendingscode staat in de verzendmail en bij je bestelling.',
        'Die Sendungsnummer steht in der Versandmail und bei deiner Bestellung.',
        'The tracking number is in the shipping mail and with your order.',
      ),
      longAnswer: text(
        '<p>Zodra het pakket is ingescand, krijg je een e-mail met de vervoerder en de code. Het kan een avond duren voordat de vervoerder er iets bij laat zien. Staat er na drie werkdagen nog niets, <a href="/contact">laat het ons weten</a>.</p>',
        '<p>Sobald das Paket gescannt ist, bekommst du eine E-Mail mit Versandunternehmen und Nummer. Es kann einen Abend dauern, bis dort etwas zu sehen ist. Steht nach drei Werktagen noch nichts da, <a href="/de/contact">sag uns Bescheid</a>.</p>',
        '<p>As soon as the parcel is scanned, you get an email with the carrier and the number. It may take an evening before the carrier shows anything. If there is nothing after three working days, <a href="/en/contact">let us know</a>.</p>',
      ),
    },
    {
      id: 204,
      question: text('Hoe werkt afhalen?', 'Wie funktioniert die Abholung?', 'How does pickup work?'),
      shortAnswer: text(
        'Kies een winkel, wacht op het bericht en neem je bestelnummer mee.',
        'Wähle einen Laden, warte auf die Nachricht und bring die Bestellnummer mit.',
        'Choose a shop, wait for the message and bring your order number.',
      ),
      longAnswer: text(
        '<p>Ligt alles in die winkel, dan is je bestelling vaak dezelfde dag klaar. Anders duurt het tot drie werkdagen. We bewaren betaalde bestellingen 14 dagen; betaal je in de winkel, dan leggen we ze 3 dagen apart. Je kunt meteen passen en ter plekke ruilen. De adressen vind je bij <a href="/filialen">onze winkels</a>.</p>',
        '<p>Liegt alles in diesem Laden, ist deine Bestellung oft am selben Tag bereit. Sonst dauert es bis zu drei Werktage. Bezahlte Bestellungen bewahren wir 14 Tage auf; zahlst du im Laden, reservieren wir sie 3 Tage. Du kannst gleich anprobieren und vor Ort umtauschen. Die Adressen findest du bei <a href="/de/filialen">unseren Läden</a>.</p>',
        '<p>If everything is in that shop, your order is often ready the same day. Otherwise it takes up to three working days. We keep paid orders for 14 days; if you pay in the shop, we put them aside for 3 days. You can try things on and exchange on the spot. The addresses are with <a href="/en/filialen">our shops</a>.</p>',
      ),
    },
    {
      id: 205,
      question: text('Bezorgen jullie ook in andere landen?', 'Liefert ihr auch in andere Länder?', 'Do you deliver to other countries?'),
      shortAnswer: text(
        'In België, Oostenrijk en Luxemburg; uit de rest van de EU kun je bestellen en afhalen.',
        'Nach Belgien, Österreich und Luxemburg; aus der übrigen EU kannst du bestellen und abholen.',
        'To Belgium, Austria and Luxembourg; from the rest of the EU you can order and pick up.',
      ),
      longAnswer: text(
        '<p>Woon je in een ander EU-land, dan gelden dezelfde prijzen en betaalwijzen. Laat bezorgen op een adres in een land waar we komen, of haal af in Sittard, Roermond of Aachen. Je factuuradres mag overal in de EU zijn.</p>',
        '<p>Wohnst du in einem anderen EU-Land, gelten dieselben Preise und Zahlungsarten. Lass an eine Adresse in einem unserer Lieferländer liefern oder hol in Sittard, Roermond oder Aachen ab. Deine Rechnungsadresse darf überall in der EU liegen.</p>',
        '<p>If you live in another EU country, the same prices and payment methods apply. Have it delivered to an address in a country we reach, or pick it up in Sittard, Roermond or Aachen. Your billing address may be anywhere in the EU.</p>',
      ),
    },
  ],
};

import { text } from '../catalogue/text.ts';
import type { DemoCmsBlock } from './model.ts';

/** Pieces of text that pages of the storefront place by identifier. */
export const cmsBlocks: readonly DemoCmsBlock[] = [
  {
    id: 1,
    identifier: 'footer-about',
    title: text('Over Maas & Alm', 'Über Maas & Alm', 'About Maas & Alm'),
    content: text(
      '<p>Trachtenkleding uit Limburg: drie winkels, één atelier en een webshop. <a href="/over-ons">Lees hoe het begon</a>.</p>',
      '<p>Trachtenmode aus Limburg: drei Läden, ein Atelier und ein Onlineshop. <a href="/de/ueber-uns">Lies, wie es anfing</a>.</p>',
      '<p>Trachten clothing from Limburg: three shops, one workshop and a web shop. <a href="/en/about-us">Read how it began</a>.</p>',
    ),
  },
  {
    id: 2,
    identifier: 'cart-service',
    title: text('Goed om te weten', 'Gut zu wissen', 'Good to know'),
    content: text(
      '<ul><li>Je hebt 14 dagen bedenktijd; terugbrengen in de winkel is gratis.</li><li>We bezorgen in Nederland, Duitsland, België, Oostenrijk en Luxemburg.</li><li>Afhalen in Sittard, Roermond of Aachen kost niets.</li></ul><p><a href="/verzending-en-betaling">Alle kosten en betaalwijzen</a></p>',
      '<ul><li>Du hast 14 Tage Widerrufsrecht; die Rückgabe im Laden ist kostenlos.</li><li>Wir liefern in die Niederlande, nach Deutschland, Belgien, Österreich und Luxemburg.</li><li>Die Abholung in Sittard, Roermond oder Aachen kostet nichts.</li></ul><p><a href="/de/versand-und-zahlung">Alle Kosten und Zahlungsarten</a></p>',
      '<ul><li>You have 14 days to change your mind; returns in a shop are free.</li><li>We deliver to the Netherlands, Germany, Belgium, Austria and Luxembourg.</li><li>Pickup in Sittard, Roermond or Aachen costs nothing.</li></ul><p><a href="/en/shipping-and-payment">All costs and payment methods</a></p>',
    ),
  },
  {
    id: 3,
    identifier: 'empty-cart',
    title: text('Je winkelwagen is leeg', 'Dein Warenkorb ist leer', 'Your cart is empty'),
    content: text(
      '<p>Begin bij de <a href="/dames/dirndls">dirndls</a>, de <a href="/heren/lederhosen">lederhosen</a> of wat er <a href="/nieuw">nieuw</a> is.</p>',
      '<p>Fang bei den <a href="/de/damen/dirndl">Dirndln</a> an, bei den <a href="/de/herren/lederhosen">Lederhosen</a> oder bei dem, was <a href="/de/neu">neu</a> ist.</p>',
      '<p>Start with the <a href="/en/women/dirndls">dirndls</a>, the <a href="/en/men/lederhosen">lederhosen</a> or what is <a href="/en/new">new</a>.</p>',
    ),
  },
  {
    id: 4,
    identifier: 'size-help',
    title: text('Twijfel je over je maat?', 'Unsicher bei der Größe?', 'Not sure about your size?'),
    content: text(
      '<p>Meet met een soepel lint en leg het naast de tabel. Zit je ertussenin, neem dan bij een dirndl de grotere en bij een lederhose de kleinere maat. <a href="/maatadvies">Naar het maatadvies</a></p>',
      '<p>Miss mit einem weichen Band und vergleiche mit der Tabelle. Liegst du dazwischen, nimm beim Dirndl die größere und bei der Lederhose die kleinere Größe. <a href="/de/groessenberatung">Zur Größenberatung</a></p>',
      '<p>Measure with a soft tape and compare with the chart. If you fall in between, take the larger size in a dirndl and the smaller one in lederhosen. <a href="/en/size-advice">To the size advice</a></p>',
    ),
  },
  {
    id: 5,
    identifier: 'ranking-note',
    title: text('Hoe sorteren wij?', 'Wie sortieren wir?', 'How do we sort?'),
    content: text(
      '<p>In een categorie kiezen onze inkopers de volgorde, daarna telt wat nieuwer is. Bij zoeken telt hoe goed een artikel bij je woorden past, daarna wat meer is verkocht. Niemand betaalt voor een plaats. <a href="/zo-sorteren-wij">Lees meer</a></p>',
      '<p>In einer Kategorie wählt unser Einkauf die Reihenfolge, danach zählt, was neuer ist. Bei der Suche zählt, wie gut ein Artikel zu deinen Wörtern passt, danach, was öfter verkauft wurde. Niemand bezahlt für einen Platz. <a href="/de/so-sortieren-wir">Mehr dazu</a></p>',
      '<p>In a category our buyers choose the order, then what is newer comes first. In a search, what counts is how well an item matches your words, then what sold more. Nobody pays for a place. <a href="/en/how-we-sort">Read more</a></p>',
    ),
  },
  {
    id: 6,
    identifier: 'review-authenticity',
    title: text('Over deze beoordelingen', 'Über diese Bewertungen', 'About these reviews'),
    content: text(
      '<p>Wij controleren of beoordelingen van kopers komen: alleen wie het product bij ons bestelde krijgt het label "Geverifieerde aankoop". Andere beoordelingen plaatsen we ook, zonder label. <a href="/beoordelingen">Zo gaan we met beoordelingen om</a></p>',
      '<p>Wir prüfen, ob Bewertungen von Käufern stammen: Nur wer das Produkt bei uns bestellt hat, bekommt das Label „Verifizierter Kauf“. Andere Bewertungen veröffentlichen wir auch, ohne Label. <a href="/de/bewertungen">So gehen wir mit Bewertungen um</a></p>',
      '<p>We check whether reviews come from buyers: only those who ordered the product from us get the label “Verified purchase”. We publish other reviews, too, without the label. <a href="/en/reviews">How we handle reviews</a></p>',
    ),
  },
  {
    id: 7,
    identifier: 'order-success',
    title: text('Wat gebeurt er nu?', 'Wie geht es weiter?', 'What happens next?'),
    content: text(
      '<ol><li>Je krijgt meteen een bevestiging per e-mail, met de herroepingsinformatie.</li><li>Zodra het pakket weg is, volgt een bericht met de zendingscode.</li><li>Past het niet? <a href="/retourneren">Zo ruil je of stuur je terug</a>.</li></ol>',
      '<ol><li>Du bekommst sofort eine Bestätigung per E-Mail, mit der Widerrufsbelehrung.</li><li>Sobald das Paket unterwegs ist, folgt eine Nachricht mit der Sendungsnummer.</li><li>Passt es nicht? <a href="/de/ruecksendung">So tauschst du um oder schickst zurück</a>.</li></ol>',
      '<ol><li>You get a confirmation by email at once, with the withdrawal information.</li><li>As soon as the parcel is on its way, a message with the tracking number follows.</li><li>Does it not fit? <a href="/en/returns">How to exchange or return</a>.</li></ol>',
    ),
  },
  {
    id: 8,
    identifier: 'newsletter',
    title: text('Nieuws uit het atelier', 'Neues aus dem Atelier', 'News from the workshop'),
    content: text(
      '<p>Ongeveer één keer per maand: nieuwe stoffen, koopzondagen en wat er op de werktafel ligt. We sturen je eerst een e-mail om je aanmelding te bevestigen. Afmelden kan met één klik; meer staat bij <a href="/privacy">Privacy</a>.</p>',
      '<p>Etwa einmal im Monat: neue Stoffe, verkaufsoffene Sonntage und was auf dem Arbeitstisch liegt. Wir schicken dir zuerst eine E-Mail, um deine Anmeldung zu bestätigen. Abmelden geht mit einem Klick; mehr steht unter <a href="/de/datenschutz">Datenschutz</a>.</p>',
      '<p>About once a month: new fabrics, Sunday openings and what is on the workbench. We first send you an email to confirm your sign-up. You can unsubscribe with one click; more under <a href="/en/privacy">Privacy</a>.</p>',
    ),
  },
  {
    id: 9,
    identifier: 'business-waiting',
    title: text('Je zakelijke account wordt bekeken', 'Dein Geschäftskonto wird geprüft', 'Your business account is being checked'),
    content: text(
      '<p>We controleren je gegevens binnen twee werkdagen. Tot die tijd kun je gewoon bestellen tegen prijzen inclusief btw. Daarna zie je nettoprijzen en staffels en kun je op rekening betalen. <a href="/zakelijk">Meer over zakelijk kopen</a></p>',
      '<p>Wir prüfen deine Angaben innerhalb von zwei Werktagen. Bis dahin kannst du ganz normal zu Preisen mit Mehrwertsteuer bestellen. Danach siehst du Nettopreise und Staffeln und kannst auf Rechnung kaufen. <a href="/de/geschaeftskunden">Mehr für Geschäftskunden</a></p>',
      '<p>We check your details within two working days. Until then you can order as usual at prices including VAT. After that you see net prices and tiers and can pay on account. <a href="/en/business">More about buying for business</a></p>',
    ),
  },
  {
    id: 10,
    identifier: 'checkout-withdrawal',
    title: text('Bedenktijd', 'Widerruf', 'Withdrawal'),
    content: text(
      '<p>Je hebt 14 dagen <a href="/herroepingsrecht">bedenktijd</a> na ontvangst. Terugsturen met ons label kost € 4,95, terugbrengen in een winkel is gratis.</p>',
      '<p>Du hast nach Erhalt 14 Tage Zeit für den <a href="/de/widerrufsrecht">Widerruf</a>. Die Rücksendung mit unserem Etikett kostet 4,95 €, die Rückgabe im Laden ist kostenlos.</p>',
      '<p>You have 14 days from delivery to <a href="/en/right-of-withdrawal">withdraw</a>. Sending back with our label costs €4.95, returning in a shop is free.</p>',
    ),
  },
  {
    id: 11,
    identifier: 'coupon-hint',
    title: text('Kortingscode', 'Rabattcode', 'Discount code'),
    content: text(
      '<p>Nog geen code? Met ALMPOST bezorgen we in Nederland en Duitsland al vanaf € 40 gratis.</p>',
      '<p>Noch keinen Code? Mit ALMPOST liefern wir in die Niederlande und nach Deutschland schon ab 40 € kostenlos.</p>',
      '<p>No code yet? With ALMPOST, delivery in the Netherlands and Germany is free from €40.</p>',
    ),
  },
];

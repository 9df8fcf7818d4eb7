import type { DemoPage } from '../../model.ts';
import { text } from '../../catalogue/text.ts';
import { rateTable } from '../shipping-rates.ts';

const shipping: DemoPage = {
  id: 3,
  identifier: text('verzending-en-betaling', 'versand-und-zahlung', 'shipping-and-payment'),
  title: text('Verzending en betaling', 'Versand und Zahlung', 'Shipping and payment'),
  heading: text('Verzending en betaling', 'Versand und Zahlung', 'Shipping and payment'),
  metaDescription: text(
    'Wat bezorgen kost, hoe lang het duurt en hoe je kunt betalen.',
    'Was der Versand kostet, wie lange er dauert und wie du zahlen kannst.',
    'What delivery costs, how long it takes and how you can pay.',
  ),
  content: text(
    `<h2>Verzendkosten</h2>
<p>We bezorgen in Nederland, Duitsland, België, Oostenrijk en Luxemburg. Alle bedragen zijn inclusief btw. Bij meerdere artikelen betaal je één keer verzendkosten. Met de kortingscode ALMPOST bezorgen we in Nederland en Duitsland al vanaf € 40 gratis.</p>
${rateTable.nl}
<h2>Levertijd</h2>
<p>Bestel je op werkdagen voor 16:00 uur of op zaterdag voor 12:00 uur, dan gaat je pakket dezelfde dag op pad; daarna telt de levertijd uit de tabel. Ligt een artikel alleen in een winkel, dan komt het 2 tot 3 werkdagen later. Wordt iets voor je gemaakt, dan staat de levertijd van 2 tot 3 weken bij het artikel.</p>
<p>Op feestdagen in Nederland verzenden we niet, en in Duitsland wordt op de feestdagen van Noordrijn-Westfalen niet bezorgd.</p>
<h2>Afhalen</h2>
<p>Afhalen in <a href="/filialen">Sittard, Roermond of Aachen</a> kost niets en er is geen bezorgrit voor nodig. Je krijgt een bericht als je bestelling klaarligt; we bewaren haar 14 dagen. Bij afhalen geldt de btw van het land waar de winkel staat. De prijs verandert daardoor niet.</p>
<h2>Betalen</h2>
<ul>
<li>iDEAL | Wero</li>
<li>PayPal</li>
<li>Creditcard en betaalpas (Visa, Mastercard, Maestro, American Express)</li>
<li>Apple Pay en Google Pay, als je apparaat dat kan</li>
<li>Bancontact, bij een adres in België</li>
<li>Klarna; dit is een krediet van Klarna, vanaf 18 jaar</li>
<li>Bankoverschrijving; we verzenden zodra het bedrag binnen is</li>
<li>Op rekening, voor goedgekeurde zakelijke accounts, binnen 14 dagen</li>
<li>In de winkel, als je afhaalt</li>
</ul>
<p>We rekenen voor geen enkele betaalwijze kosten. Kaartgegevens vul je in bij onze betaalprovider; wij zien ze niet.</p>`,
    `<h2>Versandkosten</h2>
<p>Wir liefern in die Niederlande, nach Deutschland, Belgien, Österreich und Luxemburg. Alle Beträge enthalten die Mehrwertsteuer. Bei mehreren Artikeln zahlst du die Versandkosten nur einmal. Mit dem Rabattcode ALMPOST liefern wir in die Niederlande und nach Deutschland schon ab 40 € kostenlos.</p>
${rateTable.de}
<h2>Lieferzeit</h2>
<p>Bestellst du werktags bis 16:00 Uhr oder samstags bis 12:00 Uhr, geht dein Paket am selben Tag auf den Weg; danach zählt die Lieferzeit aus der Tabelle. Liegt ein Artikel nur in einem Laden, kommt er 2 bis 3 Werktage später. Wird etwas für dich angefertigt, steht die Lieferzeit von 2 bis 3 Wochen beim Artikel.</p>
<p>An Feiertagen in den Niederlanden versenden wir nicht, und in Deutschland wird an den Feiertagen von Nordrhein-Westfalen nicht zugestellt.</p>
<h2>Abholung</h2>
<p>Die Abholung in <a href="/de/filialen">Sittard, Roermond oder Aachen</a> ist kostenlos und braucht keine Lieferfahrt. Du bekommst eine Nachricht, sobald deine Bestellung bereitliegt; wir bewahren sie 14 Tage auf. Bei Abholung gilt die Mehrwertsteuer des Landes, in dem der Laden steht. Der Preis ändert sich dadurch nicht.</p>
<h2>Zahlung</h2>
<ul>
<li>PayPal</li>
<li>Wero, sobald verfügbar, und iDEAL | Wero für niederländische Konten</li>
<li>Kredit- und Debitkarte (Visa, Mastercard, Maestro, American Express)</li>
<li>Apple Pay und Google Pay, wenn dein Gerät das kann</li>
<li>Klarna; das ist ein Kredit von Klarna, ab 18 Jahren</li>
<li>Überweisung; wir versenden, sobald der Betrag eingegangen ist</li>
<li>Kauf auf Rechnung für freigeschaltete Geschäftskonten, zahlbar innerhalb von 14 Tagen</li>
<li>Im Laden, wenn du abholst</li>
</ul>
<p>Für keine Zahlungsart berechnen wir Gebühren. Kartendaten gibst du bei unserem Zahlungsdienst ein; wir sehen sie nicht.</p>`,
    `<h2>Shipping costs</h2>
<p>We deliver to the Netherlands, Germany, Belgium, Austria and Luxembourg. All amounts include VAT. You pay shipping once, however many items you order. With the discount code ALMPOST, delivery in the Netherlands and Germany is free from €40.</p>
${rateTable.en}
<h2>Delivery time</h2>
<p>Order before 16:00 on working days or before 12:00 on Saturday, and your parcel leaves the same day; from then on the time in the table counts. If an item is only in one of our shops, it comes 2 to 3 working days later. If something is made for you, the item shows a delivery time of 2 to 3 weeks.</p>
<p>We do not ship on public holidays in the Netherlands, and in Germany nothing is delivered on those of North Rhine-Westphalia.</p>
<h2>Pickup</h2>
<p>Pickup in <a href="/en/filialen">Sittard, Roermond or Aachen</a> is free and needs no delivery trip. You get a message when your order is ready; we keep it for 14 days. With pickup, the VAT of the country of the shop applies. The price stays the same.</p>
<h2>Payment</h2>
<ul>
<li>iDEAL | Wero</li>
<li>PayPal</li>
<li>Credit and debit card (Visa, Mastercard, Maestro, American Express)</li>
<li>Apple Pay and Google Pay, if your device supports them</li>
<li>Bancontact, with an address in Belgium</li>
<li>Klarna; this is credit provided by Klarna, from 18 years</li>
<li>Bank transfer; we ship once the amount has arrived</li>
<li>On account, for approved business accounts, due within 14 days</li>
<li>In the shop, when you pick up</li>
</ul>
<p>We charge no fee for any payment method. You enter card details with our payment provider; we do not see them.</p>`,
  ),
};

const returns: DemoPage = {
  id: 4,
  identifier: text('retourneren', 'ruecksendung', 'returns'),
  title: text('Retourneren en ruilen', 'Rücksendung und Umtausch', 'Returns and exchanges'),
  heading: text('Retourneren en ruilen', 'Rücksendung und Umtausch', 'Returns and exchanges'),
  metaDescription: text(
    'Zo stuur je iets terug of ruil je het om, per post of in de winkel.',
    'So schickst du etwas zurück oder tauschst es um, per Post oder im Laden.',
    'How to send something back or exchange it, by post or in a shop.',
  ),
  content: text(
    `<p>Je hebt 14 dagen bedenktijd na ontvangst, en daarna nog 14 dagen om het pakket terug te sturen. Een reden hoef je niet te geven.</p>
<h2>In drie stappen</h2>
<ol>
<li>Meld je herroeping via <a href="/herroepen">Overeenkomst herroepen</a>. Je naam, bestelnummer en e-mailadres zijn genoeg; inloggen hoeft niet.</li>
<li>Je krijgt meteen een ontvangstbevestiging met het retouradres. Wil je ons retourlabel gebruiken, antwoord dan op die e-mail.</li>
<li>Breng het pakket naar het afgiftepunt of naar een <a href="/filialen">winkel</a>.</li>
</ol>
<h2>Wat kost het?</h2>
<table><caption>Kosten van een retour</caption><thead><tr><th scope="col">Hoe</th><th scope="col">Kosten</th></tr></thead><tbody>
<tr><th scope="row">In Sittard, Roermond of Aachen</th><td>gratis</td></tr>
<tr><th scope="row">Met ons retourlabel</th><td>€ 4,95, we trekken dit af van de terugbetaling</td></tr>
<tr><th scope="row">Ruilen voor een andere maat of kleur</th><td>gratis</td></tr>
<tr><th scope="row">Fout of gebrek aan onze kant</th><td>gratis</td></tr>
</tbody></table>
<h2>Wanneer krijg ik mijn geld terug?</h2>
<p>Binnen 14 dagen na je melding, op dezelfde manier als je betaalde en inclusief de standaard verzendkosten van de heenweg. We mogen wachten tot het pakket binnen is of tot je laat zien dat het onderweg is.</p>
<h2>Passen mag</h2>
<p>Probeer kleding zoals je dat in de winkel zou doen. Draag een lederhose niet een avond lang in en laat de kaartjes zitten. Alleen wat verder gaat dan passen, kan het bedrag verlagen.</p>
<h2>Uitzonderingen</h2>
<p>Artikelen die we op maat maken of van je naam voorzien, kun je niet herroepen. Dat staat dan bij het artikel. Je wettelijke garantie blijft gewoon gelden.</p>`,
    `<p>Du kannst nach Erhalt 14 Tage lang widerrufen und hast danach noch 14 Tage, um das Paket zurückzuschicken. Einen Grund musst du nicht nennen.</p>
<h2>In drei Schritten</h2>
<ol>
<li>Melde deinen Widerruf über <a href="/de/widerrufen">Vertrag widerrufen</a>. Name, Bestellnummer und E-Mail-Adresse genügen; eine Anmeldung ist nicht nötig.</li>
<li>Du bekommst sofort eine Eingangsbestätigung mit der Rücksendeadresse. Möchtest du unser Rücksendeetikett nutzen, antworte auf diese E-Mail.</li>
<li>Bring das Paket zur Annahmestelle oder in einen unserer <a href="/de/filialen">Läden</a>.</li>
</ol>
<h2>Was kostet es?</h2>
<table><caption>Kosten einer Rücksendung</caption><thead><tr><th scope="col">Wie</th><th scope="col">Kosten</th></tr></thead><tbody>
<tr><th scope="row">In Sittard, Roermond oder Aachen</th><td>kostenlos</td></tr>
<tr><th scope="row">Mit unserem Rücksendeetikett</th><td>4,95 €, die wir von der Erstattung abziehen</td></tr>
<tr><th scope="row">Umtausch in eine andere Größe oder Farbe</th><td>kostenlos</td></tr>
<tr><th scope="row">Fehler oder Mangel auf unserer Seite</th><td>kostenlos</td></tr>
</tbody></table>
<h2>Wann bekomme ich mein Geld zurück?</h2>
<p>Innerhalb von 14 Tagen nach deiner Meldung, auf demselben Weg, auf dem du gezahlt hast, und einschließlich der Standardkosten für den Hinversand. Wir dürfen warten, bis das Paket da ist oder du den Versand nachweist.</p>
<h2>Anprobieren ist erlaubt</h2>
<p>Probier die Kleidung so an, wie du es im Laden tun würdest. Trag keine Lederhose einen Abend lang ein und lass die Etiketten dran. Nur was darüber hinausgeht, kann die Erstattung mindern.</p>
<h2>Ausnahmen</h2>
<p>Was wir nach deinen Maßen anfertigen oder mit deinem Namen besticken, kannst du nicht widerrufen. Das steht dann beim Artikel. Deine gesetzliche Gewährleistung bleibt davon unberührt.</p>`,
    `<p>You have 14 days to change your mind after delivery, and another 14 days to send the parcel back. You do not have to give a reason.</p>
<h2>In three steps</h2>
<ol>
<li>Tell us through <a href="/en/withdraw">Withdraw from contract here</a>. Your name, order number and email address are enough; no login needed.</li>
<li>You get a receipt straight away, with the return address. If you want to use our return label, reply to that email.</li>
<li>Take the parcel to a drop-off point or to one of our <a href="/en/filialen">shops</a>.</li>
</ol>
<h2>What does it cost?</h2>
<table><caption>Cost of a return</caption><thead><tr><th scope="col">How</th><th scope="col">Cost</th></tr></thead><tbody>
<tr><th scope="row">In Sittard, Roermond or Aachen</th><td>free</td></tr>
<tr><th scope="row">With our return label</th><td>€4.95, deducted from your refund</td></tr>
<tr><th scope="row">Exchange for another size or colour</th><td>free</td></tr>
<tr><th scope="row">Our mistake or a defect</th><td>free</td></tr>
</tbody></table>
<h2>When do I get my money back?</h2>
<p>Within 14 days of your message, by the same means you paid with and including the standard cost of the outward delivery. We may wait until the parcel arrives or until you show that it is on its way.</p>
<h2>Trying on is fine</h2>
<p>Try clothes on as you would in a shop. Please do not wear in lederhosen for an evening, and leave the tags on. Only what goes beyond trying on can reduce the refund.</p>
<h2>Exceptions</h2>
<p>Items made to your measurements or embroidered with your name cannot be withdrawn from. The item will say so. Your legal guarantee still applies.</p>`,
  ),
};

const sizeAdvice: DemoPage = {
  id: 13,
  identifier: text('maatadvies', 'groessenberatung', 'size-advice'),
  title: text('Maatadvies', 'Größenberatung', 'Size advice'),
  heading: text('Zo vind je je maat', 'So findest du deine Größe', 'How to find your size'),
  metaDescription: text(
    'Meet je dirndl-, lederhosen- of hoedmaat in een paar minuten.',
    'Miss deine Dirndl-, Lederhosen- oder Hutgröße in wenigen Minuten.',
    'Measure your dirndl, lederhosen or hat size in a few minutes.',
  ),
  content: text(
    `<p>Je hebt een soepel meetlint nodig en iemand die meekijkt. Meet over je ondergoed, niet over een trui.</p>
<h2>Dirndl</h2>
<ol>
<li><strong>Borst:</strong> rond het breedste punt, met de bh aan die je eronder draagt.</li>
<li><strong>Taille:</strong> rond het smalste punt.</li>
<li>Zoek je borstmaat in de tabel bij het artikel en controleer daarna de taille. Vallen ze in verschillende rijen, neem dan de grotere maat.</li>
</ol>
<p>Een dirndl zit strak, maar mag niet knellen.</p>
<h3>Welke roklengte?</h3>
<table><caption>Advies naar lichaamslengte</caption><thead><tr><th scope="col">Je lengte</th><th scope="col">Roklengte</th></tr></thead><tbody>
<tr><td>tot 158 cm</td><td>50 cm (mini)</td></tr>
<tr><td>158–168 cm</td><td>60 cm (midi, tot op de knie)</td></tr>
<tr><td>langer dan 168 cm</td><td>70 cm (net onder de knie)</td></tr>
</tbody></table>
<h2>Lederhose</h2>
<p>Meet je taille op de hoogte waar je de broek draagt. Leer rekt, dus begin strak en kies tussen twee maten de kleinste. De vetering achter geeft ongeveer 3 centimeter speling.</p>
<h2>Hemd, schoen en hoed</h2>
<ul>
<li><strong>Hemd:</strong> meet borst en hals; tussen twee maten de grotere.</li>
<li><strong>Schoen:</strong> zet je voet op papier en meet van hiel tot langste teen. Doe dat aan het eind van de dag.</li>
<li><strong>Hoed:</strong> meet een centimeter boven de oren.</li>
</ul>
<h2>Kinderen</h2>
<p>De maat is de lichaamslengte in centimeters. Kies een maat groter als je kind nog dit jaar groeit; zomen en bretels vangen het verschil op.</p>
<p>Twijfel je? <a href="/contact">Vraag het ons</a> of kom passen in een van onze <a href="/filialen">winkels</a>.</p>`,
    `<p>Du brauchst ein weiches Maßband und jemanden, der mitschaut. Miss über der Unterwäsche, nicht über dem Pullover.</p>
<h2>Dirndl</h2>
<ol>
<li><strong>Brust:</strong> an der stärksten Stelle, mit dem BH, den du darunter trägst.</li>
<li><strong>Taille:</strong> an der schmalsten Stelle.</li>
<li>Such deine Brustweite in der Tabelle beim Artikel und prüfe dann die Taille. Liegen sie in verschiedenen Zeilen, nimm die größere Größe.</li>
</ol>
<p>Ein Dirndl sitzt eng, darf aber nicht einschnüren.</p>
<h3>Welche Rocklänge?</h3>
<table><caption>Empfehlung nach Körpergröße</caption><thead><tr><th scope="col">Deine Größe</th><th scope="col">Rocklänge</th></tr></thead><tbody>
<tr><td>bis 158 cm</td><td>50 cm (Mini)</td></tr>
<tr><td>158–168 cm</td><td>60 cm (Midi, bis zum Knie)</td></tr>
<tr><td>über 168 cm</td><td>70 cm (knapp unters Knie)</td></tr>
</tbody></table>
<h2>Lederhose</h2>
<p>Miss den Bund dort, wo du die Hose trägst. Leder gibt nach, also beginn eng und nimm zwischen zwei Größen die kleinere. Die Schnürung hinten gibt rund 3 Zentimeter Spielraum.</p>
<h2>Hemd, Schuh und Hut</h2>
<ul>
<li><strong>Hemd:</strong> Brust und Hals messen; zwischen zwei Größen die größere.</li>
<li><strong>Schuh:</strong> Fuß auf Papier stellen und von der Ferse bis zur längsten Zehe messen, am besten abends.</li>
<li><strong>Hut:</strong> einen Zentimeter über den Ohren messen.</li>
</ul>
<h2>Kinder</h2>
<p>Die Größe ist die Körpergröße in Zentimetern. Wächst dein Kind gerade, nimm eine Größe mehr; Säume und Träger gleichen den Unterschied aus.</p>
<p>Unsicher? <a href="/de/contact">Frag uns</a> oder komm zur Anprobe in einen unserer <a href="/de/filialen">Läden</a>.</p>`,
    `<p>You need a soft tape measure and someone to help. Measure over your underwear, not over a jumper.</p>
<h2>Dirndl</h2>
<ol>
<li><strong>Bust:</strong> around the fullest point, wearing the bra you will wear under it.</li>
<li><strong>Waist:</strong> around the narrowest point.</li>
<li>Find your bust in the chart next to the item, then check the waist. If they fall in different rows, take the larger size.</li>
</ol>
<p>A dirndl sits snug but must not pinch.</p>
<h3>Which skirt length?</h3>
<table><caption>Advice by height</caption><thead><tr><th scope="col">Your height</th><th scope="col">Skirt length</th></tr></thead><tbody>
<tr><td>up to 158 cm</td><td>50 cm (mini)</td></tr>
<tr><td>158–168 cm</td><td>60 cm (midi, to the knee)</td></tr>
<tr><td>over 168 cm</td><td>70 cm (just below the knee)</td></tr>
</tbody></table>
<h2>Lederhosen</h2>
<p>Measure your waist where you wear the trousers. Leather stretches, so start snug and take the smaller of two sizes. The lacing at the back gives about 3 centimetres of play.</p>
<h2>Shirt, shoe and hat</h2>
<ul>
<li><strong>Shirt:</strong> measure chest and neck; between two sizes take the larger one.</li>
<li><strong>Shoe:</strong> stand on paper and measure from heel to longest toe, ideally in the evening.</li>
<li><strong>Hat:</strong> measure one centimetre above the ears.</li>
</ul>
<h2>Children</h2>
<p>The size is the body height in centimetres. Go one size up if your child is growing; hems and braces make up the difference.</p>
<p>Not sure? <a href="/en/contact">Ask us</a> or come for a fitting in one of our <a href="/en/filialen">shops</a>.</p>`,
  ),
};

const alterations: DemoPage = {
  id: 14,
  identifier: text('vermaakservice', 'aenderungsservice', 'alterations'),
  title: text('Vermaakservice', 'Änderungsservice', 'Alterations'),
  heading: text('Vermaakservice', 'Änderungsservice', 'Alterations'),
  metaDescription: text(
    'Zoom korter, taille ruimer, naam geborduurd: wat ons atelier doet en wat het kost.',
    'Saum kürzen, Taille weiten, Name einsticken: was unser Atelier macht und was es kostet.',
    'Shorter hem, wider waist, embroidered name: what our workshop does and what it costs.',
  ),
  content: text(
    `<p>In ons atelier in Sittard passen we kleding aan die je bij ons kocht. In Roermond en Aachen nemen we haar aan en sturen we haar door.</p>
<table><caption>Richtprijzen inclusief btw</caption><thead><tr><th scope="col">Werk</th><th scope="col">Prijs</th><th scope="col">Duur</th></tr></thead><tbody>
<tr><th scope="row">Dirndlzoom korter</th><td>€ 24,95</td><td>1 week</td></tr>
<tr><th scope="row">Lijfje innemen of uitleggen</th><td>vanaf € 29,95</td><td>1 week</td></tr>
<tr><th scope="row">Lange lederhose inkorten</th><td>gratis tot 5 cm</td><td>1 week</td></tr>
<tr><th scope="row">Hoornknoop aanzetten</th><td>€ 4,95</td><td>direct</td></tr>
<tr><th scope="row">Naam of logo borduren</th><td>vanaf € 14,95</td><td>2–3 weken</td></tr>
</tbody></table>
<h2>Zo werkt het</h2>
<ol><li>Maak een afspraak of loop binnen met de kleding en de schoenen die je erbij draagt.</li><li>We spelden af en noemen de prijs voordat we beginnen.</li><li>Je haalt het op of we sturen het op.</li></ol>
<p>Let op: wat we op jouw maat vermaken of borduren, kun je daarna niet meer herroepen. Pas daarom eerst rustig.</p>`,
    `<p>In unserem Atelier in Sittard ändern wir Kleidung, die du bei uns gekauft hast. In Roermond und Aachen nehmen wir sie an und schicken sie weiter.</p>
<table><caption>Richtpreise inklusive Mehrwertsteuer</caption><thead><tr><th scope="col">Arbeit</th><th scope="col">Preis</th><th scope="col">Dauer</th></tr></thead><tbody>
<tr><th scope="row">Dirndlsaum kürzen</th><td>24,95 €</td><td>1 Woche</td></tr>
<tr><th scope="row">Mieder enger oder weiter</th><td>ab 29,95 €</td><td>1 Woche</td></tr>
<tr><th scope="row">Lange Lederhose kürzen</th><td>bis 5 cm kostenlos</td><td>1 Woche</td></tr>
<tr><th scope="row">Hornknopf annähen</th><td>4,95 €</td><td>sofort</td></tr>
<tr><th scope="row">Name oder Logo sticken</th><td>ab 14,95 €</td><td>2–3 Wochen</td></tr>
</tbody></table>
<h2>So läuft es ab</h2>
<ol><li>Vereinbare einen Termin oder komm vorbei, mit der Kleidung und den Schuhen, die du dazu trägst.</li><li>Wir stecken ab und nennen den Preis, bevor wir anfangen.</li><li>Du holst es ab oder wir schicken es dir.</li></ol>
<p>Wichtig: Was wir nach deinen Maßen ändern oder besticken, kannst du danach nicht mehr widerrufen. Probier also vorher in Ruhe an.</p>`,
    `<p>Our workshop in Sittard alters clothes you bought from us. In Roermond and Aachen we take them in and send them on.</p>
<table><caption>Guide prices including VAT</caption><thead><tr><th scope="col">Work</th><th scope="col">Price</th><th scope="col">Time</th></tr></thead><tbody>
<tr><th scope="row">Shorten a dirndl hem</th><td>€24.95</td><td>1 week</td></tr>
<tr><th scope="row">Take in or let out a bodice</th><td>from €29.95</td><td>1 week</td></tr>
<tr><th scope="row">Shorten long lederhosen</th><td>free up to 5 cm</td><td>1 week</td></tr>
<tr><th scope="row">Sew on a horn button</th><td>€4.95</td><td>while you wait</td></tr>
<tr><th scope="row">Embroider a name or logo</th><td>from €14.95</td><td>2–3 weeks</td></tr>
</tbody></table>
<h2>How it works</h2>
<ol><li>Make an appointment or drop in with the clothes and the shoes you will wear.</li><li>We pin it and tell you the price before we start.</li><li>You pick it up or we send it.</li></ol>
<p>Please note: you cannot withdraw from what we have altered to your measurements or embroidered. So take your time trying it on first.</p>`,
  ),
};

export const servicePages: readonly DemoPage[] = [shipping, returns, sizeAdvice, alterations];

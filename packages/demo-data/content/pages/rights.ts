import type { DemoPage } from '../../model.ts';
import { text } from '../../catalogue/text.ts';

/** LAW-08: withdrawal information and model form, beside the electronic function. */
const withdrawal: DemoPage = {
  id: 5,
  identifier: text('herroepingsrecht', 'widerrufsrecht', 'right-of-withdrawal'),
  title: text('Herroepingsrecht', 'Widerrufsrecht', 'Right of withdrawal'),
  heading: text('Informatie over je herroepingsrecht', 'Widerrufsbelehrung', 'Information on your right of withdrawal'),
  metaDescription: text(
    'Je hebt 14 dagen om je aankoop te herroepen. Hier staat hoe, en het modelformulier.',
    'Du kannst deinen Kauf 14 Tage lang widerrufen. Hier steht, wie, samt Muster-Formular.',
    'You have 14 days to withdraw from your purchase. How to do it, and the model form.',
  ),
  content: text(
    `<h2>Herroepingsrecht</h2>
<p>Je hebt het recht om de overeenkomst binnen 14 dagen zonder opgave van redenen te herroepen. De termijn verstrijkt 14 dagen na de dag waarop jij, of iemand die je aanwees en die niet de vervoerder is, het laatste artikel van je bestelling in bezit kreeg.</p>
<p>Om je recht te gebruiken, laat je ons met een ondubbelzinnige verklaring weten dat je herroept. Dat kan op deze manieren:</p>
<ul>
<li>via de herroepingsfunctie op deze site: <a href="/herroepen">Overeenkomst herroepen</a>. Je vindt die knop onderaan elke pagina en bij je bestelling. Je krijgt meteen een ontvangstbevestiging per e-mail, met datum en tijdstip;</li>
<li>per e-mail aan retour@maas-en-alm.example;</li>
<li>per post aan Maas &amp; Alm B.V. (demo), Voorbeeldmarkt 12, 6131 ZZ Sittard;</li>
<li>telefonisch via +31 46 000 00 01.</li>
</ul>
<p>Je mag het modelformulier hieronder gebruiken, maar dat hoeft niet. Je bent op tijd als je je verklaring verstuurt voordat de termijn is verstreken.</p>
<h2>Gevolgen van de herroeping</h2>
<p>Als je herroept, betalen we alle bedragen terug die je tot dan toe hebt betaald, inclusief de leveringskosten. Koos je een duurdere bezorging dan de goedkoopste standaardlevering, dan betalen we dat verschil niet terug. We betalen binnen 14 dagen nadat we je verklaring hebben ontvangen, met hetzelfde betaalmiddel en zonder kosten. We mogen wachten tot we de goederen terug hebben of tot je aantoont dat je ze hebt verstuurd, wat het eerst komt.</p>
<p>Stuur of breng de goederen binnen 14 dagen na je verklaring terug. De kosten van terugzenden zijn voor jou: met ons retourlabel € 4,95. In onze winkels breng je gratis terug. Je bent alleen aansprakelijk voor waardevermindering als je verder gaat dan nodig is om aard, kenmerken en werking van de goederen te beoordelen.</p>
<h2>Geen herroepingsrecht</h2>
<p>Het recht geldt niet voor goederen die volgens jouw specificaties zijn gemaakt of duidelijk persoonlijk zijn, zoals een geborduurde naam of een op maat vermaakte dirndl, en niet voor aankopen door bedrijven.</p>
<h2>Modelformulier voor herroeping</h2>
<p>(Vul dit formulier alleen in en stuur het terug als je de overeenkomst wilt herroepen.)</p>
<ul>
<li>Aan Maas &amp; Alm B.V. (demo), Voorbeeldmarkt 12, 6131 ZZ Sittard, retour@maas-en-alm.example:</li>
<li>Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen (*)/levering van de volgende dienst (*) herroep/herroepen (*):</li>
<li>Besteld op (*)/Ontvangen op (*):</li>
<li>Naam/Namen consument(en):</li>
<li>Adres consument(en):</li>
<li>Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):</li>
<li>Datum:</li>
</ul>
<p>(*) Doorhalen wat niet van toepassing is.</p>`,
    `<h2>Widerrufsrecht</h2>
<p>Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die letzte Ware deiner Bestellung in Besitz genommen hat.</p>
<p>Um dein Widerrufsrecht auszuüben, musst du uns mit einer eindeutigen Erklärung über deinen Entschluss informieren. Das geht so:</p>
<ul>
<li>über die Widerrufsfunktion auf dieser Website: <a href="/de/widerrufen">Vertrag widerrufen</a>. Die Schaltfläche findest du am Ende jeder Seite und bei deiner Bestellung. Du bekommst sofort eine Eingangsbestätigung per E-Mail mit Datum und Uhrzeit;</li>
<li>per E-Mail an retour@maas-en-alm.example;</li>
<li>per Post an Maas &amp; Alm B.V. (Demo), Voorbeeldmarkt 12, 6131 ZZ Sittard, Niederlande;</li>
<li>telefonisch unter +49 241 000000-3.</li>
</ul>
<p>Du kannst dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist reicht es aus, dass du die Erklärung vor Ablauf der Widerrufsfrist absendest.</p>
<h2>Folgen des Widerrufs</h2>
<p>Wenn du widerrufst, erstatten wir dir alle Zahlungen, die wir von dir erhalten haben, einschließlich der Lieferkosten. Hast du eine teurere Lieferung als die günstigste Standardlieferung gewählt, erstatten wir die Mehrkosten nicht. Wir zahlen spätestens binnen vierzehn Tagen nach Eingang deiner Erklärung zurück, mit demselben Zahlungsmittel und ohne Entgelt. Wir können die Rückzahlung verweigern, bis wir die Waren zurückerhalten haben oder du nachgewiesen hast, dass du sie abgesandt hast, je nachdem, welches der frühere Zeitpunkt ist.</p>
<p>Schick oder bring die Waren spätestens binnen vierzehn Tagen nach deiner Erklärung zurück. Die unmittelbaren Kosten der Rücksendung trägst du: mit unserem Etikett 4,95 €. In unseren Läden ist die Rückgabe kostenlos. Für einen Wertverlust musst du nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung von Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendig ist.</p>
<h2>Kein Widerrufsrecht</h2>
<p>Das Widerrufsrecht besteht nicht bei Waren, die nach deinen Vorgaben angefertigt oder eindeutig auf deine persönlichen Bedürfnisse zugeschnitten sind, etwa mit gesticktem Namen oder nach Maß geändert, und nicht bei Käufen durch Unternehmen.</p>
<h2>Muster-Widerrufsformular</h2>
<p>(Wenn du den Vertrag widerrufen willst, fülle bitte dieses Formular aus und sende es zurück.)</p>
<ul>
<li>An Maas &amp; Alm B.V. (Demo), Voorbeeldmarkt 12, 6131 ZZ Sittard, Niederlande, retour@maas-en-alm.example:</li>
<li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*):</li>
<li>Bestellt am (*)/erhalten am (*):</li>
<li>Name des/der Verbraucher(s):</li>
<li>Anschrift des/der Verbraucher(s):</li>
<li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):</li>
<li>Datum:</li>
</ul>
<p>(*) Unzutreffendes streichen.</p>`,
    `<h2>Right of withdrawal</h2>
<p>You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period expires 14 days after the day on which you, or a third party other than the carrier named by you, take possession of the last item of your order.</p>
<p>To exercise the right, you must tell us of your decision by an unequivocal statement. You can do so:</p>
<ul>
<li>through the withdrawal function on this site: <a href="/en/withdraw">Withdraw from contract here</a>. You find the button at the foot of every page and with your order. You get a receipt by email at once, with date and time;</li>
<li>by email to retour@maas-en-alm.example;</li>
<li>by post to Maas &amp; Alm B.V. (demo), Voorbeeldmarkt 12, 6131 ZZ Sittard, the Netherlands;</li>
<li>by phone on +31 46 000 00 01.</li>
</ul>
<p>You may use the model form below, but it is not obligatory. You meet the deadline if you send your statement before the period has expired.</p>
<h2>Effects of withdrawal</h2>
<p>If you withdraw, we reimburse all payments received from you, including the costs of delivery. If you chose a delivery more expensive than our least expensive standard delivery, we do not reimburse the difference. We pay no later than 14 days after we receive your statement, using the same means of payment and without any fee. We may withhold reimbursement until we have received the goods back or you have shown that you sent them, whichever is earlier.</p>
<p>Send or bring back the goods within 14 days of your statement. You bear the direct cost of returning them: €4.95 with our return label. Returns in our shops are free. You are only liable for diminished value if you handle the goods beyond what is needed to establish their nature, characteristics and functioning.</p>
<h2>No right of withdrawal</h2>
<p>The right does not apply to goods made to your specifications or clearly personalised, such as an embroidered name or a dirndl altered to your measurements, nor to purchases by businesses.</p>
<h2>Model withdrawal form</h2>
<p>(Complete and return this form only if you wish to withdraw from the contract.)</p>
<ul>
<li>To Maas &amp; Alm B.V. (demo), Voorbeeldmarkt 12, 6131 ZZ Sittard, the Netherlands, retour@maas-en-alm.example:</li>
<li>I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):</li>
<li>Ordered on (*)/received on (*):</li>
<li>Name of consumer(s):</li>
<li>Address of consumer(s):</li>
<li>Signature of consumer(s) (only if this form is notified on paper):</li>
<li>Date:</li>
</ul>
<p>(*) Delete as appropriate.</p>`,
  ),
};

const terms: DemoPage = {
  id: 6,
  identifier: text('voorwaarden', 'agb', 'terms'),
  title: text('Algemene voorwaarden', 'Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
  heading: text('Algemene voorwaarden', 'Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
  metaDescription: text(
    'De korte voorwaarden van deze demonstratiewinkel.',
    'Die kurzen Bedingungen dieses Demonstrationsshops.',
    'The short terms of this demonstration shop.',
  ),
  content: text(
    `<p><strong>Dit is een demonstratiewinkel.</strong> Er worden geen echte overeenkomsten gesloten, er wordt niets geleverd en er wordt geen geld afgeschreven. De tekst hieronder laat zien hoe korte voorwaarden eruit kunnen zien.</p>
<ol>
<li><strong>Wie we zijn.</strong> Maas &amp; Alm B.V. (demo), Sittard. Onze gegevens staan bij <a href="/bedrijfsgegevens">Bedrijfsgegevens</a>.</li>
<li><strong>Overeenkomst.</strong> Een bestelling komt tot stand als je op ‘Bestelling met betalingsverplichting’ klikt en wij de ontvangst bevestigen.</li>
<li><strong>Prijzen.</strong> Prijzen zijn inclusief btw en exclusief verzendkosten. Kennelijke fouten binden ons niet.</li>
<li><strong>Betalen.</strong> Je betaalt met een van de getoonde betaalwijzen, zonder toeslag. Goedgekeurde zakelijke klanten kunnen op rekening betalen, binnen 14 dagen. Achteraf betalen via Klarna is een overeenkomst met Klarna.</li>
<li><strong>Levering.</strong> Termijnen en kosten staan bij <a href="/verzending-en-betaling">Verzending en betaling</a>. Het risico gaat over als jij het pakket ontvangt.</li>
<li><strong>Herroepen.</strong> Consumenten hebben 14 dagen bedenktijd, zie <a href="/herroepingsrecht">Herroepingsrecht</a>.</li>
<li><strong>Maatwerk.</strong> Wat we naar jouw maat vermaken of voor je borduren, kun je niet herroepen. We noemen de prijs voordat we beginnen.</li>
<li><strong>Kortingscodes.</strong> Per bestelling geldt één code. Bij een gedeeltelijke retour verdelen we de korting naar verhouding over de artikelen.</li>
<li><strong>Garantie.</strong> De wettelijke garantie geldt, zie <a href="/garantie">Garantie</a>.</li>
<li><strong>Eigendom.</strong> Goederen blijven van ons tot ze betaald zijn.</li>
<li><strong>Beoordelingen.</strong> Hoe we met beoordelingen omgaan, staat bij <a href="/beoordelingen">Beoordelingen</a>.</li>
<li><strong>Gegevens.</strong> Hoe we met je gegevens omgaan, staat bij <a href="/privacy">Privacy</a>.</li>
<li><strong>Klachten.</strong> Schrijf naar info@maas-en-alm.example; je krijgt binnen 14 dagen antwoord.</li>
<li><strong>Recht.</strong> Nederlands recht is van toepassing. Woon je als consument in een ander EU-land, dan houd je de bescherming van de dwingende regels daar.</li>
</ol>`,
    `<p><strong>Dies ist ein Demonstrationsshop.</strong> Es werden keine echten Verträge geschlossen, nichts geliefert und kein Geld abgebucht. Der folgende Text zeigt, wie kurze Bedingungen aussehen können.</p>
<ol>
<li><strong>Wer wir sind.</strong> Maas &amp; Alm B.V. (Demo), Sittard. Unsere Angaben stehen im <a href="/de/impressum">Impressum</a>.</li>
<li><strong>Vertrag.</strong> Der Vertrag kommt zustande, wenn du auf „Zahlungspflichtig bestellen“ klickst und wir die Bestellung bestätigen.</li>
<li><strong>Preise.</strong> Preise enthalten die Mehrwertsteuer, hinzu kommen Versandkosten. Offensichtliche Irrtümer binden uns nicht.</li>
<li><strong>Zahlung.</strong> Du zahlst mit einer der angezeigten Zahlungsarten, ohne Aufschlag. Freigeschaltete Geschäftskunden können auf Rechnung kaufen, zahlbar innerhalb von 14 Tagen. Späteres Bezahlen über Klarna ist ein Vertrag mit Klarna.</li>
<li><strong>Lieferung.</strong> Fristen und Kosten stehen unter <a href="/de/versand-und-zahlung">Versand und Zahlung</a>. Die Gefahr geht über, wenn du das Paket erhältst.</li>
<li><strong>Widerruf.</strong> Verbraucher haben 14 Tage Zeit, siehe <a href="/de/widerrufsrecht">Widerrufsrecht</a>.</li>
<li><strong>Maßarbeit.</strong> Was wir nach deinen Maßen ändern oder für dich besticken, kannst du nicht widerrufen. Den Preis nennen wir, bevor wir anfangen.</li>
<li><strong>Rabattcodes.</strong> Pro Bestellung gilt ein Code. Bei einer teilweisen Rückgabe verteilen wir den Rabatt anteilig auf die Artikel.</li>
<li><strong>Gewährleistung.</strong> Es gilt das gesetzliche Mängelhaftungsrecht, siehe <a href="/de/gewaehrleistung">Gewährleistung</a>.</li>
<li><strong>Eigentum.</strong> Die Ware bleibt bis zur Zahlung unser Eigentum.</li>
<li><strong>Bewertungen.</strong> Wie wir mit Bewertungen umgehen, steht unter <a href="/de/bewertungen">Bewertungen</a>.</li>
<li><strong>Daten.</strong> Wie wir mit deinen Daten umgehen, steht unter <a href="/de/datenschutz">Datenschutz</a>.</li>
<li><strong>Beschwerden.</strong> Schreib an info@maas-en-alm.example; du bekommst innerhalb von 14 Tagen Antwort.</li>
<li><strong>Recht.</strong> Es gilt niederländisches Recht. Wohnst du als Verbraucher in einem anderen EU-Land, behältst du den Schutz der dort zwingenden Vorschriften.</li>
</ol>`,
    `<p><strong>This is a demonstration shop.</strong> No real contracts are concluded, nothing is delivered and no money is taken. The text below shows what short terms can look like.</p>
<ol>
<li><strong>Who we are.</strong> Maas &amp; Alm B.V. (demo), Sittard. Our details are in the <a href="/en/legal-notice">Legal notice</a>.</li>
<li><strong>Contract.</strong> An order is concluded when you click ‘Order with obligation to pay’ and we confirm it.</li>
<li><strong>Prices.</strong> Prices include VAT and exclude shipping. Obvious mistakes do not bind us.</li>
<li><strong>Payment.</strong> You pay with one of the methods shown, without a surcharge. Approved business customers can pay on account, within 14 days. Paying later through Klarna is a contract with Klarna.</li>
<li><strong>Delivery.</strong> Times and costs are in <a href="/en/shipping-and-payment">Shipping and payment</a>. The risk passes when you receive the parcel.</li>
<li><strong>Withdrawal.</strong> Consumers have 14 days, see <a href="/en/right-of-withdrawal">Right of withdrawal</a>.</li>
<li><strong>Made to measure.</strong> You cannot withdraw from what we alter to your measurements or embroider for you. We tell you the price before we start.</li>
<li><strong>Discount codes.</strong> One code per order. With a partial return the discount is spread proportionally over the items.</li>
<li><strong>Guarantee.</strong> The legal guarantee applies, see <a href="/en/guarantee">Guarantee</a>.</li>
<li><strong>Ownership.</strong> Goods remain ours until they are paid for.</li>
<li><strong>Reviews.</strong> How we handle reviews is explained under <a href="/en/reviews">Reviews</a>.</li>
<li><strong>Data.</strong> How we handle your data is explained under <a href="/en/privacy">Privacy</a>.</li>
<li><strong>Complaints.</strong> Write to info@maas-en-alm.example; you get an answer within 14 days.</li>
<li><strong>Law.</strong> Dutch law applies. If you are a consumer living in another EU country, you keep the protection of the mandatory rules there.</li>
</ol>`,
  ),
};

/** LAW-10: the legal guarantee in words; the official notice itself is shown by the shop. */
const guarantee: DemoPage = {
  id: 9,
  identifier: text('garantie', 'gewaehrleistung', 'guarantee'),
  title: text('Wettelijke garantie', 'Gesetzliche Gewährleistung', 'Legal guarantee'),
  heading: text(
    'Wettelijke garantie: minimaal 2 jaar',
    'Gesetzliche Gewährleistung: mindestens 2 Jahre',
    'Legal guarantee: at least 2 years',
  ),
  metaDescription: text(
    'Wat je mag verwachten als er iets mis is met je aankoop.',
    'Was du erwarten darfst, wenn mit deinem Kauf etwas nicht stimmt.',
    'What you may expect if something is wrong with your purchase.',
  ),
  content: text(
    `<p>Een artikel moet zijn wat je ervan mag verwachten. Is dat niet zo, dan lossen we het op. Dat recht heb je in de hele EU minstens 2 jaar vanaf de levering, bij de verkoper en zonder kosten.</p>
<h2>Wat je kunt vragen</h2>
<ol><li>Herstel of vervanging, naar jouw keuze.</li><li>Lukt dat niet, duurt het te lang of is het te lastig voor je, dan een lagere prijs of je geld terug.</li></ol>
<p>Binnen het eerste jaar gaan we ervan uit dat een gebrek er bij levering al was. Wij moeten dan aantonen dat het anders is.</p>
<h2>In Nederland</h2>
<p>Er geldt geen vaste termijn: je mag verwachten dat een artikel zo lang meegaat als bij zo’n artikel hoort. Dat kan langer zijn dan 2 jaar. Meld een gebrek binnen 2 maanden nadat je het ontdekte.</p>
<h2>In Duitsland</h2>
<p>Je rechten verjaren 2 jaar na de levering.</p>
<h2>Wat is geen gebrek?</h2>
<ul><li>Tint- en nerfverschillen in leer.</li><li>Suède dat soepeler en glanzender wordt door het dragen.</li><li>Schade door wassen tegen het wasvoorschrift in.</li></ul>
<h2>Zo meld je iets</h2>
<p>Schrijf naar service@maas-en-alm.example met je bestelnummer en een foto, of kom langs in een <a href="/filialen">winkel</a>. Geeft een fabrikant zelf een langere garantie, dan staat dat bij het artikel; je wettelijke rechten blijven daarnaast bestaan.</p>`,
    `<p>Eine Ware muss so sein, wie du es erwarten darfst. Ist sie das nicht, bringen wir es in Ordnung. Dieses Recht hast du in der ganzen EU mindestens 2 Jahre ab Lieferung, gegenüber dem Verkäufer und ohne Kosten.</p>
<h2>Was du verlangen kannst</h2>
<ol><li>Reparatur oder Ersatz, nach deiner Wahl.</li><li>Gelingt das nicht, dauert es zu lange oder ist es dir nicht zuzumuten, einen niedrigeren Preis oder dein Geld zurück.</li></ol>
<p>Im ersten Jahr wird vermutet, dass ein Mangel schon bei der Lieferung vorlag. Dann müssen wir das Gegenteil beweisen.</p>
<h2>In Deutschland</h2>
<p>Deine Ansprüche verjähren 2 Jahre nach der Lieferung.</p>
<h2>In den Niederlanden</h2>
<p>Dort gilt keine feste Frist: Eine Ware muss so lange halten, wie man es bei ihr erwarten darf. Das kann länger als 2 Jahre sein. Melde einen Mangel innerhalb von 2 Monaten, nachdem du ihn bemerkt hast.</p>
<h2>Was ist kein Mangel?</h2>
<ul><li>Unterschiede in Ton und Narbung beim Leder.</li><li>Veloursleder, das durch das Tragen weicher und glänzender wird.</li><li>Schäden durch Waschen entgegen der Pflegeanleitung.</li></ul>
<h2>So meldest du etwas</h2>
<p>Schreib an service@maas-en-alm.example mit Bestellnummer und Foto, oder komm in einen unserer <a href="/de/filialen">Läden</a>. Gibt ein Hersteller selbst eine längere Garantie, steht das beim Artikel; deine gesetzlichen Rechte bleiben daneben bestehen.</p>`,
    `<p>An item must be what you may expect of it. If it is not, we put it right. Throughout the EU you have this right for at least 2 years from delivery, towards the seller and free of charge.</p>
<h2>What you can ask for</h2>
<ol><li>Repair or replacement, as you choose.</li><li>If that fails, takes too long or is too inconvenient for you, a lower price or your money back.</li></ol>
<p>During the first year a defect is presumed to have been there on delivery. It is then up to us to show otherwise.</p>
<h2>In the Netherlands</h2>
<p>There is no fixed period: an item must last as long as can be expected of such an item. That may be longer than 2 years. Report a defect within 2 months of noticing it.</p>
<h2>In Germany</h2>
<p>Your claims lapse 2 years after delivery.</p>
<h2>What is not a defect?</h2>
<ul><li>Differences in the shade and grain of leather.</li><li>Suede that becomes softer and shinier with wear.</li><li>Damage from washing against the care instructions.</li></ul>
<h2>How to report something</h2>
<p>Write to service@maas-en-alm.example with your order number and a photo, or visit one of our <a href="/en/filialen">shops</a>. If a maker gives a longer guarantee of its own, the item says so; your legal rights exist alongside it.</p>`,
  ),
};

export const rightsPages: readonly DemoPage[] = [withdrawal, terms, guarantee];

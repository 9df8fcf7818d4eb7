import type { DemoPage } from '../../model.ts';
import { text } from '../../catalogue/text.ts';
import { storageTable } from './device-storage.ts';

const privacy: DemoPage = {
  id: 7,
  identifier: text('privacy', 'datenschutz', 'privacy'),
  title: text('Privacyverklaring', 'Datenschutzerklärung', 'Privacy statement'),
  heading: text('Privacy', 'Datenschutz', 'Privacy'),
  metaDescription: text(
    'Welke gegevens we gebruiken, waarvoor en hoe lang.',
    'Welche Daten wir verwenden, wofür und wie lange.',
    'Which data we use, what for and for how long.',
  ),
  content: text(
    `<p>Verantwoordelijk: Maas &amp; Alm B.V. (demo), Voorbeeldmarkt 12, 6131 ZZ Sittard, privacy@maas-en-alm.example. Dit is een demonstratiewinkel; vul bij voorkeur geen echte gegevens in.</p>
<h2>Wat we op je apparaat bewaren</h2>
<p>We plaatsen geen cookies of andere opslag voor reclame of statistiek. Daarom zie je ook geen cookiemelding. We bewaren alleen wat nodig is voor wat je zelf vraagt. Dit is alles, ook wat je browser uit zichzelf verstuurt:</p>
${storageTable.nl}
<p>Lettertypen en kaarten komen van onze eigen server.</p>
<h2>Waarvoor we gegevens gebruiken</h2>
<ul>
<li><strong>Bestelling:</strong> naam, adres, e-mail en telefoon, om je overeenkomst uit te voeren. Je telefoonnummer gebruiken we alleen voor vragen over de bezorging.</li>
<li><strong>Account:</strong> de gegevens die je zelf invult. Geboortedatum en geslacht zijn nooit verplicht.</li>
<li><strong>Nieuwsbrief:</strong> alleen na je toestemming en een bevestiging per e-mail. Afmelden kan met één klik.</li>
<li><strong>Melding over voorraad:</strong> je e-mailadres, voor één bericht over één artikel. Daarna wissen we het.</li>
<li><strong>Beoordelingen:</strong> de naam en tekst die je zelf kiest, om je beoordeling te tonen.</li>
<li><strong>Formulieren:</strong> wat je invult, om je te antwoorden.</li>
<li><strong>Beveiliging:</strong> serverlogboeken met IP-adres, omdat we een belang hebben bij een veilige site.</li>
<li><strong>Snelheid:</strong> hoe snel een soort pagina bij bezoekers laadt, alleen als opgetelde aantallen. Daar staat niets over jou in. Vraagt je browser om je niet te volgen (Global Privacy Control of Do Not Track), dan meten we niets.</li>
</ul>
<h2>Hoe lang</h2>
<table><caption>Bewaartermijnen</caption><thead><tr><th scope="col">Gegevens</th><th scope="col">Termijn</th></tr></thead><tbody>
<tr><td>Bestellingen en facturen</td><td>10 jaar (btw-administratie)</td></tr>
<tr><td>Winkelwagen van gasten</td><td>30 dagen</td></tr>
<tr><td>Contactformulieren</td><td>12 maanden</td></tr>
<tr><td>Onbevestigde nieuwsbriefaanmelding</td><td>30 dagen</td></tr>
<tr><td>Logboeken met IP-adres</td><td>14 dagen</td></tr>
<tr><td>Link om je wachtwoord te herstellen</td><td>1 uur</td></tr>
</tbody></table>
<h2>Met wie we delen</h2>
<p>Met de betaalprovider, de vervoerder, de hoster en de partij die onze e-mail verstuurt. Met hen hebben we een verwerkersovereenkomst. We verkopen geen gegevens.</p>
<h2>Jouw rechten</h2>
<p>De grondslag is steeds de overeenkomst, je toestemming, een wettelijke plicht of ons belang bij een veilige winkel. Toestemming kun je altijd intrekken. Je kunt je gegevens inzien, verbeteren, downloaden en laten wissen. Inzien en wissen doe je zelf in je account; voor de rest schrijf je naar privacy@maas-en-alm.example. Ben je het niet met ons eens, dan kun je terecht bij de Autoriteit Persoonsgegevens.</p>`,
    `<p>Verantwortlich: Maas &amp; Alm B.V. (Demo), Voorbeeldmarkt 12, 6131 ZZ Sittard, Niederlande, privacy@maas-en-alm.example. Dies ist ein Demonstrationsshop; gib möglichst keine echten Daten ein.</p>
<h2>Was wir auf deinem Gerät speichern</h2>
<p>Wir setzen keine Cookies und keine andere Speicherung für Werbung oder Statistik ein. Deshalb siehst du auch keinen Cookie-Hinweis. Wir speichern nur, was für deinen eigenen Wunsch nötig ist. Das ist alles, auch was dein Browser von sich aus sendet:</p>
${storageTable.de}
<p>Schriften und Karten kommen von unserem eigenen Server.</p>
<h2>Wofür wir Daten verwenden</h2>
<ul>
<li><strong>Bestellung:</strong> Name, Adresse, E-Mail und Telefon, um deinen Vertrag zu erfüllen. Deine Telefonnummer nutzen wir nur für Fragen zur Lieferung.</li>
<li><strong>Konto:</strong> die Daten, die du selbst einträgst. Geburtsdatum und Geschlecht sind nie Pflicht.</li>
<li><strong>Newsletter:</strong> nur mit deiner Einwilligung und einer Bestätigung per E-Mail. Abmelden geht mit einem Klick.</li>
<li><strong>Verfügbarkeitsmeldung:</strong> deine E-Mail-Adresse, für eine Nachricht zu einem Artikel. Danach löschen wir sie.</li>
<li><strong>Bewertungen:</strong> Name und Text, die du selbst wählst, um deine Bewertung zu zeigen.</li>
<li><strong>Formulare:</strong> was du einträgst, um dir zu antworten.</li>
<li><strong>Sicherheit:</strong> Serverprotokolle mit IP-Adresse, weil wir ein Interesse an einer sicheren Seite haben.</li>
<li><strong>Geschwindigkeit:</strong> wie schnell eine Art von Seite bei Besuchern lädt, nur als zusammengezählte Zahlen. Über dich steht nichts darin. Bittet dein Browser darum, dich nicht zu verfolgen (Global Privacy Control oder Do Not Track), messen wir nichts.</li>
</ul>
<h2>Wie lange</h2>
<table><caption>Speicherfristen</caption><thead><tr><th scope="col">Daten</th><th scope="col">Frist</th></tr></thead><tbody>
<tr><td>Bestellungen und Rechnungen</td><td>10 Jahre (Umsatzsteuer)</td></tr>
<tr><td>Warenkorb von Gästen</td><td>30 Tage</td></tr>
<tr><td>Kontaktformulare</td><td>12 Monate</td></tr>
<tr><td>Unbestätigte Newsletter-Anmeldung</td><td>30 Tage</td></tr>
<tr><td>Protokolle mit IP-Adresse</td><td>14 Tage</td></tr>
<tr><td>Link zum Zurücksetzen des Passworts</td><td>1 Stunde</td></tr>
</tbody></table>
<h2>Mit wem wir teilen</h2>
<p>Mit dem Zahlungsdienst, dem Versandunternehmen, dem Hoster und dem Dienst, der unsere E-Mails verschickt. Mit ihnen haben wir Verträge zur Auftragsverarbeitung. Wir verkaufen keine Daten.</p>
<h2>Deine Rechte</h2>
<p>Rechtsgrundlage ist jeweils der Vertrag, deine Einwilligung, eine gesetzliche Pflicht oder unser Interesse an einem sicheren Shop (Art. 6 Abs. 1 DSGVO). Eine Einwilligung kannst du jederzeit widerrufen. Du kannst deine Daten einsehen, berichtigen, herunterladen und löschen lassen. Einsehen und löschen kannst du selbst im Konto; für alles andere schreib an privacy@maas-en-alm.example. Bist du anderer Meinung, kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren, etwa der Landesbeauftragten für Datenschutz und Informationsfreiheit NRW.</p>`,
    `<p>Controller: Maas &amp; Alm B.V. (demo), Voorbeeldmarkt 12, 6131 ZZ Sittard, the Netherlands, privacy@maas-en-alm.example. This is a demonstration shop; please do not enter real data.</p>
<h2>What we keep on your device</h2>
<p>We set no cookies or other storage for advertising or statistics. That is why you see no cookie banner. We keep only what is needed for what you ask for. This is all of it, with what your browser sends of its own accord:</p>
${storageTable.en}
<p>Fonts and maps come from our own server.</p>
<h2>What we use data for</h2>
<ul>
<li><strong>Order:</strong> name, address, email and phone, to perform your contract. We use your phone number only for questions about delivery.</li>
<li><strong>Account:</strong> the details you enter yourself. Date of birth and gender are never required.</li>
<li><strong>Newsletter:</strong> only with your consent and a confirmation by email. You can unsubscribe with one click.</li>
<li><strong>Stock alert:</strong> your email address, for one message about one item. After that we delete it.</li>
<li><strong>Reviews:</strong> the name and text you choose yourself, to show your review.</li>
<li><strong>Forms:</strong> what you enter, to answer you.</li>
<li><strong>Security:</strong> server logs with IP addresses, because we have an interest in a safe site.</li>
<li><strong>Speed:</strong> how quickly a kind of page loads for visitors, only as added-up counts. They hold nothing about you. If your browser asks not to track you (Global Privacy Control or Do Not Track), we measure nothing.</li>
</ul>
<h2>How long</h2>
<table><caption>Retention periods</caption><thead><tr><th scope="col">Data</th><th scope="col">Period</th></tr></thead><tbody>
<tr><td>Orders and invoices</td><td>10 years (VAT records)</td></tr>
<tr><td>Guest carts</td><td>30 days</td></tr>
<tr><td>Contact forms</td><td>12 months</td></tr>
<tr><td>Unconfirmed newsletter sign-up</td><td>30 days</td></tr>
<tr><td>Logs with IP address</td><td>14 days</td></tr>
<tr><td>Password reset link</td><td>1 hour</td></tr>
</tbody></table>
<h2>Who we share with</h2>
<p>The payment provider, the carrier, the host and the service that sends our email. We have processing agreements with them. We do not sell data.</p>
<h2>Your rights</h2>
<p>The legal basis is the contract, your consent, a legal duty or our interest in a safe shop (Art. 6(1) GDPR). You can withdraw consent at any time. You can see, correct, download and erase your data. Seeing and erasing is possible in your account; for the rest write to privacy@maas-en-alm.example. If you disagree with us, you can complain to the Dutch data protection authority (Autoriteit Persoonsgegevens) or the one in your country.</p>`,
  ),
};

/** LAW-13: the identity of the shop; every number is a placeholder and says so. */
const legalNotice: DemoPage = {
  id: 8,
  identifier: text('bedrijfsgegevens', 'impressum', 'legal-notice'),
  title: text('Bedrijfsgegevens', 'Impressum', 'Legal notice'),
  heading: text('Bedrijfsgegevens', 'Impressum', 'Legal notice'),
  metaDescription: text(
    'Wie er achter deze demonstratiewinkel staat en hoe je ons bereikt.',
    'Wer hinter diesem Demonstrationsshop steht und wie du uns erreichst.',
    'Who is behind this demonstration shop and how to reach us.',
  ),
  content: text(
    `<p><strong>Let op: dit zijn voorbeeldgegevens van een bedacht bedrijf.</strong></p>
<dl>
<dt>Bedrijf</dt><dd>Maas &amp; Alm B.V. (demo), besloten vennootschap</dd>
<dt>Vertegenwoordigd door</dt><dd>A. Voorbeeld, bestuurder</dd>
<dt>Adres</dt><dd>Voorbeeldmarkt 12, 6131 ZZ Sittard, Nederland</dd>
<dt>Telefoon</dt><dd>+31 46 000 00 01</dd>
<dt>E-mail</dt><dd>info@maas-en-alm.example</dd>
<dt>KvK-nummer</dt><dd>00000000</dd>
<dt>Btw-id</dt><dd>NL000000000B00</dd>
</dl>
<h2>Vestiging Aachen</h2>
<dl>
<dt>Adres</dt><dd>Musterstraße 78, 52062 Aachen, Duitsland</dd>
<dt>Telefoon</dt><dd>+49 241 000000-3</dd>
<dt>Handelsregister</dt><dd>Amtsgericht Aachen, HRB 00000</dd>
<dt>Duits btw-nummer</dt><dd>DE000000000</dd>
<dt>LUCID-nummer (verpakkingen)</dt><dd>DE0000000000000</dd>
<dt>UPV Textiel</dt><dd>registratienummer 000000</dd>
</dl>
<h2>Redactie</h2>
<p>Verantwoordelijk voor de inhoud van het blog: A. Voorbeeld, adres als hierboven.</p>
<h2>Geschillen</h2>
<p>We lossen klachten graag zelf met je op. We nemen niet deel aan een procedure bij een geschillencommissie voor consumenten en zijn daartoe niet verplicht. Je kunt altijd naar de rechter.</p>`,
    `<p><strong>Hinweis: Das sind Beispielangaben eines erfundenen Unternehmens.</strong></p>
<p>Angaben gemäß § 5 DDG</p>
<dl>
<dt>Unternehmen</dt><dd>Maas &amp; Alm B.V. (Demo), Gesellschaft niederländischen Rechts mit beschränkter Haftung</dd>
<dt>Vertreten durch</dt><dd>A. Voorbeeld, Geschäftsführung</dd>
<dt>Anschrift</dt><dd>Voorbeeldmarkt 12, 6131 ZZ Sittard, Niederlande</dd>
<dt>Telefon</dt><dd>+31 46 000 00 01</dd>
<dt>E-Mail</dt><dd>info@maas-en-alm.example</dd>
<dt>KvK-Nummer</dt><dd>00000000</dd>
<dt>Niederländische USt-IdNr.</dt><dd>NL000000000B00</dd>
</dl>
<h2>Zweigniederlassung Aachen</h2>
<dl>
<dt>Anschrift</dt><dd>Musterstraße 78, 52062 Aachen</dd>
<dt>Telefon</dt><dd>+49 241 000000-3</dd>
<dt>Handelsregister</dt><dd>Amtsgericht Aachen, HRB 00000</dd>
<dt>USt-IdNr.</dt><dd>DE000000000</dd>
<dt>LUCID-Registrierungsnummer</dt><dd>DE0000000000000</dd>
<dt>UPV Textiel (Niederlande)</dt><dd>Registriernummer 000000</dd>
</dl>
<h2>Redaktionell verantwortlich</h2>
<p>Verantwortlich nach § 18 Abs. 2 MStV: A. Voorbeeld, Anschrift wie oben.</p>
<h2>Verbraucherstreitbeilegung</h2>
<p>Wir klären Beschwerden gern direkt mit dir. An einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu auch nicht verpflichtet (§ 36 VSBG).</p>`,
    `<p><strong>Please note: these are sample details of an invented company.</strong></p>
<dl>
<dt>Company</dt><dd>Maas &amp; Alm B.V. (demo), Dutch private limited company</dd>
<dt>Represented by</dt><dd>A. Voorbeeld, director</dd>
<dt>Address</dt><dd>Voorbeeldmarkt 12, 6131 ZZ Sittard, the Netherlands</dd>
<dt>Phone</dt><dd>+31 46 000 00 01</dd>
<dt>Email</dt><dd>info@maas-en-alm.example</dd>
<dt>Chamber of Commerce (KvK)</dt><dd>00000000</dd>
<dt>VAT id</dt><dd>NL000000000B00</dd>
</dl>
<h2>Aachen branch</h2>
<dl>
<dt>Address</dt><dd>Musterstraße 78, 52062 Aachen, Germany</dd>
<dt>Phone</dt><dd>+49 241 000000-3</dd>
<dt>Commercial register</dt><dd>Amtsgericht Aachen, HRB 00000</dd>
<dt>German VAT id</dt><dd>DE000000000</dd>
<dt>LUCID number (packaging)</dt><dd>DE0000000000000</dd>
<dt>UPV Textiel (Netherlands)</dt><dd>registration number 000000</dd>
</dl>
<h2>Editorial responsibility</h2>
<p>Responsible for the content of the blog: A. Voorbeeld, address as above.</p>
<h2>Disputes</h2>
<p>We are glad to settle complaints with you directly. We do not take part in proceedings before a consumer dispute body and are not obliged to. You can always go to court.</p>`,
  ),
};

/** LAW-21. */
const accessibility: DemoPage = {
  id: 10,
  identifier: text('toegankelijkheid', 'barrierefreiheit', 'accessibility'),
  title: text('Toegankelijkheid', 'Barrierefreiheit', 'Accessibility'),
  heading: text('Toegankelijkheid', 'Barrierefreiheit', 'Accessibility'),
  metaDescription: text(
    'Hoe toegankelijk deze winkel is, wat nog ontbreekt en waar je het kunt melden.',
    'Wie barrierefrei dieser Shop ist, was noch fehlt und wo du es melden kannst.',
    'How accessible this shop is, what is still missing and where to report it.',
  ),
  content: text(
    `<p>Maas &amp; Alm is een webwinkel voor kleding: je zoekt, vergelijkt, bestelt, betaalt en herroept online. Dat moet voor iedereen werken.</p>
<h2>Hoe we eraan voldoen</h2>
<p>We bouwen naar WCAG 2.2, niveau AA. De wet verwijst via EN 301 549 naar WCAG 2.1 AA; dat valt daarbinnen. Daar letten we op:</p>
<ul>
<li>alles werkt met alleen het toetsenbord en de focus is altijd zichtbaar;</li>
<li>knoppen zijn minstens 44 pixels hoog;</li>
<li>elke afbeelding heeft een tekst die zegt wat erop staat;</li>
<li>schuifregelaars hebben ook invoervelden;</li>
<li>meldingen over winkelwagen en filters worden voorgelezen;</li>
<li>de winkel werkt bij 400 % vergroting en houdt rekening met minder beweging.</li>
</ul>
<h2>Wat nog niet goed is</h2>
<table><caption>Bekende tekortkomingen</caption><thead><tr><th scope="col">Wat</th><th scope="col">Gepland</th></tr></thead><tbody>
<tr><td>De pagina van de betaalprovider valt buiten ons beheer en is niet door ons getest.</td><td>maart 2027</td></tr>
<tr><td>Duitse productnamen zijn in Nederlandse en Engelse teksten nog niet overal als Duits gemarkeerd.</td><td>februari 2027</td></tr>
</tbody></table>
<h2>Iets gevonden?</h2>
<p>Schrijf naar toegankelijkheid@maas-en-alm.example of bel +31 46 000 00 01. Je krijgt binnen twee weken antwoord. Toezichthouder in Nederland is de Autoriteit Consument &amp; Markt (ACM).</p>
<p>Opgesteld op 14 november 2026, op basis van onze eigen tests tijdens de bouw.</p>`,
    `<p>Maas &amp; Alm ist ein Onlineshop für Kleidung: Du suchst, vergleichst, bestellst, bezahlst und widerrufst online. Das muss für alle funktionieren.</p>
<h2>Wie wir die Anforderungen erfüllen</h2>
<p>Wir bauen nach WCAG 2.2, Stufe AA. Das Gesetz verweist über EN 301 549 auf WCAG 2.1 AA, das darin enthalten ist. Darauf achten wir:</p>
<ul>
<li>alles lässt sich allein mit der Tastatur bedienen, der Fokus ist immer sichtbar;</li>
<li>Schaltflächen sind mindestens 44 Pixel hoch;</li>
<li>jedes Bild hat einen Text, der sagt, was darauf zu sehen ist;</li>
<li>Schieberegler haben auch Eingabefelder;</li>
<li>Meldungen zu Warenkorb und Filtern werden vorgelesen;</li>
<li>der Shop funktioniert bei 400 % Vergrößerung und achtet auf reduzierte Bewegung.</li>
</ul>
<h2>Was noch nicht gut ist</h2>
<table><caption>Bekannte Mängel</caption><thead><tr><th scope="col">Was</th><th scope="col">Geplant</th></tr></thead><tbody>
<tr><td>Die Seite des Zahlungsdienstes liegt außerhalb unseres Einflusses und wurde von uns nicht geprüft.</td><td>März 2027</td></tr>
<tr><td>Deutsche Produktnamen sind in niederländischen und englischen Texten noch nicht überall als Deutsch ausgezeichnet.</td><td>Februar 2027</td></tr>
</tbody></table>
<h2>Etwas gefunden?</h2>
<p>Schreib an barrierefreiheit@maas-en-alm.example oder ruf an: +49 241 000000-3. Du bekommst innerhalb von zwei Wochen Antwort. Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen in Magdeburg.</p>
<p>Erstellt am 14. November 2026, auf Grundlage unserer eigenen Tests während der Entwicklung.</p>`,
    `<p>Maas &amp; Alm is a web shop for clothes: you search, compare, order, pay and withdraw online. That has to work for everyone.</p>
<h2>How we meet the requirements</h2>
<p>We build to WCAG 2.2, level AA. The law refers to WCAG 2.1 AA through EN 301 549, which is included in it. What we look out for:</p>
<ul>
<li>everything works with the keyboard alone, and focus is always visible;</li>
<li>buttons are at least 44 pixels high;</li>
<li>every image has a text that says what it shows;</li>
<li>sliders have number fields, too;</li>
<li>messages about cart and filters are read out;</li>
<li>the shop works at 400 % zoom and respects reduced motion.</li>
</ul>
<h2>What is not right yet</h2>
<table><caption>Known gaps</caption><thead><tr><th scope="col">What</th><th scope="col">Planned</th></tr></thead><tbody>
<tr><td>The payment provider’s page is outside our control and has not been tested by us.</td><td>March 2027</td></tr>
<tr><td>German product names are not yet marked as German everywhere in Dutch and English texts.</td><td>February 2027</td></tr>
</tbody></table>
<h2>Found something?</h2>
<p>Write to accessibility@maas-en-alm.example or call +31 46 000 00 01. You get an answer within two weeks. The supervisory authority in the Netherlands is ACM; in Germany it is the market surveillance office of the federal states for accessibility in Magdeburg.</p>
<p>Drawn up on 14 November 2026, based on our own tests during development.</p>`,
  ),
};

/** LAW-14. */
const recalls: DemoPage = {
  id: 11,
  identifier: text('terugroepacties', 'rueckrufe', 'recalls'),
  title: text('Productveiligheid en terugroepacties', 'Produktsicherheit und Rückrufe', 'Product safety and recalls'),
  heading: text('Productveiligheid en terugroepacties', 'Produktsicherheit und Rückrufe', 'Product safety and recalls'),
  metaDescription: text(
    'Lopende terugroepacties en waar je een onveilig artikel meldt.',
    'Laufende Rückrufe und wo du einen unsicheren Artikel meldest.',
    'Current recalls and where to report an unsafe item.',
  ),
  content: text(
    `<h2>Lopende terugroepacties</h2>
<p>Op dit moment roepen we geen artikelen terug. Is dat wel zo, dan staat hier welk artikel het betreft, wat het gevaar is, wat je moet doen en hoe je je geld terugkrijgt. Wie het artikel bij ons kocht, krijgt ook een e-mail.</p>
<h2>Een onveilig artikel melden</h2>
<p>Gaat er iets mis met een artikel, gebruik het dan niet meer en schrijf naar veiligheid@maas-en-alm.example of bel +31 46 000 00 01. Vermeld het artikelnummer (begint met MA-) en stuur als het kan een foto. We registreren elke melding en geven haar door aan de fabrikant en, als het moet, aan de toezichthouder.</p>
<h2>Bij elk artikel</h2>
<ul><li>De fabrikant met postadres en e-mailadres.</li><li>Het artikelnummer en een afbeelding.</li><li>Waarschuwingen, bijvoorbeeld over kleine onderdelen of koorden bij kinderkleding.</li></ul>
<p>Meldingen uit de hele EU vind je in het Safety Gate-systeem van de Europese Commissie.</p>`,
    `<h2>Laufende Rückrufe</h2>
<p>Zurzeit rufen wir keine Artikel zurück. Falls doch, steht hier, welcher Artikel betroffen ist, welche Gefahr besteht, was du tun musst und wie du dein Geld zurückbekommst. Wer den Artikel bei uns gekauft hat, bekommt zusätzlich eine E-Mail.</p>
<h2>Einen unsicheren Artikel melden</h2>
<p>Stimmt etwas nicht, benutze den Artikel nicht weiter und schreib an sicherheit@maas-en-alm.example oder ruf an: +49 241 000000-3. Nenne die Artikelnummer (beginnt mit MA-) und schick möglichst ein Foto. Wir erfassen jede Meldung und geben sie an den Hersteller und, wenn nötig, an die Behörde weiter.</p>
<h2>Bei jedem Artikel</h2>
<ul><li>Der Hersteller mit Postanschrift und E-Mail-Adresse.</li><li>Die Artikelnummer und ein Bild.</li><li>Warnhinweise, zum Beispiel zu Kleinteilen oder Kordeln an Kinderkleidung.</li></ul>
<p>Meldungen aus der ganzen EU findest du im System Safety Gate der Europäischen Kommission.</p>`,
    `<h2>Current recalls</h2>
<p>We are not recalling any items at the moment. If we do, this page says which item is affected, what the danger is, what you should do and how you get your money back. Whoever bought the item from us also gets an email.</p>
<h2>Report an unsafe item</h2>
<p>If something is wrong, stop using the item and write to safety@maas-en-alm.example or call +31 46 000 00 01. Give the item number (it starts with MA-) and send a photo if you can. We record every report and pass it on to the maker and, where needed, to the authority.</p>
<h2>With every item</h2>
<ul><li>The maker with postal and email address.</li><li>The item number and a picture.</li><li>Warnings, for instance about small parts or cords on children’s clothes.</li></ul>
<p>Reports from all over the EU are in the Safety Gate system of the European Commission.</p>`,
  ),
};

export const legalPages: readonly DemoPage[] = [privacy, legalNotice, accessibility, recalls];

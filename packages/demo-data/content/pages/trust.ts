import type { DemoPage } from '../../model.ts';
import { text } from '../../catalogue/text.ts';

/** LAW-17: the main parameters of the usual order, as the listing and the search really sort. */
const ranking: DemoPage = {
  id: 15,
  identifier: text('zo-sorteren-wij', 'so-sortieren-wir', 'how-we-sort'),
  title: text('Zo sorteren wij', 'So sortieren wir', 'How we sort'),
  heading: text('Hoe sorteren wij?', 'Wie sortieren wir?', 'How do we sort?'),
  metaDescription: text(
    'Wat bepaalt welk artikel vooraan staat in een categorie en in zoekresultaten.',
    'Was bestimmt, welcher Artikel in einer Kategorie und in Suchergebnissen vorn steht.',
    'What decides which item comes first in a category and in search results.',
  ),
  content: text(
    `<p>Niemand kan bij ons een plaats kopen, en iedereen ziet dezelfde volgorde. Wat je eerder bekeek of kocht, telt niet mee. Prijzen zijn voor iedereen gelijk.</p>
<h2>In een categorie</h2>
<p>‘Aanbevolen’ is de volgorde die onze inkopers per categorie kiezen: wat bij het seizoen past en wat laat zien hoe breed de keuze is. Artikelen die op dezelfde plaats staan, komen van nieuw naar oud.</p>
<h2>In zoekresultaten</h2>
<p>Daar telt hoe goed een artikel bij je woorden past. In deze volgorde weegt mee waar je woord voorkomt:</p>
<ol><li>in de naam van het artikel, een heel woord meer dan een deel ervan;</li><li>in het merk of de categorie;</li><li>in de kenmerken, zoals kleur, maat of stof;</li><li>in de korte omschrijving;</li><li>in de lange tekst.</li></ol>
<p>Kleine typefouten en woorden die hetzelfde betekenen, zoals tirolerjurk en dirndl, herkennen we. Passen twee artikelen even goed, dan staat het artikel vooraan waarvan meer stuks zijn verkocht.</p>
<h2>Zelf sorteren</h2>
<p>Je kunt altijd anders kiezen: op prijs, naam, nieuwste of meest verkocht. ‘Meest verkocht’ telt het aantal bestelde stuks.</p>
<h2>Lijsten op de homepage</h2>
<p>‘Nieuw’ toont artikelen vanaf hun eerste dag, ‘In de aanbieding’ alles met een lopende verlaging. Als we ooit betaalde plaatsen tonen, staat dat er duidelijk bij.</p>`,
    `<p>Bei uns kann niemand einen Platz kaufen, und alle sehen dieselbe Reihenfolge. Was du früher angesehen oder gekauft hast, zählt nicht mit. Die Preise sind für alle gleich.</p>
<h2>In einer Kategorie</h2>
<p>„Empfohlen“ ist die Reihenfolge, die unser Einkauf je Kategorie wählt: was zur Saison passt und was zeigt, wie breit die Auswahl ist. Artikel auf demselben Platz stehen von neu nach alt.</p>
<h2>In Suchergebnissen</h2>
<p>Dort zählt, wie gut ein Artikel zu deinen Wörtern passt. In dieser Reihenfolge ist wichtig, wo dein Wort vorkommt:</p>
<ol><li>im Namen des Artikels, ein ganzes Wort mehr als ein Teil davon;</li><li>in Marke oder Kategorie;</li><li>in den Merkmalen, etwa Farbe, Größe oder Stoff;</li><li>in der Kurzbeschreibung;</li><li>im langen Text.</li></ol>
<p>Kleine Tippfehler und Wörter mit gleicher Bedeutung, etwa Trachtenkleid und Dirndl, erkennen wir. Passen zwei Artikel gleich gut, steht der vorn, von dem mehr Stücke verkauft sind.</p>
<h2>Selbst sortieren</h2>
<p>Du kannst jederzeit anders wählen: nach Preis, Name, Neuheit oder Verkaufszahl. „Bestseller“ zählt die bestellten Stücke.</p>
<h2>Listen auf der Startseite</h2>
<p>„Neu“ zeigt Artikel ab ihrem ersten Tag, „Im Angebot“ alles mit einer laufenden Ermäßigung. Sollten wir je bezahlte Plätze zeigen, steht das deutlich dabei.</p>`,
    `<p>Nobody can buy a place in our shop, and everyone sees the same order. What you looked at or bought before does not count. Prices are the same for everyone.</p>
<h2>In a category</h2>
<p>‘Recommended’ is the order our buyers choose for each category: what suits the season and what shows how wide the choice is. Items in the same place run from new to old.</p>
<h2>In search results</h2>
<p>There, what counts is how well an item matches your words. It matters where your word appears, in this order:</p>
<ol><li>in the name of the item, a whole word more than part of one;</li><li>in the brand or category;</li><li>in the features, such as colour, size or fabric;</li><li>in the short description;</li><li>in the long text.</li></ol>
<p>We recognise small typing errors and words with the same meaning, such as Bavarian dress and dirndl. When two items match equally well, the one of which more pieces were sold comes first.</p>
<h2>Sorting yourself</h2>
<p>You can always choose another order: by price, name, newest or most sold. ‘Most sold’ counts the pieces ordered.</p>
<h2>Lists on the home page</h2>
<p>‘New’ shows items from their first day, ‘On offer’ everything with a current reduction. Should we ever show paid places, they will be clearly marked.</p>`,
  ),
};

/** LAW-16. */
const reviews: DemoPage = {
  id: 16,
  identifier: text('beoordelingen', 'bewertungen', 'reviews'),
  title: text('Beoordelingen', 'Bewertungen', 'Reviews'),
  heading: text('Zo gaan we met beoordelingen om', 'So gehen wir mit Bewertungen um', 'How we handle reviews'),
  metaDescription: text(
    'Hoe we controleren van wie een beoordeling komt en welke we plaatsen.',
    'Wie wir prüfen, von wem eine Bewertung stammt, und welche wir veröffentlichen.',
    'How we check who a review comes from and which ones we publish.',
  ),
  content: text(
    `<h2>Geverifieerde aankoop</h2>
<p>Wij controleren of beoordelingen van kopers komen: alleen wie het product bij ons bestelde krijgt het label "Geverifieerde aankoop". Andere beoordelingen plaatsen we ook, zonder label. De controle gaat automatisch: we kijken of er onder je account een bestelling van dat artikel staat.</p>
<h2>Wat we plaatsen</h2>
<p>Alles, ook als het ons niet uitkomt. Een lage beoordeling halen we niet weg. We plaatsen een tekst alleen niet, of niet helemaal, als hij:</p>
<ul><li>persoonlijke gegevens van iemand noemt;</li><li>beledigt, bedreigt of discrimineert;</li><li>reclame voor iets anders is;</li><li>niet over het artikel gaat.</li></ul>
<p>Vragen over een bestelling beantwoorden we liever via <a href="/contact">contact</a>.</p>
<h2>Het gemiddelde</h2>
<p>Het aantal sterren is het gemiddelde van alle beoordelingen die je ziet. Er telt niets anders mee en er wordt niets gewogen.</p>
<h2>Beloningen</h2>
<p>We betalen niet voor beoordelingen en geven er geen korting voor. Kreeg iemand een artikel om te proberen, dan staat dat bij de beoordeling.</p>
<h2>Klopt er iets niet?</h2>
<p>Meld een beoordeling via <a href="/contact">contact</a>. We kijken er binnen drie werkdagen naar en laten je weten wat we doen.</p>`,
    `<h2>Verifizierter Kauf</h2>
<p>Wir prüfen, ob Bewertungen von Käufern stammen: Nur wer das Produkt bei uns bestellt hat, bekommt das Label „Verifizierter Kauf“. Andere Bewertungen veröffentlichen wir auch, ohne Label. Die Prüfung läuft automatisch: Wir sehen nach, ob in deinem Konto eine Bestellung dieses Artikels steht.</p>
<h2>Was wir veröffentlichen</h2>
<p>Alles, auch wenn es uns nicht gefällt. Eine schlechte Bewertung löschen wir nicht. Nicht oder nicht ganz veröffentlichen wir einen Text nur, wenn er:</p>
<ul><li>persönliche Daten von jemandem nennt;</li><li>beleidigt, bedroht oder diskriminiert;</li><li>Werbung für etwas anderes ist;</li><li>nicht vom Artikel handelt.</li></ul>
<p>Fragen zu einer Bestellung beantworten wir lieber über <a href="/de/contact">Kontakt</a>.</p>
<h2>Der Durchschnitt</h2>
<p>Die Zahl der Sterne ist der Durchschnitt aller Bewertungen, die du siehst. Sonst zählt nichts mit, und nichts wird gewichtet.</p>
<h2>Belohnungen</h2>
<p>Wir bezahlen nicht für Bewertungen und geben keinen Rabatt dafür. Hat jemand einen Artikel zum Ausprobieren bekommen, steht das bei der Bewertung.</p>
<h2>Stimmt etwas nicht?</h2>
<p>Melde eine Bewertung über <a href="/de/contact">Kontakt</a>. Wir sehen sie uns innerhalb von drei Werktagen an und sagen dir, was wir tun.</p>`,
    `<h2>Verified purchase</h2>
<p>We check whether reviews come from buyers: only those who ordered the product from us get the label “Verified purchase”. We publish other reviews, too, without the label. The check is automatic: we look whether your account has an order of that item.</p>
<h2>What we publish</h2>
<p>Everything, even when we do not like it. We do not take down a low rating. We only withhold a text, or part of it, if it:</p>
<ul><li>names somebody’s personal data;</li><li>insults, threatens or discriminates;</li><li>advertises something else;</li><li>is not about the item.</li></ul>
<p>Questions about an order are better answered through <a href="/en/contact">contact</a>.</p>
<h2>The average</h2>
<p>The number of stars is the average of all reviews you can see. Nothing else counts and nothing is weighted.</p>
<h2>Rewards</h2>
<p>We do not pay for reviews and give no discount for them. If someone received an item to try, the review says so.</p>
<h2>Is something wrong?</h2>
<p>Report a review through <a href="/en/contact">contact</a>. We look at it within three working days and tell you what we do.</p>`,
  ),
};

const business: DemoPage = {
  id: 17,
  identifier: text('zakelijk', 'geschaeftskunden', 'business'),
  title: text('Zakelijk en verenigingen', 'Geschäftskunden und Vereine', 'Business and clubs'),
  heading: text('Zakelijk en verenigingen', 'Geschäftskunden und Vereine', 'Business and clubs'),
  metaDescription: text(
    'Nettoprijzen, staffels en betalen op rekening voor bedrijven en verenigingen.',
    'Nettopreise, Staffeln und Kauf auf Rechnung für Unternehmen und Vereine.',
    'Net prices, tiers and payment on account for companies and clubs.',
  ),
  content: text(
    `<p>Cafés, kapellen, schutterijen, hotels: we kleden al jaren groepen. Met een goedgekeurd zakelijk account koop je zoals je dat van een groothandel gewend bent.</p>
<h2>Wat je krijgt</h2>
<ul><li>Nettoprijzen als hoofdprijs, met de prijs inclusief btw eronder.</li><li>Staffelprijzen bij artikelen die je in aantallen koopt.</li><li>Betalen op rekening, binnen 14 dagen.</li><li>Levering met 0 % btw aan bedrijven in een ander EU-land, als je btw-nummer op het moment van bestellen geldig is en wij naar dat land verzenden.</li></ul>
<h2>Zo vraag je het aan</h2>
<ol><li>Maak een account met bedrijfsnaam, KvK-nummer en btw-nummer.</li><li>We controleren de gegevens, meestal binnen twee werkdagen.</li><li>Je krijgt bericht en ziet vanaf dan nettoprijzen.</li></ol>
<p>Tot die tijd kun je gewoon bestellen, tegen de prijzen die iedereen ziet.</p>
<h2>Groepen</h2>
<p>Vanaf tien personen maken we een offerte met maatlijst. We komen passen, pakken op naam in en borduren een naam of logo. Vraag het aan bij <a href="/outfits/groepen-verenigingen">groepen en verenigingen</a>.</p>
<h2>Let op</h2>
<p>Voor zakelijke aankopen geldt geen herroepingsrecht. Ongedragen artikelen ruilen we binnen 14 dagen toch graag om.</p>`,
    `<p>Wirtshäuser, Kapellen, Schützenvereine, Hotels: Wir kleiden seit Jahren Gruppen ein. Mit einem freigeschalteten Geschäftskonto kaufst du so ein, wie du es vom Großhandel kennst.</p>
<h2>Was du bekommst</h2>
<ul><li>Nettopreise als Hauptpreis, darunter den Preis mit Mehrwertsteuer.</li><li>Staffelpreise bei Artikeln, die du in größerer Zahl kaufst.</li><li>Kauf auf Rechnung, zahlbar innerhalb von 14 Tagen.</li><li>Lieferung mit 0 % Mehrwertsteuer an Unternehmen in einem anderen EU-Land als den Niederlanden, wenn deine USt-IdNr. im Moment der Bestellung gültig ist und wir in dieses Land versenden.</li></ul>
<h2>So beantragst du es</h2>
<ol><li>Leg ein Konto mit Firma, Handelsregister- und USt-IdNr. an.</li><li>Wir prüfen die Angaben, meist innerhalb von zwei Werktagen.</li><li>Du bekommst eine Nachricht und siehst ab dann Nettopreise.</li></ol>
<p>Bis dahin kannst du ganz normal bestellen, zu den Preisen, die alle sehen.</p>
<h2>Gruppen</h2>
<p>Ab zehn Personen machen wir ein Angebot mit Größenliste. Wir kommen zur Anprobe, packen nach Namen und sticken einen Namen oder ein Logo. Frag es bei <a href="/de/outfits/gruppen-vereine">Gruppen und Vereine</a> an.</p>
<h2>Hinweis</h2>
<p>Bei Käufen durch Unternehmen besteht kein Widerrufsrecht. Ungetragene Artikel tauschen wir innerhalb von 14 Tagen trotzdem gern um.</p>`,
    `<p>Cafés, bands, marksmen’s guilds, hotels: we have dressed groups for years. With an approved business account you buy the way you know from a wholesaler.</p>
<h2>What you get</h2>
<ul><li>Net prices as the main price, with the price including VAT below.</li><li>Tier prices on items you buy in numbers.</li><li>Payment on account, within 14 days.</li><li>Delivery with 0% VAT to companies in another EU country, if your VAT id is valid at the moment of ordering and we ship to that country.</li></ul>
<h2>How to apply</h2>
<ol><li>Create an account with company name, registration number and VAT id.</li><li>We check the details, usually within two working days.</li><li>You get a message and see net prices from then on.</li></ol>
<p>Until then you can order as usual, at the prices everyone sees.</p>
<h2>Groups</h2>
<p>From ten people we make a quote with a size list. We come for a fitting, pack by name and embroider a name or logo. Ask for it under <a href="/en/outfits/groups-clubs">groups and clubs</a>.</p>
<h2>Please note</h2>
<p>There is no right of withdrawal for business purchases. We are still glad to exchange unworn items within 14 days.</p>`,
  ),
};

export const trustPages: readonly DemoPage[] = [ranking, reviews, business];

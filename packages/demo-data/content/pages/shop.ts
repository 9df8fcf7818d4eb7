import type { DemoPage } from '../../model.ts';
import { same, text } from '../../catalogue/text.ts';

const home: DemoPage = {
  id: 1,
  identifier: same('home'),
  title: text('Maas & Alm: trachtenkleding', 'Maas & Alm: Trachtenmode', 'Maas & Alm: Trachten clothing'),
  heading: text('Tracht aan de Maas', 'Tracht an der Maas', 'Tracht on the Maas'),
  metaDescription: text(
    'Dirndls, lederhosen en alles erbij, in onze winkels in Sittard, Roermond en Aachen en online.',
    'Dirndl, Lederhosen und alles dazu, in unseren Läden in Sittard, Roermond und Aachen und online.',
    'Dirndls, lederhosen and everything with them, in our shops in Sittard, Roermond and Aachen and online.',
  ),
  content: text(
    `<p>Tussen Maas en Alm ligt zeshonderd kilometer, maar niet voor een dirndl. We kiezen kleding die goed zit, zeggen eerlijk waar ze van gemaakt is en passen haar aan als dat nodig is.</p>
<h2>Past het niet, dan ruil je het</h2>
<p>Je hebt 14 dagen bedenktijd. Ruilen is gratis, terugbrengen in de winkel ook. Meet eerst met ons <a href="/maatadvies">maatadvies</a>, dan is de kans groot dat het meteen past.</p>
<h2>Drie winkels, één voorraad</h2>
<p>Bij elk artikel zie je in welke <a href="/filialen">winkel</a> jouw maat hangt. Bestellen en afhalen kan ook.</p>`,
    `<p>Zwischen Maas und Alm liegen sechshundert Kilometer, aber nicht für ein Dirndl. Wir wählen Kleidung, die gut sitzt, sagen ehrlich, woraus sie ist, und passen sie an, wenn es nötig ist.</p>
<h2>Passt es nicht, tauschst du um</h2>
<p>Du hast 14 Tage Widerrufsrecht. Der Umtausch ist kostenlos, die Rückgabe im Laden auch. Miss vorher mit unserer <a href="/de/groessenberatung">Größenberatung</a>, dann passt es meist gleich.</p>
<h2>Drei Läden, ein Lager</h2>
<p>Bei jedem Artikel siehst du, in welchem <a href="/de/filialen">Laden</a> deine Größe hängt. Bestellen und abholen geht auch.</p>`,
    `<p>The Maas and the alpine meadows are six hundred kilometres apart, but not for a dirndl. We choose clothes that fit, tell you honestly what they are made of and alter them when needed.</p>
<h2>If it does not fit, exchange it</h2>
<p>You have 14 days to change your mind. Exchanges are free, and so are returns in our shops. Measure first with our <a href="/en/size-advice">size advice</a>, and chances are it fits straight away.</p>
<h2>Three shops, one stock</h2>
<p>Every item shows which <a href="/en/filialen">shop</a> has your size. You can order and pick up, too.</p>`,
  ),
};

const noRoute: DemoPage = {
  id: 2,
  identifier: same('no-route'),
  title: text('Pagina niet gevonden', 'Seite nicht gefunden', 'Page not found'),
  heading: text('Deze pagina hangt niet in het rek', 'Diese Seite hängt nicht am Ständer', 'This page is not on the rail'),
  metaDescription: text(
    'De pagina die je zocht, bestaat niet of niet meer.',
    'Die gesuchte Seite gibt es nicht oder nicht mehr.',
    'The page you were looking for does not exist or no longer does.',
  ),
  content: text(
    `<p>De pagina die je zocht, bestaat niet (meer). Misschien is het artikel uitverkocht of zit er een tikfout in het adres.</p><ul><li><a href="/">Naar de homepage</a></li><li><a href="/dames/dirndls">Dirndls</a> of <a href="/heren/lederhosen">lederhosen</a></li><li><a href="/contact">Vraag het ons</a></li></ul>`,
    `<p>Die gesuchte Seite gibt es nicht (mehr). Vielleicht ist der Artikel ausverkauft oder die Adresse enthält einen Tippfehler.</p><ul><li><a href="/de">Zur Startseite</a></li><li><a href="/de/damen/dirndl">Dirndl</a> oder <a href="/de/herren/lederhosen">Lederhosen</a></li><li><a href="/de/contact">Frag uns</a></li></ul>`,
    `<p>The page you were looking for does not exist (any more). Perhaps the item is sold out, or there is a typo in the address.</p><ul><li><a href="/en">To the home page</a></li><li><a href="/en/women/dirndls">Dirndls</a> or <a href="/en/men/lederhosen">lederhosen</a></li><li><a href="/en/contact">Ask us</a></li></ul>`,
  ),
};

const aboutUs: DemoPage = {
  id: 12,
  identifier: text('over-ons', 'ueber-uns', 'about-us'),
  title: text('Over Maas & Alm', 'Über Maas & Alm', 'About Maas & Alm'),
  heading: text('Over ons', 'Über uns', 'About us'),
  metaDescription: text(
    'Wie we zijn, hoe we inkopen en waarom we in Limburg Tracht verkopen.',
    'Wer wir sind, wie wir einkaufen und warum es Tracht in Limburg gibt.',
    'Who we are, how we buy and why we sell Tracht in Limburg.',
  ),
  content: text(
    `<p><strong>Maas &amp; Alm is een bedachte winkel.</strong> Deze site laat zien hoe een webshop werkt; merken, adressen en artikelen bestaan niet en je kunt hier niets echt kopen.</p>
<h2>Het verhaal</h2>
<p>Het begon met een naaimachine boven een winkel in Sittard. Fanfares uit de buurt zochten vesten die bij hun broeken pasten, daarna kwamen de dirndls voor het Oktoberfest. Nu zijn er winkels in Sittard, Roermond en Aachen, en een atelier dat nog steeds boven de eerste zit.</p>
<h2>Waar we op letten</h2>
<ul><li>Van elk artikel staat erbij waar het gemaakt is en waaruit het bestaat.</li><li>We verkopen maat 32 tot en met 60, niet alleen het midden.</li><li>Een afgeprijsd artikel toont altijd de laagste prijs van de afgelopen 30 dagen.</li><li>Wat niet past, vermaken of ruilen we.</li></ul>
<h2>Het huismerk</h2>
<p>Onder de naam Mieder &amp; Maas tekenen we eigen dirndls en blouses. Het lijfje is iets langer, omdat veel van onze klanten langer zijn dan de patronen uit de Alpen veronderstellen.</p>`,
    `<p><strong>Maas &amp; Alm ist ein erfundener Laden.</strong> Diese Seite zeigt, wie ein Onlineshop funktioniert; Marken, Adressen und Artikel gibt es nicht, und du kannst hier nichts wirklich kaufen.</p>
<h2>Die Geschichte</h2>
<p>Am Anfang stand eine Nähmaschine über einem Laden in Sittard. Blaskapellen aus der Gegend suchten Westen zu ihren Hosen, dann kamen die Dirndl fürs Oktoberfest dazu. Heute gibt es Läden in Sittard, Roermond und Aachen und ein Atelier, das noch immer über dem ersten liegt.</p>
<h2>Worauf wir achten</h2>
<ul><li>Bei jedem Artikel steht, wo er gemacht wurde und woraus er besteht.</li><li>Wir führen die Größen 32 bis 60, nicht nur die Mitte.</li><li>Ein reduzierter Artikel zeigt immer den niedrigsten Preis der letzten 30 Tage.</li><li>Was nicht passt, ändern wir oder tauschen es um.</li></ul>
<h2>Die Hausmarke</h2>
<p>Unter dem Namen Mieder &amp; Maas entwerfen wir eigene Dirndl und Blusen. Das Mieder ist etwas länger, weil viele unserer Kundinnen größer sind, als es die Schnitte aus den Alpen annehmen.</p>`,
    `<p><strong>Maas &amp; Alm is an invented shop.</strong> This site shows how a web shop works; its brands, addresses and items do not exist and you cannot really buy anything here.</p>
<h2>The story</h2>
<p>It began with a sewing machine above a shop in Sittard. Brass bands from the area wanted waistcoats to match their trousers, then came dirndls for Oktoberfest. Today there are shops in Sittard, Roermond and Aachen, and a workshop that is still above the first one.</p>
<h2>What we look out for</h2>
<ul><li>Every item says where it was made and what it is made of.</li><li>We carry sizes 32 to 60, not just the middle.</li><li>A reduced item always shows its lowest price of the last 30 days.</li><li>What does not fit, we alter or exchange.</li></ul>
<h2>Our own label</h2>
<p>Under the name Mieder &amp; Maas we design our own dirndls and blouses. The bodice is slightly longer, because many of our customers are taller than alpine patterns assume.</p>`,
  ),
};

export const shopPages: readonly DemoPage[] = [home, noRoute, aboutUs];

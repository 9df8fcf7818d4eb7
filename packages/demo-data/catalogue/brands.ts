import type { DemoBrand, DemoMaker, Text } from '../model.ts';
import type { ItemSpec, WordmarkSpec } from '../images/spec.ts';
import { hex } from './colours.ts';
import { fabric } from './drawing.ts';
import { text } from './text.ts';

type BrandRow = {
  readonly code: string;
  readonly title: string;
  readonly urlKey: string;
  readonly categoryId: number;
  readonly shortDescription: Text;
  readonly description: Text;
  readonly sign: Pick<WordmarkSpec, 'sign' | 'lettering' | 'colour'>;
  readonly piece: ItemSpec;
  readonly pieceAlt: Text;
  readonly maker: Omit<DemoMaker, 'name' | 'email'>;
};

const street = (streetAndNumber: string, postcode: string, city: string, countryCode: string): Omit<DemoMaker, 'name' | 'email'> => ({
  street: streetAndNumber,
  postcode,
  city,
  countryCode,
});

const rows: readonly BrandRow[] = [
  {
    code: 'firnkind',
    title: 'Firnkind',
    urlKey: 'firnkind',
    categoryId: 110,
    shortDescription: text(
      'Strakke dirndls in koele kleuren, uit Tirol.',
      'Klare Dirndl in kühlen Farben, aus Tirol.',
      'Clean-cut dirndls in cool colours, from Tyrol.',
    ),
    description: text(
      '<p>Firnkind laat weg wat niet nodig is. Het lijfje heeft smalle paspels in plaats van ruches, de rok valt in platte plooien. De kleuren lijken op sneeuw, schaduw en bergwater: duifblauw, petrol, steengrijs.</p><p>De patronen worden in Oostenrijk getekend en gepast. Elke dirndl heeft twee centimeter naad om uit te leggen.</p>',
      '<p>Firnkind lässt weg, was nicht nötig ist. Das Mieder trägt schmale Paspeln statt Rüschen, der Rock fällt in flachen Falten. Die Farben erinnern an Schnee, Schatten und Bergwasser: Taubenblau, Petrol, Steingrau.</p><p>Die Schnitte entstehen in Österreich und werden dort anprobiert. Jedes Dirndl hat zwei Zentimeter Nahtzugabe zum Auslassen.</p>',
      '<p>Firnkind leaves out what is not needed. The bodice has narrow piping instead of ruffles, the skirt falls in flat pleats. The colours come from snow, shade and mountain water: dove blue, petrol, stone grey.</p><p>The patterns are drawn and fitted in Austria. Every dirndl has two centimetres of seam to let out.</p>',
    ),
    sign: { sign: 'peak', lettering: 'light', colour: hex('petrol') },
    piece: {
      kind: 'dirndl',
      seed: 'brand-firnkind',
      bodice: fabric('uni', 'duifblauw'),
      skirt: fabric('uni', 'duifblauw'),
      apron: fabric('uni', 'steen'),
      neckline: 'square',
      closure: 'zip',
      trim: 'piping',
      trimColour: hex('nacht'),
      length: 60,
    },
    pieceAlt: text('Dirndl van Firnkind in duifblauw', 'Dirndl von Firnkind in Taubenblau', 'Dirndl by Firnkind in dove blue'),
    maker: street('Musterweg 4', '0000', 'Beispieldorf', 'AT'),
  },
  {
    code: 'hollerzwirn',
    title: 'Hollerzwirn',
    urlKey: 'hollerzwirn',
    categoryId: 110,
    shortDescription: text(
      'Katoenen dirndls met bloemen, vrolijk en makkelijk te wassen.',
      'Geblümte Dirndl aus Baumwolle, fröhlich und leicht zu waschen.',
      'Floral cotton dirndls, cheerful and easy to wash.',
    ),
    description: text(
      '<p>Hollerzwirn begint elk seizoen met een stapel bedrukte katoen. Kleine bloemen op het lijfje, grotere op de rok, en een schort dat één van de kleuren oppikt.</p><p>De dirndls zijn licht gevoerd en mogen in de wasmachine op 30 graden. Daarom zie je ze vaak op dorpsfeesten en tuinfeesten.</p>',
      '<p>Hollerzwirn beginnt jede Saison mit einem Stapel bedruckter Baumwolle. Kleine Blumen auf dem Mieder, größere auf dem Rock, und eine Schürze, die eine der Farben aufnimmt.</p><p>Die Dirndl sind leicht gefüttert und dürfen bei 30 Grad in die Maschine. Deshalb sieht man sie oft auf Dorffesten und im Garten.</p>',
      '<p>Hollerzwirn starts each season with a pile of printed cotton. Small flowers on the bodice, larger ones on the skirt, and an apron that picks up one of the colours.</p><p>The dirndls are lightly lined and machine washable at 30 degrees. That is why you often see them at village fairs and garden parties.</p>',
    ),
    sign: { sign: 'leaf', lettering: 'slanted', colour: hex('alpenroos') },
    piece: {
      kind: 'dirndl',
      seed: 'brand-hollerzwirn',
      bodice: fabric('millefleurs', 'alpenroos', 'creme'),
      skirt: fabric('millefleurs', 'alpenroos', 'creme'),
      apron: fabric('uni', 'salie'),
      neckline: 'sweetheart',
      closure: 'hooks',
      trim: 'ruche',
      trimColour: hex('creme'),
      length: 50,
    },
    pieceAlt: text(
      'Gebloemde dirndl van Hollerzwirn in alpenroze',
      'Geblümtes Dirndl von Hollerzwirn in Alpenrose',
      'Floral dirndl by Hollerzwirn in alpine rose',
    ),
    maker: street('Musterstraße 1', '00000', 'Beispielort', 'DE'),
  },
  {
    code: 'steinroesl',
    title: 'Steinrösl',
    urlKey: 'steinroesl',
    categoryId: 114,
    shortDescription: text(
      'Feestelijke dirndls van brokaat en zijde, ook voor de bruid.',
      'Festliche Dirndl aus Brokat und Seide, auch für die Braut.',
      'Festive dirndls in brocade and silk, for brides too.',
    ),
    description: text(
      '<p>Steinrösl maakt lange dirndls voor dagen die je onthoudt. Het brokaat wordt geweven, niet bedrukt, en de schorten zijn van zijde of tafzijde.</p><p>Reken voor een bruidsdirndl op twee pasbeurten. Onze coupeuse in Sittard legt zoom en taille op maat.</p>',
      '<p>Steinrösl fertigt lange Dirndl für Tage, die in Erinnerung bleiben. Der Brokat ist gewebt, nicht bedruckt, und die Schürzen sind aus Seide oder Taft.</p><p>Plane für ein Hochzeitsdirndl zwei Anproben ein. Unsere Schneiderin in Sittard passt Saum und Taille an.</p>',
      '<p>Steinrösl makes long dirndls for days you remember. The brocade is woven, not printed, and the aprons are silk or taffeta.</p><p>Allow for two fittings for a wedding dirndl. Our seamstress in Sittard adjusts hem and waist.</p>',
    ),
    sign: { sign: 'sun', lettering: 'light', colour: hex('bordeaux') },
    piece: {
      kind: 'dirndl',
      seed: 'brand-steinroesl',
      bodice: fabric('brokat', 'bordeaux', 'goud'),
      skirt: fabric('seide', 'bordeaux'),
      apron: fabric('seide', 'goud'),
      neckline: 'balconette',
      closure: 'hooks',
      trim: 'ruche',
      trimColour: hex('goud'),
      length: 85,
      extra: 'chain',
    },
    pieceAlt: text(
      'Lange dirndl van Steinrösl, brokaat in bordeaux',
      'Langes Dirndl von Steinrösl, Brokat in Bordeaux',
      'Long dirndl by Steinrösl, brocade in burgundy',
    ),
    maker: street('Beispielgasse 9', '0000', 'Musterstadt', 'AT'),
  },
  {
    code: 'mieder-maas',
    title: 'Mieder & Maas',
    urlKey: 'mieder-maas',
    categoryId: 100,
    shortDescription: text(
      'Ons huismerk: Limburgse coupe, maat 32 tot en met 60.',
      'Unsere Hausmarke: Limburger Schnitt, Größe 32 bis 60.',
      'Our own label: cut in Limburg, sizes 32 to 60.',
    ),
    description: text(
      '<p>Mieder &amp; Maas is ons eigen merk. We tekenen de patronen in Sittard en passen ze op vrouwen van 1,55 tot 1,85 meter. Het lijfje is iets langer dan gebruikelijk, zodat de taille zit waar de jouwe is.</p><p>Alle dirndls zijn er in maat 32 tot en met 60. Vanaf maat 52 rekenen we een toeslag voor de extra stof.</p>',
      '<p>Mieder &amp; Maas ist unsere eigene Marke. Wir zeichnen die Schnitte in Sittard und probieren sie an Frauen von 1,55 bis 1,85 Meter an. Das Mieder ist etwas länger als üblich, damit die Taille dort sitzt, wo deine ist.</p><p>Alle Dirndl gibt es in den Größen 32 bis 60. Ab Größe 52 berechnen wir einen Aufpreis für den zusätzlichen Stoff.</p>',
      '<p>Mieder &amp; Maas is our own label. We draw the patterns in Sittard and fit them on women from 1.55 to 1.85 metres tall. The bodice is slightly longer than usual, so the waist sits where yours is.</p><p>All dirndls come in sizes 32 to 60. From size 52 there is a surcharge for the extra fabric.</p>',
    ),
    sign: { sign: 'heart', lettering: 'plain', colour: hex('dennengroen') },
    piece: {
      kind: 'dirndl',
      seed: 'brand-mieder-maas',
      bodice: fabric('uni', 'dennengroen'),
      skirt: fabric('uni', 'dennengroen'),
      apron: fabric('streif', 'creme', 'dennengroen'),
      neckline: 'sweetheart',
      closure: 'lacing',
      trim: 'ruche',
      trimColour: hex('goud'),
      length: 60,
    },
    pieceAlt: text(
      'Dirndl van Mieder & Maas in dennengroen',
      'Dirndl von Mieder & Maas in Tannengrün',
      'Dirndl by Mieder & Maas in fir green',
    ),
    maker: street('Voorbeeldmarkt 12', '6131 ZZ', 'Sittard', 'NL'),
  },
  {
    code: 'wetterbach',
    title: 'Wetterbach',
    urlKey: 'wetterbach',
    categoryId: 210,
    shortDescription: text(
      'Stevige klassieke lederhosen en riemen uit Beieren.',
      'Robuste klassische Lederhosen und Gürtel aus Bayern.',
      'Sturdy classic lederhosen and belts from Bavaria.',
    ),
    description: text(
      '<p>Wetterbach snijdt lederhosen zoals vroeger: vijfdelige naad aan de achterkant, diepe mesgleuf, knopen van hoorn. Het leer is dik en begint stijf.</p><p>Na een paar avonden vormt de broek zich naar je benen. Kleine verschillen in tint en nerf horen bij het leer.</p>',
      '<p>Wetterbach schneidet Lederhosen wie früher: fünfteilige Naht hinten, tiefe Messertasche, Knöpfe aus Horn. Das Leder ist kräftig und anfangs steif.</p><p>Nach ein paar Abenden formt sich die Hose nach deinen Beinen. Kleine Unterschiede in Ton und Narbung gehören zum Leder.</p>',
      '<p>Wetterbach cuts lederhosen the old way: a five-part seam at the back, a deep knife pocket, horn buttons. The leather is thick and starts out stiff.</p><p>After a few evenings the trousers take the shape of your legs. Small differences in shade and grain belong to leather.</p>',
    ),
    sign: { sign: 'antler', lettering: 'wide', colour: hex('havanna') },
    piece: {
      kind: 'lederhose',
      seed: 'brand-wetterbach',
      cut: 'kniebund',
      wearer: 'men',
      leather: fabric('suede', 'tabak'),
      thread: hex('creme'),
      motif: 'oak',
      braces: 'h',
    },
    pieceAlt: text(
      'Kniebundlederhose van Wetterbach in tabaksbruin',
      'Kniebundlederhose von Wetterbach in Tabakbraun',
      'Knee-length lederhosen by Wetterbach in tobacco',
    ),
    maker: street('Musterstraße 22', '00000', 'Beispielhofen', 'DE'),
  },
  {
    code: 'gamsfeder-sohn',
    title: 'Gamsfeder & Sohn',
    urlKey: 'gamsfeder-sohn',
    categoryId: 210,
    shortDescription: text(
      'Lederhosen van hertenleer met handborduursel, en hoeden.',
      'Hirschlederne mit Handstickerei, dazu Hüte.',
      'Deerskin lederhosen with hand embroidery, and hats.',
    ),
    description: text(
      '<p>Bij Gamsfeder &amp; Sohn werkt één borduurster zo’n dertig uur aan één broek. Het hertenleer is sämisch gelooid, met vetten in plaats van chroom, en voelt zacht aan vanaf de eerste dag.</p><p>De hoeden worden uit wolvilt geperst en met de hand van een koord voorzien.</p>',
      '<p>Bei Gamsfeder &amp; Sohn arbeitet eine Stickerin rund dreißig Stunden an einer Hose. Das Hirschleder ist sämisch gegerbt, mit Tran statt mit Chrom, und fühlt sich vom ersten Tag an weich an.</p><p>Die Hüte werden aus Wollfilz gezogen und von Hand mit der Kordel besetzt.</p>',
      '<p>At Gamsfeder &amp; Sohn one embroiderer spends about thirty hours on one pair. The deerskin is oil-tanned, with fats instead of chrome, and feels soft from the first day.</p><p>The hats are blocked from wool felt and trimmed with a cord by hand.</p>',
    ),
    sign: { sign: 'antler', lettering: 'stitched', colour: hex('tabak') },
    piece: {
      kind: 'hat',
      seed: 'brand-gamsfeder',
      felt: fabric('loden', 'dennengroen'),
      band: hex('havanna'),
      cord: hex('goud'),
      brim: 'narrow',
      decoration: 'gamsbart',
    },
    pieceAlt: text(
      'Hoed van Gamsfeder & Sohn met gemsbaard',
      'Hut von Gamsfeder & Sohn mit Gamsbart',
      'Hat by Gamsfeder & Sohn with a chamois tuft',
    ),
    maker: street('Musterplatz 3', '0000', 'Beispieltal', 'AT'),
  },
  {
    code: 'kaserzeug',
    title: 'Kaserzeug',
    urlKey: 'kaserzeug',
    categoryId: 200,
    shortDescription: text(
      'Lederhosen en hemden met een lage instapprijs.',
      'Lederhosen und Hemden zum Einstiegspreis.',
      'Lederhosen and shirts at an entry price.',
    ),
    description: text(
      '<p>Kaserzeug is voor je eerste Oktoberfest. De lederhosen zijn van rundsuède, machinaal geborduurd en compleet met bretels. Ze worden in Pakistan en India genaaid en in Duitsland gecontroleerd.</p><p>Het suède is dunner dan bij Wetterbach, dus sneller soepel en minder warm.</p>',
      '<p>Kaserzeug ist für deine erste Wiesn. Die Lederhosen sind aus Rindveloursleder, maschinell bestickt und komplett mit Trägern. Genäht wird in Pakistan und Indien, geprüft in Deutschland.</p><p>Das Veloursleder ist dünner als bei Wetterbach, also schneller weich und weniger warm.</p>',
      '<p>Kaserzeug is for your first Oktoberfest. The lederhosen are cow suede, machine embroidered and complete with braces. They are sewn in Pakistan and India and checked in Germany.</p><p>The suede is thinner than Wetterbach’s, so it softens sooner and is less warm.</p>',
    ),
    sign: { sign: 'stitch', lettering: 'plain', colour: hex('cognac') },
    piece: {
      kind: 'lederhose',
      seed: 'brand-kaserzeug',
      cut: 'kurz',
      wearer: 'men',
      leather: fabric('suede', 'cognac'),
      thread: hex('creme'),
      motif: 'edelweiss',
      braces: 'h',
    },
    pieceAlt: text(
      'Korte lederhose van Kaserzeug in cognac',
      'Kurze Lederhose von Kaserzeug in Cognac',
      'Short lederhosen by Kaserzeug in cognac',
    ),
    maker: street('Musterallee 17', '00000', 'Beispielstadt', 'DE'),
  },
  {
    code: 'nordkar',
    title: 'Nordkar',
    urlKey: 'nordkar',
    categoryId: 240,
    shortDescription: text(
      'Jankers, gilets en mantels van loden en wol.',
      'Janker, Westen und Mäntel aus Loden und Wolle.',
      'Jankers, waistcoats and coats in loden and wool.',
    ),
    description: text(
      '<p>Nordkar werkt met gevold loden: wol die in warm water is gekrompen tot een dichte stof. Wind komt er moeilijk door, regen parelt er een tijd op af.</p><p>De jankers zijn recht gesneden en hebben een binnenzak. Uitluchten is meestal genoeg; wassen is niet nodig.</p>',
      '<p>Nordkar arbeitet mit gewalktem Loden: Wolle, die in warmem Wasser zu einem dichten Stoff schrumpft. Wind dringt kaum durch, Regen perlt eine Weile ab.</p><p>Die Janker sind gerade geschnitten und haben eine Innentasche. Auslüften genügt meist; waschen ist nicht nötig.</p>',
      '<p>Nordkar works with fulled loden: wool shrunk in warm water into a dense cloth. Wind hardly gets through and rain beads off for a while.</p><p>The jankers are cut straight and have an inside pocket. Airing is usually enough; there is no need to wash them.</p>',
    ),
    sign: { sign: 'peak', lettering: 'wide', colour: hex('antraciet') },
    piece: {
      kind: 'janker',
      seed: 'brand-nordkar',
      fabric: fabric('loden', 'antraciet'),
      collar: 'stand',
      piping: hex('dennengroen'),
      buttons: hex('tabak'),
      front: 'single',
      pockets: 'flap',
      length: 'jacket',
      wearer: 'men',
    },
    pieceAlt: text('Janker van Nordkar in antraciet', 'Janker von Nordkar in Anthrazit', 'Janker by Nordkar in charcoal'),
    maker: street('Beispielweg 11', '0000', 'Musterkar', 'AT'),
  },
  {
    code: 'zwirnhuette',
    title: 'Zwirnhütte',
    urlKey: 'zwirnhuette',
    categoryId: 220,
    shortDescription: text(
      'Trachtenhemden en blouses van geweven katoen uit Portugal.',
      'Trachtenhemden und Blusen aus gewebter Baumwolle, aus Portugal.',
      'Trachten shirts and blouses in woven cotton, from Portugal.',
    ),
    description: text(
      '<p>Zwirnhütte naait hemden in het noorden van Portugal. De ruiten zijn in het garen geverfd, dus de kleur zit ook aan de binnenkant.</p><p>Elk hemd heeft krempelmouwen met een lusje en een rugplooi voor ruimte.</p>',
      '<p>Zwirnhütte näht Hemden im Norden Portugals. Die Karos sind garngefärbt, die Farbe ist also innen wie außen gleich.</p><p>Jedes Hemd hat Krempelärmel mit Riegel und eine Rückenfalte für mehr Bewegung.</p>',
      '<p>Zwirnhütte sews shirts in the north of Portugal. The checks are yarn-dyed, so the colour is the same on the inside.</p><p>Every shirt has roll-up sleeves with a tab and a back pleat for room to move.</p>',
    ),
    sign: { sign: 'stitch', lettering: 'stitched', colour: hex('gentiaan') },
    piece: {
      kind: 'shirt',
      seed: 'brand-zwirnhuette',
      fabric: fabric('karo', 'gentiaan', 'wit'),
      collar: 'kent',
      placket: 'full',
      sleeves: 'rolled',
      buttons: hex('tabak'),
      pocket: true,
      wearer: 'men',
    },
    pieceAlt: text('Geruit hemd van Zwirnhütte', 'Kariertes Hemd von Zwirnhütte', 'Checked shirt by Zwirnhütte'),
    maker: street('Rua do Exemplo 8', '0000-000', 'Vila Exemplo', 'PT'),
  },
  {
    code: 'bergdohle',
    title: 'Bergdohle',
    urlKey: 'bergdohle',
    categoryId: 250,
    shortDescription: text(
      'Haferlschoenen, pumps en tassen uit Italië.',
      'Haferlschuhe, Pumps und Taschen aus Italien.',
      'Haferl shoes, pumps and bags from Italy.',
    ),
    description: text(
      '<p>De bergkauw is een vogel die goed loopt. Bergdohle maakt daarom schoenen waarop je een avond kunt staan: een leest met ruime teen, een profielzool en een uitneembaar voetbed.</p><p>De tassen zijn van hetzelfde leer en hebben een riem die je kunt afnemen.</p>',
      '<p>Die Bergdohle ist gut zu Fuß. Darum baut die Marke Schuhe, in denen du einen Abend lang stehen kannst: ein Leisten mit Platz für die Zehen, eine Profilsohle und ein herausnehmbares Fußbett.</p><p>Die Taschen sind aus demselben Leder und haben einen abnehmbaren Riemen.</p>',
      '<p>The alpine chough is a bird that walks well. So Bergdohle makes shoes you can stand in all evening: a last with room for your toes, a lugged sole and a removable footbed.</p><p>The bags use the same leather and have a detachable strap.</p>',
    ),
    sign: { sign: 'bird', lettering: 'slanted', colour: hex('zwart') },
    piece: {
      kind: 'haferl',
      seed: 'brand-bergdohle',
      leather: fabric('nappa', 'havanna'),
      sole: hex('zwart'),
      laces: hex('tabak'),
      height: 'low',
    },
    pieceAlt: text('Haferlschoen van Bergdohle', 'Haferlschuh von Bergdohle', 'Haferl shoe by Bergdohle'),
    maker: street('Via Esempio 5', '00000', 'Borgo Esempio', 'IT'),
  },
  {
    code: 'latschenkind',
    title: 'Latschenkind',
    urlKey: 'latschenkind',
    categoryId: 300,
    shortDescription: text(
      'Trachten voor kinderen, met zomen die meegroeien.',
      'Trachten für Kinder, mit Säumen, die mitwachsen.',
      'Trachten for children, with hems that grow along.',
    ),
    description: text(
      '<p>Kinderen klimmen, morsen en groeien. Latschenkind zet daarom dubbele zomen in de rokken, drie rijen knopen aan de bretels en katoen dat in de was mag.</p><p>Koorden zijn vastgenaaid en kort, zoals de veiligheidsregels voor kinderkleding het vragen.</p>',
      '<p>Kinder klettern, kleckern und wachsen. Deshalb setzt Latschenkind doppelte Säume in die Röcke, drei Knopfreihen an die Träger und nimmt Baumwolle, die in die Maschine darf.</p><p>Kordeln sind festgenäht und kurz, wie es die Sicherheitsregeln für Kinderkleidung verlangen.</p>',
      '<p>Children climb, spill and grow. So Latschenkind puts double hems in the skirts, three rows of buttons on the braces and uses cotton that can go in the wash.</p><p>Cords are sewn down and short, as the safety rules for children’s clothing require.</p>',
    ),
    sign: { sign: 'leaf', lettering: 'wide', colour: hex('mosgroen') },
    piece: {
      kind: 'lederhose',
      seed: 'brand-latschenkind',
      cut: 'kurz',
      wearer: 'kids',
      leather: fabric('suede', 'cognac'),
      thread: hex('mosgroen'),
      motif: 'stag',
      braces: 'h',
    },
    pieceAlt: text('Kinderlederhose van Latschenkind', 'Kinderlederhose von Latschenkind', 'Kids’ lederhosen by Latschenkind'),
    maker: street('ul. Przykładowa 2', '00-000', 'Przykładowo', 'PL'),
  },
  {
    code: 'tannzapf',
    title: 'Tannzapf',
    urlKey: 'tannzapf',
    categoryId: 400,
    shortDescription: text(
      'De kleine dingen: sieraden, kousen, hoeden en onderhoud.',
      'Die kleinen Dinge: Schmuck, Strümpfe, Hüte und Pflege.',
      'The small things: jewellery, socks, hats and care.',
    ),
    description: text(
      '<p>Tannzapf maakt wat een outfit afmaakt. Kropfbanden van fluweel, kousen met kabelpatroon, charivari met hangers die je zelf kiest.</p><p>Bij het merk horen ook borstels en sprays voor leer en loden, met een duidelijke tekst over wat je ermee doet.</p>',
      '<p>Tannzapf macht, was ein Outfit abrundet. Kropfbänder aus Samt, Strümpfe mit Zopfmuster, Charivari mit Anhängern nach deiner Wahl.</p><p>Zur Marke gehören auch Bürsten und Sprays für Leder und Loden, mit klaren Angaben zur Anwendung.</p>',
      '<p>Tannzapf makes what finishes an outfit. Velvet chokers, cable-knit socks, charivari with pendants of your choice.</p><p>The brand also has brushes and sprays for leather and loden, with clear instructions for use.</p>',
    ),
    sign: { sign: 'sun', lettering: 'plain', colour: hex('cognac') },
    piece: { kind: 'socks', seed: 'brand-tannzapf', form: 'knee', colour: hex('creme'), cuff: hex('dennengroen'), pattern: 'cable' },
    pieceAlt: text('Kniekousen van Tannzapf', 'Kniestrümpfe von Tannzapf', 'Knee socks by Tannzapf'),
    maker: street('Beispielstraße 30', '00000', 'Musterbach', 'DE'),
  },
];

function toBrand(row: BrandRow, index: number): DemoBrand {
  return {
    id: index + 1,
    code: row.code,
    title: row.title,
    urlKey: row.urlKey,
    categoryId: row.categoryId,
    shortDescription: row.shortDescription,
    description: row.description,
    showInSlider: true,
    positionInSlider: index + 1,
    logo: {
      garment: { kind: 'wordmark', seed: `wordmark-${row.code}`, text: row.title, ...row.sign },
      view: 'front',
      alt: text(`Logo van ${row.title}`, `Logo von ${row.title}`, `${row.title} logo`),
    },
    image: { garment: row.piece, view: 'front', alt: row.pieceAlt },
    maker: { name: `${row.title} (demo)`, ...row.maker, email: `safety@${row.code}.example` },
  };
}

/** The twelve invented brands, each with the maker that GPSR wants named (LAW-14); every maker is in the EU. */
export const brands: readonly DemoBrand[] = rows.map(toBrand);

import type { DemoConfigurable } from '../../model.ts';
import { range } from '../attribute-options.ts';
import { hex } from '../colours.ts';
import { configurable } from '../configurable.ts';
import { fabric } from '../drawing.ts';
import { nonTextile, textile } from '../fibres.ts';
import { cottonLeaflet, leatherLeaflet } from '../leaflets.ts';
import { wornViews } from '../pictures.ts';
import { text } from '../text.ts';

/** Children's clothes name the warnings that GPSR wants (LAW-14). */
export const kids: readonly DemoConfigurable[] = [
  configurable(
    {
      number: 5001,
      family: 'KID',
      name: text('Kinderdirndl Mirl', 'Kinderdirndl Mirl', 'Kids’ dirndl Mirl'),
      short: text(
        'Kinderdirndl van katoen met vichyruit, schort en blouse inbegrepen. De zoom is 6 cm uit te leggen.',
        'Kinderdirndl aus Baumwolle mit Vichykaro, Schürze und Bluse inklusive. Der Saum lässt sich 6 cm auslassen.',
        'Cotton gingham kids’ dirndl, apron and blouse included. The hem can be let down by 6 cm.',
      ),
      grammar: { nl: 'hij', de: 'es', worn: true },
      brand: 'latschenkind',
      categories: [311, 540],
      attributes: {
        stof: ['katoen'],
        dessin: 'vichyruit',
        kleur_schort: 'creme',
        sluiting: 'knopen',
        halslijn: 'rond',
        mouw: 'pofmouw',
        schort_inbegrepen: true,
        gelegenheid: ['volksfeest', 'bruiloft', 'carnaval'],
        collectie: 'basics',
        herkomst: 'PL',
        gender: ['meisjes'],
      },
      look: text(
        'Een driedelige set: dirndl met kleine ruit, schort in crème en een witte blouse met pofmouw. De knopen zitten voor, zodat je kind zichzelf kan aankleden.',
        'Ein dreiteiliges Set: Dirndl mit kleinem Karo, Schürze in Creme und weiße Bluse mit Puffärmel. Die Knöpfe sitzen vorn, damit sich dein Kind selbst anziehen kann.',
        'A three-piece set: dirndl with a small check, cream apron and white blouse with puff sleeves. The buttons are at the front, so your child can get dressed alone.',
      ),
      fit: text(
        'De maat is de lichaamslengte in centimeters. Leg na een jaar de dubbele zoom uit, dan past de rok nog een seizoen.',
        'Die Größe ist die Körpergröße in Zentimetern. Lass nach einem Jahr den doppelten Saum aus, dann passt der Rock noch eine Saison.',
        'The size is the body height in centimetres. Let down the double hem after a year and the skirt fits another season.',
      ),
      know: text(
        'Alles mag samen in de was op 30 graden, behalve het schort de eerste keer. De schortlinten zijn vastgenaaid en kort.',
        'Alles darf zusammen bei 30 Grad in die Wäsche, nur die Schürze beim ersten Mal nicht. Die Schürzenbänder sind festgenäht und kurz.',
        'Everything can be washed together at 30 degrees, except the apron the first time. The apron ribbons are sewn on and short.',
      ),
      createdDaysAgo: 360,
      sold: [46, 51, 3],
      materials: [
        textile('outer', ['katoen', 100]),
        textile('apron', ['polyester', 65], ['katoen', 35]),
        textile('blouse', ['katoen', 100]),
      ],
      care: ['30fijn', 'geendroger', 'strijk2', 'schortapart'],
      downloads: cottonLeaflet,
      warnings: text(
        'Laat kleine kinderen niet spelen of slapen met losse linten van het schort.',
        'Kleine Kinder nicht mit losen Schürzenbändern spielen oder schlafen lassen.',
        'Do not let small children play or sleep with loose apron ribbons.',
      ),
      cents: 5995,
      related: ['MA-HAA-6501', 'MA-DIR-1003'],
      upsell: ['MA-KID-5002'],
      crosssell: ['MA-HAA-6501', 'MA-DIR-1003'],
    },
    {
      colourAttribute: 'kleur',
      colours: ['oudroze', 'gentiaan'],
      axes: [{ attribute: 'maat_kind', codes: range(86, 146, 6) }],
      draw: (colour, seed) => ({
        kind: 'dirndl',
        seed,
        bodice: fabric('vichy', colour, 'wit'),
        skirt: fabric('vichy', colour, 'wit'),
        apron: fabric('uni', 'creme'),
        blouse: { fabric: fabric('uni', 'wit'), sleeve: 'puff' },
        neckline: 'round',
        closure: 'buttons',
        trim: 'piping',
        trimColour: hex('wit'),
        length: 50,
        bow: 'middle',
        wearer: 'kids',
      }),
      detail: text('knopen en hals', 'Knöpfe und Ausschnitt', 'buttons and neckline'),
      views: wornViews,
      weightGrams: 420,
      sizeChart: 'kids',
    },
  ),
  configurable(
    {
      number: 5002,
      family: 'KID',
      name: text('Kinderlederhose Seppi', 'Kinderlederhose Seppi', 'Kids’ lederhosen Seppi'),
      short: text(
        'Korte kinderlederhose van geitensuède met verstelbare bretels en een hert op de klep.',
        'Kurze Kinderlederhose aus Ziegenveloursleder mit verstellbaren Trägern und Hirsch am Latz.',
        'Short kids’ lederhosen in goat suede with adjustable braces and a stag on the flap.',
      ),
      grammar: { nl: 'hij', de: 'sie', worn: true },
      brand: 'latschenkind',
      categories: [321, 540],
      attributes: {
        model_lederhose: 'kort',
        leersoort: 'geitensuede',
        borduurkleur: 'groen',
        borduurmotief: 'hert',
        draagwijze: 'h',
        sluiting: 'drukknopen',
        gelegenheid: ['volksfeest', 'carnaval', 'oktoberfest'],
        collectie: 'basics',
        herkomst: 'PL',
        gender: ['jongens'],
      },
      look: text(
        'Zacht suède met een geborduurd hert in groen. Drukknopen in plaats van knopen, want die gaan sneller open.',
        'Weiches Veloursleder mit gesticktem Hirsch in Grün. Druckknöpfe statt Knöpfe, denn die gehen schneller auf.',
        'Soft suede with an embroidered stag in green. Press studs instead of buttons, because they open faster.',
      ),
      fit: text(
        'De bretels hebben drie rijen knoopsgaten en groeien ongeveer twee maten mee. De maat is de lichaamslengte in centimeters.',
        'Die Träger haben drei Knopflochreihen und wachsen rund zwei Größen mit. Die Größe ist die Körpergröße in Zentimetern.',
        'The braces have three rows of buttonholes and grow along by about two sizes. The size is the body height in centimetres.',
      ),
      know: text(
        'Geitensuède is dun en licht, dus ook geschikt voor de zomer. Zand en gras borstel je eruit als het leer droog is.',
        'Ziegenveloursleder ist dünn und leicht, also auch für den Sommer geeignet. Sand und Gras bürstest du aus, wenn das Leder trocken ist.',
        'Goat suede is thin and light, so it works in summer too. Brush out sand and grass once the leather is dry.',
      ),
      createdDaysAgo: 410,
      sold: [63, 67, 2],
      materials: [nonTextile('leather', text('Geitensuède', 'Ziegenveloursleder', 'Goat suede')), textile('lining', ['katoen', 100])],
      care: ['nietwas', 'leer'],
      downloads: leatherLeaflet,
      warnings: text(
        'Neem de bretels af als een kind jonger dan 3 jaar in de broek slaapt.',
        'Träger abnehmen, wenn ein Kind unter 3 Jahren in der Hose schläft.',
        'Take off the braces if a child under 3 years sleeps in the trousers.',
      ),
      cents: 6995,
      related: ['MA-HEM-3003'],
      upsell: ['MA-KID-5001'],
      crosssell: ['MA-ONV-6603', 'MA-HEM-3003'],
    },
    {
      colourAttribute: 'kleur',
      colours: ['cognac', 'tabak'],
      axes: [{ attribute: 'maat_kind', codes: range(86, 152, 6) }],
      draw: (colour, seed) => ({
        kind: 'lederhose',
        seed,
        cut: 'kurz',
        wearer: 'kids',
        leather: fabric('suede', colour),
        thread: hex('mosgroen'),
        motif: 'stag',
        braces: 'h',
      }),
      detail: text('geborduurd hert op de klep', 'gestickter Hirsch am Latz', 'embroidered stag on the flap'),
      views: wornViews,
      weightGrams: 480,
      sizeChart: 'kids',
    },
  ),
];

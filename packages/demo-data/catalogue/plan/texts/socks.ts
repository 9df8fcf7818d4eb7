import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

export const sockTexts: TextBlocks = {
  look: [
    text(
      'De boord is in een tweede kleur gebreid.',
      'Der Bund ist in einer zweiten Farbe gestrickt.',
      'The cuff is knitted in a second colour.',
    ),
    text(
      'Het patroon loopt langs de buitenkant van de kuit.',
      'Das Muster läuft außen an der Wade entlang.',
      'The pattern runs along the outside of the calf.',
    ),
    text(
      'Van dichtbij zie je de gedraaide steken.',
      'Aus der Nähe siehst du die verdrehten Maschen.',
      'Up close you see the twisted stitches.',
    ),
    text(
      'Het garen is gemêleerd en oogt daardoor zacht.',
      'Das Garn ist meliert und wirkt dadurch weich.',
      'The yarn is mottled, which gives it a soft look.',
    ),
    text(
      'De steken zijn dicht en houden hun vorm.',
      'Die Maschen sind dicht und halten ihre Form.',
      'The stitches are tight and hold their shape.',
    ),
    text(
      'Boven de boord zit een smalle sierrand.',
      'Über dem Bund sitzt eine schmale Zierkante.',
      'A narrow decorative edge sits above the cuff.',
    ),
    text('Links en rechts spiegelen elkaar.', 'Links und rechts sind gespiegelt gestrickt.', 'Left and right mirror each other.'),
    text(
      'De naad is met de hand vastgezet en ligt plat.',
      'Die Naht ist von Hand gekettelt und liegt flach.',
      'The seam is linked by hand and lies flat.',
    ),
  ],
  fit: [
    text('De boord sluit aan en knelt niet.', 'Der Bund sitzt und schneidet nicht ein.', 'The cuff sits close without pinching.'),
    text(
      'Kies de maat waarin je schoenmaat valt.',
      'Nimm die Größe, in die deine Schuhgröße fällt.',
      'Choose the size range that holds your shoe size.',
    ),
    text(
      'Heb je stevige kuiten, neem dan de grotere maat.',
      'Bei kräftigen Waden nimm die größere Größe.',
      'For strong calves take the larger size.',
    ),
    text(
      'Ze rekken in de breedte ongeveer acht centimeter.',
      'Sie dehnen sich in der Breite um rund acht Zentimeter.',
      'They stretch about eight centimetres in width.',
    ),
    text(
      'Trek ze glad omhoog, zodat het patroon recht loopt.',
      'Zieh sie glatt hoch, damit das Muster gerade läuft.',
      'Pull them up smoothly so the pattern runs straight.',
    ),
    text(
      'Sla de boord een keer om, dan zakt er niets af.',
      'Schlag den Bund einmal um, dann rutscht nichts.',
      'Turn the cuff down once and nothing slides.',
    ),
    text(
      'Ze passen in een haferlschoen zonder te drukken.',
      'Sie passen in einen Haferlschuh, ohne zu drücken.',
      'They fit into a Haferl shoe without pressing.',
    ),
    text(
      'Na het wassen trek je ze in de lengte in vorm.',
      'Nach dem Waschen ziehst du sie der Länge nach in Form.',
      'After washing pull them into shape lengthways.',
    ),
  ],
  know: [
    text('Vanaf vijf paar gelden staffelprijzen.', 'Ab fünf Paar gelten Staffelpreise.', 'Tier prices start at five pairs.'),
    text(
      'Was ze binnenstebuiten met wolwasmiddel.',
      'Wasche sie auf links mit Wollwaschmittel.',
      'Wash them inside out with wool detergent.',
    ),
    text(
      'Leg ze plat te drogen en niet in de zon.',
      'Leg sie zum Trocknen flach hin und nicht in die Sonne.',
      'Dry them flat and out of the sun.',
    ),
    text(
      'Bij een kniebundlederhose draag je kousen, bij een korte kan allebei.',
      'Zur Kniebundhose trägst du Strümpfe, zur kurzen geht beides.',
      'Wear socks with knee-length lederhosen; with short ones both work.',
    ),
    text(
      'Crème past bij bruin leer, grijs bij zwart.',
      'Creme passt zu braunem Leder, Grau zu schwarzem.',
      'Cream goes with brown leather, grey with black.',
    ),
    text(
      'Een klein gat stop je met wol in dezelfde kleur.',
      'Ein kleines Loch stopfst du mit Wolle in derselben Farbe.',
      'Darn a small hole with wool of the same colour.',
    ),
    text('Per paar verpakt, met een kaartje om.', 'Paarweise verpackt, mit einer Banderole.', 'Packed by the pair with a paper band.'),
    text(
      'Wol neemt vocht op en voelt ook na een lange avond droog.',
      'Wolle nimmt Feuchtigkeit auf und fühlt sich auch nach einem langen Abend trocken an.',
      'Wool takes up moisture and feels dry even after a long evening.',
    ),
  ],
};

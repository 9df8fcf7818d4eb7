import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

export const hatTexts: TextBlocks = {
  look: [
    text(
      'De versiering zit links, zoals het hoort.',
      'Der Schmuck sitzt links, wie es sich gehört.',
      'The decoration sits on the left, as is the custom.',
    ),
    text(
      'De rand is met de hand in vorm gestoomd.',
      'Die Krempe ist von Hand in Form gedämpft.',
      'The brim is steamed into shape by hand.',
    ),
    text('Binnen loopt een band die zweet opneemt.', 'Innen läuft ein Band, das Schweiß aufnimmt.', 'A band inside takes up sweat.'),
    text(
      'De bol heeft een deuk in het midden en twee aan de voorkant.',
      'Die Krone hat eine Delle in der Mitte und zwei vorn.',
      'The crown has a dent in the middle and two at the front.',
    ),
    text(
      'De band rond de bol is in een tweede kleur.',
      'Das Band um die Krone ist in einer zweiten Farbe.',
      'The band round the crown is in a second colour.',
    ),
    text(
      'Van opzij loopt de rand voor iets naar beneden.',
      'Von der Seite fällt die Krempe vorn etwas ab.',
      'From the side the brim dips slightly at the front.',
    ),
    text(
      'De kanten zijn gesneden en niet omgezoomd.',
      'Die Kanten sind geschnitten und nicht gesäumt.',
      'The edges are cut and not hemmed.',
    ),
    text(
      'Een lusje naast de band houdt een eigen veer of speld.',
      'Eine Schlaufe neben dem Band hält eine eigene Feder oder Nadel.',
      'A loop next to the band holds a feather or pin of your own.',
    ),
  ],
  fit: [
    text(
      'Meet je hoofd een centimeter boven de oren.',
      'Miss den Kopf einen Zentimeter über den Ohren.',
      'Measure your head one centimetre above the ears.',
    ),
    text('Tussen twee maten neem je de grotere.', 'Zwischen zwei Größen nimm die größere.', 'Between two sizes take the larger one.'),
    text(
      'Een strookje vilt achter de binnenband maakt de hoed een halve maat kleiner.',
      'Ein Streifen Filz hinter dem Innenband macht den Hut eine halbe Größe kleiner.',
      'A strip of felt behind the inner band makes the hat half a size smaller.',
    ),
    text(
      'De hoed hoort te blijven zitten als je knikt.',
      'Der Hut soll sitzen bleiben, wenn du nickst.',
      'The hat should stay on when you nod.',
    ),
    text(
      'Draag je een vlecht of knot, pas hem dan met dat kapsel.',
      'Trägst du Zopf oder Dutt, probier ihn mit dieser Frisur.',
      'If you wear a plait or bun, try it on with that hairstyle.',
    ),
    text(
      'Zet hem recht op en niet op je achterhoofd.',
      'Setz ihn gerade auf und nicht auf den Hinterkopf.',
      'Wear it straight and not on the back of your head.',
    ),
    text(
      'De rand laat het zicht naar opzij vrij.',
      'Die Krempe lässt die Sicht zur Seite frei.',
      'The brim leaves your view to the sides free.',
    ),
    text(
      'Meet twee keer en neem het grootste getal.',
      'Miss zweimal und nimm die größere Zahl.',
      'Measure twice and take the larger number.',
    ),
  ],
  know: [
    text(
      'Pak de hoed bij de rand en niet bij de bol, dan blijft het model goed.',
      'Fass den Hut an der Krempe und nicht an der Krone, dann bleibt er in Form.',
      'Hold the hat by the brim, not the crown, and it keeps its shape.',
    ),
    text('Vanaf vijf stuks gelden staffelprijzen.', 'Ab fünf Stück gelten Staffelpreise.', 'Tier prices start at five pieces.'),
    text(
      'Leg hem ondersteboven neer, dan vervormt de rand niet.',
      'Leg ihn mit der Krone nach unten ab, dann verformt sich die Krempe nicht.',
      'Put it down on its crown and the brim keeps its form.',
    ),
    text('Stof borstel je met de klok mee weg.', 'Staub bürstest du im Uhrzeigersinn ab.', 'Brush off dust clockwise.'),
    text(
      'Bewaar hem in een doos, niet op een haakje.',
      'Bewahre ihn in einer Schachtel auf, nicht am Haken.',
      'Keep it in a box, not on a hook.',
    ),
    text(
      'Binnen zet je hem af, behalve in de feesttent.',
      'In Räumen nimmst du ihn ab, außer im Festzelt.',
      'You take it off indoors, except in the beer tent.',
    ),
    text(
      'Natte hoeden laat je op kamertemperatuur drogen.',
      'Nasse Hüte trocknen bei Zimmertemperatur.',
      'Let a wet hat dry at room temperature.',
    ),
    text(
      'Elke vereniging draagt haar eigen speld; vraag in de winkel naar de mogelijkheden.',
      'Jeder Verein trägt seine eigene Nadel; frag im Laden nach den Möglichkeiten.',
      'Every club wears its own pin; ask in a branch what is possible.',
    ),
  ],
};

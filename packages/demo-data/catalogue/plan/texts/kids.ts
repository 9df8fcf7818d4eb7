import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

export const kidsTexts: TextBlocks = {
  look: [
    text(
      'Het lijkt op de kleding van de groten, maar zonder harde delen.',
      'Es sieht aus wie bei den Großen, nur ohne harte Teile.',
      'It looks like the grown-ups’ version, but without hard parts.',
    ),
    text('De naden zijn plat en krassen niet.', 'Die Nähte sind flach und kratzen nicht.', 'The seams are flat and do not scratch.'),
    text(
      'Kleine stiksels in een tweede kleur lopen langs de rand.',
      'Kleine Stiche in einer zweiten Farbe laufen am Rand entlang.',
      'Small stitches in a second colour run along the edge.',
    ),
    text(
      'Het etiket is geprint in plaats van ingenaaid.',
      'Das Etikett ist aufgedruckt statt eingenäht.',
      'The label is printed instead of sewn in.',
    ),
    text(
      'De kleuren passen bij de modellen voor volwassenen, handig voor de familiefoto.',
      'Die Farben passen zu den Modellen für Erwachsene, praktisch fürs Familienfoto.',
      'The colours match the adult range, handy for the family photo.',
    ),
    text(
      'De stof is stevig waar kinderen hem verslijten en zacht bij de hals.',
      'Der Stoff ist fest, wo Kinder ihn abnutzen, und weich am Hals.',
      'The fabric is sturdy where children wear it out and soft at the neck.',
    ),
    text('Aan de binnenkant is ruimte voor een naam.', 'Innen ist Platz für einen Namen.', 'There is space inside for a name.'),
    text(
      'De afwerking is eenvoudig, zodat er niets blijft haken.',
      'Die Verarbeitung ist schlicht, damit nichts hängen bleibt.',
      'The finish is simple, so nothing gets caught.',
    ),
  ],
  fit: [
    text(
      'De maat is de lichaamslengte in centimeters.',
      'Die Größe ist die Körpergröße in Zentimetern.',
      'The size is the body height in centimetres.',
    ),
    text(
      'Zit je kind tussen twee maten, neem dan de grotere.',
      'Liegt dein Kind zwischen zwei Größen, nimm die größere.',
      'If your child is between two sizes, take the larger one.',
    ),
    text('Er is ruimte om te rennen en te klimmen.', 'Zum Rennen und Klettern bleibt Platz.', 'There is room to run and climb.'),
    text('Een kind groeit ongeveer een maat per jaar.', 'Ein Kind wächst etwa eine Größe im Jahr.', 'A child grows about one size a year.'),
    text(
      'Meet je kind zonder schoenen, met de rug tegen de muur.',
      'Miss dein Kind ohne Schuhe, mit dem Rücken an der Wand.',
      'Measure your child without shoes, back against the wall.',
    ),
    text(
      'De hals is wijd genoeg voor een eigenwijs hoofd.',
      'Der Halsausschnitt ist weit genug für einen eigenwilligen Kopf.',
      'The neck is wide enough for a stubborn head.',
    ),
    text(
      'Met een hemdje eronder past het ook in het voorjaar.',
      'Mit einem Hemdchen darunter passt es auch im Frühling.',
      'With a vest underneath it works in spring too.',
    ),
    text(
      'De maattabel noemt ook borst en taille, voor smalle en stevige kinderen.',
      'Die Größentabelle nennt auch Brust und Taille, für schmale und kräftige Kinder.',
      'The size chart lists chest and waist too, for slim and sturdy children.',
    ),
  ],
  know: [
    text(
      'Koorden en linten zijn kort, zoals de regels voor kinderkleding vragen.',
      'Kordeln und Bänder sind kurz, wie es die Regeln für Kinderkleidung verlangen.',
      'Cords and ribbons are short, as the rules for children’s clothing require.',
    ),
    text('Knopen zijn dubbel vastgezet.', 'Knöpfe sind doppelt angenäht.', 'Buttons are sewn on twice.'),
    text(
      'Ketchup en appelsap dep je meteen met koud water.',
      'Ketchup und Apfelsaft tupfst du sofort mit kaltem Wasser ab.',
      'Dab ketchup and apple juice at once with cold water.',
    ),
    text(
      'Is het te klein geworden, dan wacht er vast een neefje of nichtje.',
      'Ist es zu klein geworden, wartet sicher schon eine Cousine oder ein Cousin.',
      'Once it is outgrown, a cousin is surely waiting.',
    ),
    text(
      'Koop voor een feest niet te groot; over een te lange zoom struikelt een kind.',
      'Kauf fürs Fest nicht zu groß; über einen zu langen Saum stolpert ein Kind.',
      'Do not buy too large for a party; a child trips over a hem that is too long.',
    ),
    text(
      'Past ook bij kindercarnaval en schoolfeest.',
      'Passt auch zu Kinderkarneval und Schulfest.',
      'Works for children’s carnival and school parties too.',
    ),
    text(
      'In onze winkels staat een laag spiegeltje en een kist met speelgoed.',
      'In unseren Läden stehen ein niedriger Spiegel und eine Spielkiste.',
      'Our branches have a low mirror and a box of toys.',
    ),
    text(
      'Ruilen voor een andere maat kan in de winkel zonder kosten.',
      'Ein Größentausch im Laden kostet nichts.',
      'Exchanging for another size in a branch costs nothing.',
    ),
  ],
};

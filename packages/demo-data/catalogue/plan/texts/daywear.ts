import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

/** Blouses of full length and skirts. */
export const daywearTexts: TextBlocks = {
  look: [
    text(
      'De snit is eenvoudig, de garnering vertelt de herkomst.',
      'Der Schnitt ist schlicht, der Besatz zeigt die Herkunft.',
      'The cut is simple, the trim tells where it comes from.',
    ),
    text(
      'De naden zijn aan de binnenkant omzoomd.',
      'Die Nähte sind innen versäubert und eingefasst.',
      'The seams are bound on the inside.',
    ),
    text(
      'De stof is dicht genoeg om niet door te schijnen.',
      'Der Stoff ist dicht genug, um nicht durchzuscheinen.',
      'The fabric is dense enough not to be see-through.',
    ),
    text(
      'Een smalle sierband herhaalt de kleur van de knopen of de zoom.',
      'Ein schmales Zierband greift die Farbe der Knöpfe oder des Saums auf.',
      'A narrow decorative band repeats the colour of the buttons or the hem.',
    ),
    text('De zoom is met een blinde steek vastgezet.', 'Der Saum ist mit Blindstich genäht.', 'The hem is sewn with a blind stitch.'),
    text(
      'Van dichtbij zie je kleine stiksels in een tweede kleur.',
      'Aus der Nähe siehst du kleine Stiche in einer zweiten Farbe.',
      'Up close you see small stitches in a second colour.',
    ),
    text(
      'Het ontwerp doet denken aan werkkleding van de alm.',
      'Der Entwurf erinnert an Arbeitskleidung von der Alm.',
      'The design recalls working clothes from the alpine pasture.',
    ),
    text(
      'De kleuren komen terug in onze vesten en schorten.',
      'Die Farben kehren in unseren Strickjacken und Schürzen wieder.',
      'The colours return in our cardigans and aprons.',
    ),
  ],
  fit: [
    text(
      'De maten lopen gelijk met onze dirndltabel.',
      'Die Größen entsprechen unserer Dirndltabelle.',
      'The sizes follow our dirndl chart.',
    ),
    text('Tussen twee maten kies je de grotere.', 'Zwischen zwei Größen nimm die größere.', 'Between two sizes choose the larger one.'),
    text(
      'De lengte is bedoeld om er een kort vest overheen te dragen.',
      'Die Länge ist für eine kurze Strickjacke darüber gedacht.',
      'The length is meant to go with a short cardigan.',
    ),
    text(
      'Er is genoeg ruimte om te zitten en te fietsen.',
      'Zum Sitzen und Radfahren bleibt genug Platz.',
      'There is enough room to sit and cycle.',
    ),
    text(
      'De taille is licht getekend en knelt niet.',
      'Die Taille ist leicht betont und kneift nicht.',
      'The waist is lightly shaped and does not pinch.',
    ),
    text(
      'Na de eerste was valt de stof soepeler.',
      'Nach der ersten Wäsche fällt der Stoff weicher.',
      'After the first wash the fabric falls more softly.',
    ),
    text(
      'Meet over je onderkleding en trek het meetlint niet strak.',
      'Miss über der Unterwäsche und zieh das Maßband nicht fest.',
      'Measure over your underwear and do not pull the tape tight.',
    ),
    text(
      'Voor een lossere val neem je een maat meer.',
      'Für einen lockeren Fall nimm eine Größe mehr.',
      'For a looser fall go up one size.',
    ),
  ],
  know: [
    text(
      'Draag dit op een gewone dag met een spijkerbroek of laarzen.',
      'Trag das Teil an einem gewöhnlichen Tag mit Jeans oder Stiefeln.',
      'Wear it with jeans or boots on an ordinary day.',
    ),
    text(
      'Donkere kleuren was je de eerste keer apart.',
      'Dunkle Farben wäschst du beim ersten Mal separat.',
      'Wash dark colours separately the first time.',
    ),
    text(
      'Strijk de stof licht vochtig en aan de achterkant.',
      'Bügle den Stoff leicht feucht und von links.',
      'Iron the fabric slightly damp and on the reverse.',
    ),
    text(
      'Hang dit meteen na het wassen op, dan trekken kreuken eruit.',
      'Häng das Teil gleich nach dem Waschen auf, dann hängen sich Falten aus.',
      'Hang it up right after washing and creases drop out.',
    ),
    text('In onze winkels passen we de lengte aan.', 'In unseren Läden passen wir die Länge an.', 'In our branches we adjust the length.'),
    text(
      'Een riem met geborduurde rank maakt er een geheel van.',
      'Ein Gürtel mit gestickter Ranke rundet das Bild ab.',
      'A belt with an embroidered vine pulls it together.',
    ),
    text(
      'Kleur en dessin kunnen per partij stof een fractie verschillen.',
      'Farbe und Muster können je Stoffpartie minimal abweichen.',
      'Colour and pattern can differ slightly from one batch of cloth to the next.',
    ),
    text(
      'Met een sjaal en kniekousen is dit ook iets voor de herfst.',
      'Mit Tuch und Kniestrümpfen taugt das auch für den Herbst.',
      'With a scarf and knee socks it also works in autumn.',
    ),
  ],
};

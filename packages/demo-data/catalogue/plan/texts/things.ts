import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

/** Bags, jewellery, belts, scarves, hair, pins and care: small things; their measures come from the family. */
export const thingTexts: TextBlocks = {
  look: [
    text(
      'De kleur keert terug in de schorten en hemden van deze winkel.',
      'Die Farbe kehrt in den Schürzen und Hemden dieses Ladens wieder.',
      'The colour returns in the aprons and shirts of this shop.',
    ),
    text(
      'Van dichtbij zie je kleine onregelmatigheden van het handwerk.',
      'Aus der Nähe siehst du kleine Unregelmäßigkeiten der Handarbeit.',
      'Up close you see the small irregularities of handwork.',
    ),
    text(
      'De randen zijn glad afgewerkt en haken niet in stof.',
      'Die Kanten sind glatt verarbeitet und haken nicht im Stoff.',
      'The edges are finished smooth and do not catch on cloth.',
    ),
    text(
      'Het ontwerp is klein gehouden, zodat de rest van je outfit telt.',
      'Der Entwurf ist klein gehalten, damit der Rest deines Outfits wirkt.',
      'The design is kept small, so the rest of your outfit counts.',
    ),
    text(
      'Voor- en achterkant zijn even netjes afgewerkt.',
      'Vorder- und Rückseite sind gleich sauber verarbeitet.',
      'Front and back are finished with the same care.',
    ),
    text(
      'De vormen komen uit oude patroonboeken.',
      'Die Formen stammen aus alten Musterbüchern.',
      'The shapes come from old pattern books.',
    ),
    text(
      'Het motief is traditie en past bij dirndl en lederhose.',
      'Das Motiv ist Tradition und passt zu Dirndl und Lederhose.',
      'The motif is traditional and goes with dirndl and lederhosen.',
    ),
    text(
      'De tekening toont de kleur bij daglicht.',
      'Die Zeichnung zeigt die Farbe bei Tageslicht.',
      'The drawing shows the colour in daylight.',
    ),
  ],
  fit: [
    text(
      'Weegt weinig; bij het dansen merk je er niets van.',
      'Wiegt wenig; beim Tanzen merkst du nichts davon.',
      'Light enough to forget about when dancing.',
    ),
    text(
      'Aan- en afdoen lukt met één hand.',
      'An- und Ablegen gelingt mit einer Hand.',
      'You can put it on and take it off with one hand.',
    ),
    text(
      'De maten op deze pagina zijn van het artikel zelf gemeten.',
      'Die Maße auf dieser Seite sind am Artikel selbst gemessen.',
      'The measurements on this page are taken from the piece itself.',
    ),
    text(
      'In de winkel leggen we het stuk naast je dirndl of lederhose.',
      'Im Laden legen wir das Stück neben dein Dirndl oder deine Lederhose.',
      'In the branch we hold the piece against your dirndl or lederhosen.',
    ),
    text('Geschikt bij alle kledingmaten.', 'Für alle Kleidergrößen geeignet.', 'Suits all clothing sizes.'),
    text(
      'Leg een stuk touw op de genoemde lengte om de grootte te zien.',
      'Leg eine Schnur in der genannten Länge aus, um die Größe zu sehen.',
      'Lay out a piece of string to the length given to see the size.',
    ),
    text('Op de tekening zie je de verhoudingen.', 'Auf der Zeichnung siehst du die Verhältnisse.', 'The drawing shows the proportions.'),
    text(
      'Kleine verschillen van een paar millimeter horen bij handwerk.',
      'Kleine Abweichungen von ein paar Millimetern gehören zur Handarbeit.',
      'Small differences of a few millimetres are part of handwork.',
    ),
  ],
  know: [
    text(
      'Verpakt in een doosje, klaar om cadeau te geven.',
      'In einer Schachtel verpackt, fertig zum Verschenken.',
      'Packed in a box, ready to give as a present.',
    ),
    text('Droog en uit de zon bewaren.', 'Trocken und ohne Sonne aufbewahren.', 'Keep dry and out of the sun.'),
    text(
      'Parfum en haarlak laten vlekken na; doe accessoires daarna pas om.',
      'Parfüm und Haarspray hinterlassen Flecken; leg Accessoires erst danach an.',
      'Perfume and hairspray leave marks; put accessories on afterwards.',
    ),
    text(
      'Kies één opvallend stuk en houd de rest rustig.',
      'Wähle ein auffälliges Stück und halte den Rest ruhig.',
      'Choose one striking piece and keep the rest calm.',
    ),
    text(
      'Past de kleur niet bij je outfit, dan ruil je in een van onze winkels.',
      'Passt die Farbe nicht zum Outfit, tauschst du in einem unserer Läden um.',
      'If the colour does not suit your outfit, make an exchange in one of our branches.',
    ),
    text(
      'Na het dragen afvegen met een droge doek.',
      'Nach dem Tragen mit einem trockenen Tuch abwischen.',
      'Wipe with a dry cloth after wearing.',
    ),
    text(
      'In groepskleuren bestellen kan via de winkel.',
      'Eine Bestellung in Gruppenfarben ist über den Laden möglich.',
      'You can order group colours through a branch.',
    ),
    text(
      'Neem de kleur van je schort over, dan vormt alles een geheel.',
      'Nimm die Farbe deiner Schürze auf, dann wird alles ein Ganzes.',
      'Pick up the colour of your apron and everything belongs together.',
    ),
  ],
};

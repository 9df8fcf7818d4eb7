import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

/** Bundles, looks and grouped products. */
export const setTexts: TextBlocks = {
  look: [
    text(
      'De kleuren zijn op elkaar afgestemd; je hoeft niets naast elkaar te leggen.',
      'Die Farben sind aufeinander abgestimmt; du musst nichts nebeneinanderlegen.',
      'The colours are matched; you need not hold things side by side.',
    ),
    text(
      'Op de tekening liggen de delen zoals je ze samen draagt of gebruikt.',
      'Auf der Zeichnung liegen die Teile so, wie du sie zusammen trägst oder brauchst.',
      'In the drawing the pieces lie as you wear or use them together.',
    ),
    text(
      'Wij hebben de combinatie in de winkel uitgeprobeerd.',
      'Wir haben die Kombination im Laden ausprobiert.',
      'We tried the combination out in the branch.',
    ),
    text('Eén kleur komt in meerdere delen terug.', 'Eine Farbe kehrt in mehreren Teilen wieder.', 'One colour returns in several pieces.'),
    text(
      'Rustige en drukke stoffen wisselen elkaar af.',
      'Ruhige und lebhafte Stoffe wechseln sich ab.',
      'Calm and lively fabrics alternate.',
    ),
    text(
      'De delen komen van merken die bij elkaar passen.',
      'Die Teile stammen von Marken, die zueinander passen.',
      'The pieces come from brands that go together.',
    ),
    text(
      'Wie wil, ruilt een deel voor een andere kleur.',
      'Wer mag, tauscht ein Teil gegen eine andere Farbe.',
      'If you like, swap one piece for another colour.',
    ),
    text(
      'Het beeld is een tekening; de echte stoffen voel je in de winkel.',
      'Das Bild ist eine Zeichnung; die echten Stoffe fühlst du im Laden.',
      'The picture is a drawing; feel the real fabrics in a branch.',
    ),
  ],
  fit: [
    text('Kies bij elk deel je eigen maat.', 'Wähle bei jedem Teil deine eigene Größe.', 'Choose your own size for each piece.'),
    text(
      'In de lijst staan de maten die nu op voorraad zijn.',
      'In der Liste stehen die Größen, die jetzt vorrätig sind.',
      'The list shows the sizes in stock now.',
    ),
    text(
      'Bij elk deel hoort een eigen maattabel.',
      'Zu jedem Teil gehört eine eigene Größentabelle.',
      'Each piece has its own size chart.',
    ),
    text(
      'Twijfel je over een maat, bel dan een van onze winkels.',
      'Bist du bei einer Größe unsicher, ruf einen unserer Läden an.',
      'If you are unsure about a size, call one of our branches.',
    ),
    text(
      'Past één deel niet, dan ruil je alleen dat deel om.',
      'Passt ein Teil nicht, tauschst du nur dieses Teil um.',
      'If one piece does not fit, you exchange only that piece.',
    ),
    text(
      'Meet eerst en bestel daarna; dat scheelt een retour.',
      'Erst messen, dann bestellen; das spart eine Rücksendung.',
      'Measure first and order afterwards; it saves a return.',
    ),
    text(
      'De delen zijn ook samen te passen in Sittard, Roermond en Aachen.',
      'Die Teile lassen sich auch in Sittard, Roermond und Aachen zusammen anprobieren.',
      'You can also try the pieces on together in Sittard, Roermond and Aachen.',
    ),
    text(
      'Elke maat kies je los, ook als ze van elkaar verschillen.',
      'Jede Größe wählst du einzeln, auch wenn sie sich unterscheiden.',
      'You pick every size separately, even if they differ.',
    ),
  ],
  know: [
    text('Alle delen zijn ook los te bestellen.', 'Alle Teile sind auch einzeln bestellbar.', 'All pieces can also be ordered separately.'),
    text('Alles komt in één doos.', 'Alles kommt in einem Karton.', 'Everything comes in one box.'),
    text(
      'Het onderhoud verschilt per deel; kijk op het etiket.',
      'Die Pflege ist je Teil verschieden; schau aufs Etikett.',
      'Care differs from piece to piece; check the label.',
    ),
    text(
      'Voor groepen maken we in de winkel een eigen voorstel.',
      'Für Gruppen machen wir im Laden einen eigenen Vorschlag.',
      'For groups we make a proposal of their own in the branch.',
    ),
    text(
      'Afhalen kan in een van onze drie winkels.',
      'Abholen kannst du in einem unserer drei Läden.',
      'You can pick it up in one of our three branches.',
    ),
    text(
      'Je hebt veertien dagen bedenktijd, ook voor een enkel deel.',
      'Du hast vierzehn Tage Widerrufsrecht, auch für ein einzelnes Teil.',
      'You have fourteen days to change your mind, also for a single piece.',
    ),
    text(
      'Cadeauverpakking doen we in de winkel zonder kosten.',
      'Als Geschenk verpacken wir im Laden kostenlos.',
      'We gift-wrap in the branch free of charge.',
    ),
    text(
      'Op de pagina van elk deel lees je materiaal en herkomst.',
      'Auf der Seite jedes Teils liest du Material und Herkunft.',
      'The page of each piece tells its material and origin.',
    ),
  ],
};

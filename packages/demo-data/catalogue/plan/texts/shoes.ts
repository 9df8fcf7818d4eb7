import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

export const shoeTexts: TextBlocks = {
  look: [
    text(
      'Het stiksel is van een lichtere draad en volgt de rand van de zool.',
      'Die Naht ist aus hellerem Garn und folgt dem Sohlenrand.',
      'The stitching is in a lighter thread and follows the edge of the sole.',
    ),
    text(
      'De neus is rond en laat de tenen vrij.',
      'Die Spitze ist rund und lässt den Zehen Platz.',
      'The toe is round and leaves room for your toes.',
    ),
    text(
      'De hiel is met een extra stuk leer versterkt.',
      'Die Ferse ist mit einem zusätzlichen Stück Leder verstärkt.',
      'The heel is reinforced with an extra piece of leather.',
    ),
    text('Binnen is de schoen met leer gevoerd.', 'Innen ist der Schuh mit Leder gefüttert.', 'The shoe is lined with leather inside.'),
    text(
      'De randen zijn open gesneden en gepolijst.',
      'Die Kanten sind offen geschnitten und poliert.',
      'The edges are cut raw and polished.',
    ),
    text(
      'Het leer is uit één stuk over de wreef getrokken.',
      'Das Leder ist aus einem Stück über den Spann gezogen.',
      'The leather is pulled over the instep in one piece.',
    ),
    text(
      'De zool heeft profiel en glijdt op nat hout minder weg.',
      'Die Sohle hat Profil und rutscht auf nassem Holz weniger.',
      'The sole has a tread and slips less on wet wood.',
    ),
    text(
      'De kleur is met de hand nagewreven en iets donkerder bij de naden.',
      'Die Farbe ist von Hand nachgerieben und an den Nähten etwas dunkler.',
      'The colour is rubbed in by hand and slightly darker at the seams.',
    ),
  ],
  fit: [
    text('De maat valt normaal uit.', 'Die Größe fällt normal aus.', 'The size is true to fit.'),
    text(
      'Meet je voet ’s avonds, dan is hij op zijn langst.',
      'Miss den Fuß am Abend, dann ist er länger als am Morgen.',
      'Measure your foot in the evening, when it is longer than in the morning.',
    ),
    text('Met dikke kousen neem je een maat meer.', 'Mit dicken Strümpfen nimm eine Größe mehr.', 'With thick socks go up one size.'),
    text(
      'De wreef is verstelbaar, zodat ook een hoge voet past.',
      'Der Spann ist verstellbar, so passt auch ein hoher Fuß.',
      'The instep is adjustable, so a high foot fits too.',
    ),
    text(
      'Voor je langste teen hoort een duimbreed ruimte te blijven.',
      'Vor dem längsten Zeh soll eine Daumenbreite Platz bleiben.',
      'There should be a thumb’s width of room in front of your longest toe.',
    ),
    text(
      'De hiel mag de eerste dagen een paar millimeter slippen.',
      'Die Ferse darf in den ersten Tagen ein paar Millimeter schlupfen.',
      'The heel may slip a few millimetres in the first days.',
    ),
    text(
      'Leer zet zich in de breedte, niet in de lengte.',
      'Leder weitet sich in der Breite, nicht in der Länge.',
      'Leather gives in width, not in length.',
    ),
    text(
      'Een losse inlegzool past erin als je die nodig hebt.',
      'Eine lose Einlegesohle passt hinein, wenn du sie brauchst.',
      'A separate insole fits inside if you need one.',
    ),
  ],
  know: [
    text(
      'Poets ze voor de eerste keer met kleurloze crème.',
      'Pflege sie vor dem ersten Tragen mit farbloser Creme.',
      'Treat them with colourless cream before first wear.',
    ),
    text(
      'Draag ze niet twee dagen achter elkaar, zodat het leer kan drogen.',
      'Trag sie nicht zwei Tage hintereinander, damit das Leder trocknen kann.',
      'Do not wear them two days running, so the leather can dry.',
    ),
    text('Een schoenspanner houdt de vorm.', 'Ein Schuhspanner hält die Form.', 'A shoe tree keeps the shape.'),
    text('De zool kan bij de schoenmaker worden vervangen.', 'Die Sohle kann der Schuhmacher ersetzen.', 'A cobbler can replace the sole.'),
    text(
      'Modder laat je drogen en borstel je daarna af.',
      'Schlamm lässt du trocknen und bürstest ihn dann ab.',
      'Let mud dry and then brush it off.',
    ),
    text(
      'Zet natte schoenen op krantenpapier en niet bij de kachel.',
      'Stell nasse Schuhe auf Zeitungspapier und nicht an den Ofen.',
      'Put wet shoes on newspaper and not near a stove.',
    ),
    text(
      'In de doos zit een tweede paar veters of een reserve-oogje.',
      'Im Karton liegt ein zweites Paar Senkel oder eine Ersatzöse.',
      'The box holds a second pair of laces or a spare eyelet.',
    ),
    text(
      'Loop ze thuis een uur in voordat je ermee naar buiten gaat; dan kun je ze nog ruilen.',
      'Lauf sie zu Hause eine Stunde ein, bevor du damit hinausgehst; dann kannst du sie noch tauschen.',
      'Wear them indoors for an hour first; then you can still exchange them.',
    ),
  ],
};

import { dirndlFit, dirndlKnow } from '../../sentences.ts';
import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

export const dirndlTexts: TextBlocks = {
  look: [
    text(
      'De rok is in de taille dicht geplooid en valt daardoor wijd uit.',
      'Der Rock ist in der Taille dicht gereiht und fällt dadurch weit.',
      'The skirt is densely gathered at the waist, so it falls wide.',
    ),
    text(
      'Het schort neemt een kleur uit de garnering over.',
      'Die Schürze nimmt eine Farbe des Besatzes auf.',
      'The apron picks up a colour from the trim.',
    ),
    text(
      'Smalle paspels langs de deelnaden tekenen het lijfje af.',
      'Schmale Paspeln an den Teilungsnähten zeichnen das Mieder nach.',
      'Narrow piping along the panel seams outlines the bodice.',
    ),
    text(
      'De patronen van lijfje en rok zijn bij de naden op elkaar gelegd.',
      'Die Muster von Mieder und Rock sind an den Nähten aufeinander abgestimmt.',
      'The patterns of bodice and skirt are matched at the seams.',
    ),
    text(
      'De schortlinten zijn van dezelfde stof als het schort.',
      'Die Schürzenbänder sind aus demselben Stoff wie die Schürze.',
      'The apron ribbons are cut from the same fabric as the apron.',
    ),
    text(
      'De zoom van de rok is vijf centimeter breed omgeslagen.',
      'Der Rocksaum ist fünf Zentimeter breit eingeschlagen.',
      'The skirt hem is turned up by five centimetres.',
    ),
    text(
      'Het lijfje is gevoerd, de rok is aan de binnenkant afgewerkt met een stootband.',
      'Das Mieder ist gefüttert, der Rock innen mit einem Besenband versehen.',
      'The bodice is lined and the skirt is finished inside with a hem tape.',
    ),
    text(
      'De tailleband van het schort is twee vingers breed.',
      'Der Bund der Schürze ist zwei Finger breit.',
      'The apron waistband is two fingers wide.',
    ),
  ],
  fit: [
    dirndlFit.snug,
    dirndlFit.larger,
    dirndlFit.letOut,
    text(
      'De taille zit waar jij het smalst bent, een stukje boven de navel.',
      'Die Taille sitzt an deiner schmalsten Stelle, etwas über dem Nabel.',
      'The waist sits where you are narrowest, a little above the navel.',
    ),
    text(
      'Meet je borst met de bh die je eronder draagt.',
      'Miss die Brust mit dem BH, den du darunter trägst.',
      'Measure your bust wearing the bra you will wear underneath.',
    ),
    text(
      'De heupen tellen bijna niet mee, want de rok is wijd.',
      'Die Hüfte spielt kaum eine Rolle, denn der Rock ist weit.',
      'Hips hardly matter, because the skirt is wide.',
    ),
    text(
      'Het lijfje hoort bij het zitten niet omhoog te schuiven; ga dus even zitten bij het passen.',
      'Das Mieder sollte beim Sitzen nicht hochrutschen; setz dich beim Anprobieren also kurz hin.',
      'The bodice should not ride up when you sit, so sit down when you try it on.',
    ),
    text(
      'In onze winkels maken we de taille op verzoek smaller of wijder.',
      'In unseren Läden machen wir die Taille auf Wunsch enger oder weiter.',
      'In our branches we take in or let out the waist on request.',
    ),
    text(
      'De rugnaad is licht gebogen en volgt de holte van je rug.',
      'Die Rückennaht ist leicht geschwungen und folgt dem Hohlkreuz.',
      'The back seam is slightly curved and follows the small of your back.',
    ),
  ],
  know: [
    dirndlKnow.bow,
    dirndlKnow.noBlouse,
    dirndlKnow.pocket,
    text(
      'Het schort knoop je er los op, dus je kunt het ook ruilen voor een andere kleur.',
      'Die Schürze wird lose umgebunden, du kannst sie also gegen eine andere Farbe tauschen.',
      'The apron ties on separately, so you can swap it for another colour.',
    ),
    text(
      'Hang de dirndl op aan de lussen in de taille, dan blijft het lijfje in vorm.',
      'Häng das Dirndl an den Schlaufen in der Taille auf, dann bleibt das Mieder in Form.',
      'Hang the dirndl by the loops at the waist and the bodice keeps its shape.',
    ),
    text(
      'Een wijde rok draagt prettiger met een onderrok, maar nodig is dat niet.',
      'Ein weiter Rock trägt sich mit Unterrock angenehmer, nötig ist er nicht.',
      'A wide skirt is nicer with a petticoat, but you do not need one.',
    ),
    text(
      'Strik het schort pas als je staat, anders zit de band scheef.',
      'Binde die Schürze erst im Stehen, sonst sitzt der Bund schief.',
      'Tie the apron standing up, or the waistband sits crooked.',
    ),
    text(
      'Bij elke dirndl zit een reservehaak en een stukje garen in de kleur van de stof.',
      'Jedem Dirndl liegen ein Ersatzhaken und etwas Garn in Stofffarbe bei.',
      'Each dirndl comes with a spare hook and some thread in the colour of the fabric.',
    ),
  ],
};

import { text } from '../../text.ts';

/** LAW-14: small parts. */
export const smallParts = text(
  'Niet geschikt voor kinderen jonger dan 3 jaar: kleine onderdelen, verstikkingsgevaar.',
  'Nicht für Kinder unter 3 Jahren geeignet: Kleinteile, Erstickungsgefahr.',
  'Not suitable for children under 3 years: small parts, choking hazard.',
);

/** LAW-14: ribbons and cords on children's clothes. */
export const ribbonWarning = text(
  'Laat kleine kinderen niet spelen of slapen met losse linten of koordjes.',
  'Kleine Kinder nicht mit losen Bändern oder Kordeln spielen oder schlafen lassen.',
  'Do not let small children play or sleep with loose ribbons or cords.',
);

/** LAW-14: braces. */
export const bracesWarning = text(
  'Neem de bretels af als een kind jonger dan 3 jaar in de broek slaapt.',
  'Träger abnehmen, wenn ein Kind unter 3 Jahren in der Hose schläft.',
  'Take off the braces if a child under 3 years sleeps in the trousers.',
);

/** Where most shoppers of the region have their mail. Neighbours in spelling that exist stand here too, so that nobody is corrected wrongly. */
const domains =
  `gmail.com googlemail.com hotmail.com hotmail.nl hotmail.de hotmail.be hotmail.fr outlook.com outlook.de outlook.be live.com live.nl
  live.de live.be msn.com icloud.com me.com mac.com yahoo.com yahoo.de yahoo.nl yahoo.fr ymail.com mail.com email.com aol.com proton.me
  protonmail.com ziggo.nl kpnmail.nl kpnplanet.nl planet.nl home.nl hetnet.nl xs4all.nl upcmail.nl casema.nl quicknet.nl chello.nl telfort.nl
  solcon.nl zonnet.nl telenet.be skynet.be proximus.be scarlet.be web.de gmx.de gmx.net gmx.at freenet.de t-online.de posteo.de
  mailbox.org arcor.de unitybox.de netcologne.de`.split(/\s+/);
const known = new Set(domains);

/** Short names differ from each other by one letter as often as by mistake. */
const minLength = 4;

/** The address somebody probably meant, where the domain looks like a slip of a well-known one: `gamil.com` → `gmail.com`. */
export function suggestEmail(text: string): string | undefined {
  const [, local, typed] = /^([^@\s]+)@([^@\s]+)$/.exec(text.trim()) ?? [];
  const domain = typed?.toLowerCase();
  if (local === undefined || domain === undefined || known.has(domain)) return undefined;
  const meant = domains.filter((candidate) => isSlip(domain, candidate));
  // Of several the one with the same name, then with the same ending; where that does not decide, a guess would be as wrong as the slip.
  const nearest = [nameOf, endingOf]
    .map((part) => meant.filter((candidate) => part(candidate) === part(domain)))
    .find(({ length }) => length > 0);
  const [only, ...others] = nearest ?? meant;
  return only !== undefined && others.length === 0 ? `${local}@${only}` : undefined;
}

const nameOf = (domain: string): string => domain.slice(0, Math.max(0, domain.lastIndexOf('.')));
const endingOf = (domain: string): string => domain.slice(domain.lastIndexOf('.') + 1);

function isSlip(typed: string, meant: string): boolean {
  // Without its dot: `gmailcom`.
  if (typed === meant.replaceAll('.', '')) return true;
  const [name, ending] = [nameOf(typed), endingOf(typed)];
  const isSameName = name === nameOf(meant);
  const isLikeName = isSameName || (nameOf(meant).length >= minLength && isOneStep(name, nameOf(meant)));
  const isSameEnding = ending === endingOf(meant);
  return isLikeName && (isSameEnding || (isOneStep(ending, endingOf(meant)) && !isCountry(ending)));
}

/** A country of its own is no slip of another one: `yahoo.be` may well exist. */
const isCountry = (ending: string): boolean => /^(nl|de|be|fr|at|ch|lu|uk|it|es|pl|eu)$/.test(ending);

/** One letter more, less or other, or two neighbours swapped. */
function isOneStep(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

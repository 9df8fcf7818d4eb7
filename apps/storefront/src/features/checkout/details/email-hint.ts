const known = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'ziggo.nl',
  'kpnmail.nl',
  'live.nl',
  'hotmail.nl',
  'gmx.de',
  'web.de',
  't-online.de',
];

/** How many letters have to be added, taken out or changed; two that changed places count as one. */
function distance(from: string, to: string): number {
  const rows: number[][] = Array.from({ length: from.length + 1 }, (_row, i) => Array.from({ length: to.length + 1 }, (_cell, j) => i + j));
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= from.length; i++) {
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      const row = rows[i];
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1), swapped);
    }
  }
  return at(from.length, to.length);
}

/** The address somebody probably meant: one slip away from a provider many people use (UX-38). */
export function emailHint(email: string): string | undefined {
  const [name, domain, ...more] = email.trim().toLowerCase().split('@');
  if (!name || !domain || more.length > 0 || known.includes(domain)) return undefined;
  const meant = known.find((candidate) => distance(domain, candidate) === 1);
  return meant === undefined ? undefined : `${email.trim().slice(0, email.trim().lastIndexOf('@'))}@${meant}`;
}

/**
 * Words the law forbids without recognised proof (LAW-11). "Groen" and "grün" alone are colours here, so only their use as a claim is
 * looked for; facts such as "plantaardig gelooid" or a certificate with its number are no claims.
 */
const claims = new RegExp(
  [
    'duurza[am]\\p{L}*',
    'nachhaltig\\p{L}*',
    'sustainab\\p{L}*',
    'milieu(?:vriendelijk|bewust|neutra)\\p{L}*',
    'umwelt(?:freundlich|schonend|bewusst|neutral)\\p{L}*',
    '(?:eco|environment(?:ally)?|planet)[ -]?friendly',
    'ecolog(?:isch|ical)\\p{L}*',
    'ökologisch\\p{L}*',
    '(?:klimaat|klima|climate|carbon)[ -]?(?:neutra|positi|vriendelijk|freundlich|friendly)\\p{L}*',
    '(?:co2|co₂)[ -]?\\p{L}*',
    'groene (?:keuze|kleding|mode)',
    'grüne (?:wahl|mode|kleidung)',
    'green (?:choice|fashion|clothing)',
    'recyclebar\\p{L}*',
    'biologisch (?:afbreekbaar|abbaubar)',
    'biodegradable',
  ].join('|'),
  'iu',
);

/** The first green claim of a text, as it stands there; undefined when it makes none. */
export const greenClaim = (text: string): string | undefined => claims.exec(text)?.[0];

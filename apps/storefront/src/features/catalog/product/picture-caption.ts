/**
 * What a picture's text alternative says after its colon, where it names the size that is worn
 * ("Dirndl Liesl, groen: gedragen in maat 38, 60 cm lang"): everybody may know that, not only who cannot see the picture.
 */
export function captionOf(label: string, sizeWord: string): string | undefined {
  const said = label.slice(label.lastIndexOf(': ') + 1).trim();
  const namesSize = new RegExp(`(^|\\s)${sizeWord} (\\d|[SMLX]+\\b)`, 'iu').test(said);
  return namesSize ? `${said.charAt(0).toUpperCase()}${said.slice(1)}` : undefined;
}

const leadLength = 190;

/** Two lines now, the rest on demand. HTML is divided after its first block, plain text after a sentence. */
export function splitDescription(html: string): { readonly lead: string; readonly rest: string } {
  const text = html.trim();
  const block = /<\/(?:p|div|ul|ol|h[2-4])>/i.exec(text);
  if (block !== null) {
    const end = block.index + block[0].length;
    return { lead: text.slice(0, end), rest: text.slice(end).trim() };
  }
  if (text.length <= leadLength) return { lead: text, rest: '' };
  const end = text.lastIndexOf('. ', leadLength);
  return end < 0 ? { lead: text, rest: '' } : { lead: text.slice(0, end + 1), rest: text.slice(end + 2).trim() };
}

const blockTag =
  /\s*(<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|td|th|hr|blockquote|div|section|article|aside|figure|figcaption|details|summary|address|br)\b[^>]*>)\s*/g;

/** HTML without the blanks that no reader sees: around blocks, and more than one in a row. Inside <pre> they count. */
export function withoutIdleSpace(html: string): string {
  if (/<pre\b/.test(html)) return html;
  return html.replace(blockTag, '$1').replace(/\s+/g, ' ').trim();
}

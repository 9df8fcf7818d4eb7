import { htmlTokens } from '../../packages/rules/src/html-tokens.ts';

const spokenAttributes = ['aria-label', 'alt', 'placeholder', 'title'] as const;
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** What a visitor of a page reads or hears in its language: texts and spoken attributes, without what says it is in another one. */
export function visibleTexts(html: string, language: string): readonly string[] {
  const texts: string[] = [];
  const open: { readonly name: string; readonly language: string }[] = [];
  const current = (): string => open.at(-1)?.language ?? language;
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      if (current() === language && token.text.trim() !== '') texts.push(decoded(token.text.trim()));
    } else if (token.kind === 'open') {
      const own = token.attributes.get('lang') ?? current();
      if (own === language) for (const name of spokenAttributes) texts.push(decoded(token.attributes.get(name) ?? ''));
      if (!empty.has(token.name)) open.push({ name: token.name, language: own });
    } else {
      const at = open.findLastIndex(({ name }) => name === token.name);
      if (at >= 0) open.splice(at);
    }
  }
  return texts.filter((text) => text !== '');
}

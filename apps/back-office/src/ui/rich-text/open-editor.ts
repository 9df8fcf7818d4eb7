import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser as DocumentParser } from 'prosemirror-model';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { keys } from './commands.ts';
import { readHtml } from './read-html.ts';
import { schema } from './schema.ts';
import { writeHtml } from './write-html.ts';

/** What the shop refuses in a text: characters that control, or turn the words around them. */
const notInText = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;
/** Google's editor wraps everything into something bold that is not. */
const notBold = /<b\b[^>]*font-weight:\s*normal[^>]*>/gi;

const cleanPaste = (html: string): string => sanitiseHtml(html.replace(notBold, '<span>').replaceAll(notInText, '')) || '<p></p>';

/** Boxes of other pages are no boxes here, and their anchors lead nowhere. */
const clipboardParser = new DocumentParser(schema, [
  ...['div', 'section', 'article', 'aside'].map((tag) => ({ tag, skip: true })),
  ...DocumentParser.fromSchema(schema).rules,
]);

type Options = {
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onState: (state: EditorState) => void;
  readonly onLeave: () => void;
};
type Look = { readonly attributes: Readonly<Record<string, string>>; readonly isEditable: boolean };

export type Editor = {
  readonly run: (command: Command) => void;
  /** Another text than what was written here last: put back, merged, chosen. */
  readonly show: (html: string) => void;
  readonly look: (look: Look) => void;
  readonly focus: () => void;
  readonly close: () => void;
};

/** A field of rich text in this element. What nobody changed is given back as it came, letter by letter. */
export function openEditor(host: HTMLElement, { html, onChange, onState, onLeave }: Options): Editor {
  let given = { html, doc: readHtml(html) };
  let last = html;
  const leave: Command = () => {
    onLeave();
    return true;
  };
  const plugins = [history(), keymap({ ...keys, 'Alt-F10': leave })];
  const open = () => EditorState.create({ doc: given.doc, plugins });
  const view: EditorView = new EditorView(host, {
    state: open(),
    clipboardParser,
    transformPastedHTML: cleanPaste,
    transformPastedText: (text) => text.replaceAll(notInText, ''),
    dispatchTransaction(transaction) {
      const next = view.state.apply(transaction);
      view.updateState(next);
      onState(next);
      if (!transaction.docChanged) return;
      last = next.doc.eq(given.doc) ? given.html : writeHtml(next.doc);
      onChange(last);
    },
  });
  onState(view.state);
  return {
    run(command) {
      command(view.state, view.dispatch, view);
    },
    show(next) {
      if (next === last) return;
      given = { html: next, doc: readHtml(next) };
      last = next;
      view.updateState(open());
      onState(view.state);
    },
    look: ({ attributes, isEditable }) => view.setProps({ attributes: { ...attributes }, editable: () => isEditable }),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { EditorState } from 'prosemirror-state';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { useMessages } from '../../i18n/language-context.tsx';
import { FieldFrame, fieldStyles, useFieldIds, type FieldIds, type FieldState } from '../fields/field-frame.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { tools, type ToolName } from './commands.ts';
import { LinkDialog } from './link-dialog.tsx';
import { linkAt, removeLink, setLink } from './link.ts';
import { openEditor, type Editor } from './open-editor.ts';
import { keepsAll, textOf } from './read-html.ts';
import type { RichTextProps } from './rich-text-props.ts';
import styles from './rich-text.module.css';
import { ToolBar } from './tool-bar.tsx';

type Options = Pick<RichTextProps, 'value' | 'lang' | 'onChange'> & {
  readonly state: FieldState;
  readonly ids: FieldIds;
  readonly placeholder: string;
  readonly keysId: string;
};

function attributesOf({ state, ids, lang, placeholder, keysId }: Options): Readonly<Record<string, string>> {
  return {
    id: ids.input,
    class: styles.text ?? '',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': ids.label,
    'aria-describedby': [ids.describedBy, keysId].filter(Boolean).join(' '),
    ...(lang ? { lang } : {}),
    ...(placeholder ? { 'aria-placeholder': placeholder, 'data-placeholder': placeholder } : {}),
    ...(state.error ? { 'aria-invalid': 'true' } : {}),
    ...(state.disabledReason ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
  };
}

/** The editor itself lives outside React, which tells it what to show, and hears what it holds. */
function useEditor(options: Options, onLeave: () => void) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const newest = useRef({ options, onLeave });
  const [state, setState] = useState<EditorState>();
  useLayoutEffect(() => {
    newest.current = { options, onLeave };
  });
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    editor.current = openEditor(host.current, {
      html: newest.current.options.value,
      onChange: (html) => newest.current.options.onChange(html),
      onState: setState,
      onLeave: () => newest.current.onLeave(),
    });
    return () => editor.current?.close();
  }, []);
  const attributes = attributesOf(options);
  const look = JSON.stringify(attributes);
  const isEditable = options.state.disabledReason === undefined;
  useLayoutEffect(() => {
    editor.current?.look({ attributes: JSON.parse(look) as typeof attributes, isEditable });
  }, [look, isEditable]);
  useLayoutEffect(() => editor.current?.show(options.value), [options.value]);
  const run = useCallback((...command: Parameters<Editor['run']>) => editor.current?.run(...command), []);
  const focus = useCallback(() => editor.current?.focus(), []);
  return { host, state, run, focus };
}

type TextProps = Options & { readonly onSource: () => void };

/** Text as shoppers see it, with its tools. */
function FormattedText({ onSource, ...options }: TextProps) {
  const t = useMessages('richText');
  const bar = useRef<HTMLDivElement>(null);
  const { host, state, run, focus } = useEditor(options, () => bar.current?.querySelector('button')?.focus());
  const [isLinking, setLinking] = useState(false);
  const there = state && linkAt(state);
  const end = (command?: Parameters<Editor['run']>[0]) => {
    setLinking(false);
    if (command) run(command);
    // The dialog gives the focus back to the button first.
    requestAnimationFrame(focus);
  };
  return (
    <>
      {options.state.disabledReason === undefined && state && (
        // Escape of the tools inside.
        <div
          ref={bar}
          role="presentation"
          onKeyDown={(event) => {
            if (event.key === 'Escape') focus();
          }}
        >
          <ToolBar
            label={options.state.label}
            state={state}
            onTool={(name: ToolName) => run(tools[name].run)}
            onLink={() => setLinking(true)}
            onSource={onSource}
          />
        </div>
      )}
      <div
        ref={host}
        className={styles.host}
        data-empty={state && state.doc.textContent === '' && state.doc.childCount === 1 ? true : undefined}
      />
      <VisuallyHidden>
        <span id={options.keysId}>{options.state.disabledReason === undefined && t('toolbarKey')}</span>
      </VisuallyHidden>
      {isLinking && (
        <LinkDialog
          href={String(there?.mark.attrs['href'] ?? '')}
          onSet={(href) => end(setLink(href))}
          onRemove={there && (() => end(removeLink))}
          onClose={() => end()}
        />
      )}
    </>
  );
}

type SourceProps = Pick<RichTextProps, 'value' | 'rows' | 'onChange'> & {
  readonly state: FieldState;
  readonly ids: FieldIds;
  readonly onFormat: () => void;
};

/** The same text as HTML. What the shop does not keep goes when the field is left. */
function Source({ value, rows = 3, onChange, state, ids, onFormat }: SourceProps) {
  const clean = () => {
    const kept = sanitiseHtml(value);
    if (kept !== value) onChange(kept);
  };
  return (
    <>
      <ToolBar label={state.label} state={undefined} onTool={() => undefined} onLink={() => undefined} onSource={onFormat} />
      <textarea
        id={ids.input}
        className={fieldStyles.input}
        data-figures="source"
        rows={rows + 2}
        spellCheck={false}
        dir="ltr"
        value={value}
        readOnly={state.disabledReason !== undefined}
        aria-labelledby={ids.label}
        aria-invalid={state.error ? true : undefined}
        aria-describedby={ids.describedBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={clean}
      />
    </>
  );
}

/** Rich text with its HTML a button away. What it would not give back as it came is shown as HTML from the beginning. */
export function RichEditor({ value, onChange, lang, placeholder = '', rows, ...given }: RichTextProps) {
  const t = useMessages('richText');
  const [own, setOwn] = useState(value);
  const [wantsSource, setWantsSource] = useState(false);
  const [kept, setKept] = useState({ value, isKept: keepsAll(value) });
  if (kept.value !== value) setKept({ value, isKept: value === own && !wantsSource ? kept.isKept : keepsAll(value) });
  const isSource = wantsSource || !kept.isKept;
  const state: FieldState = { ...given, hint: kept.isKept ? given.hint : t('notKept') };
  const ids = useFieldIds(state);
  const change = (html: string) => {
    setOwn(html);
    onChange(html);
  };
  return (
    <FieldFrame
      state={state}
      ids={ids}
      label={
        <span id={ids.label} className={fieldStyles.label}>
          {state.label}
        </span>
      }
    >
      <div className={`${fieldStyles.control} ${styles.control}`}>
        {isSource ? (
          <Source
            value={value}
            rows={rows}
            state={state}
            ids={ids}
            onChange={(html) => {
              setWantsSource(true);
              change(html);
            }}
            onFormat={() => setWantsSource(!kept.isKept)}
          />
        ) : (
          <FormattedText
            value={value}
            lang={lang}
            placeholder={placeholder && textOf(placeholder)}
            state={state}
            ids={ids}
            keysId={`${ids.input}-keys`}
            onChange={change}
            onSource={() => setWantsSource(true)}
          />
        )}
      </div>
    </FieldFrame>
  );
}

import type { EditorState } from 'prosemirror-state';
import type { MouseEvent } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useMessages } from '../../i18n/language-context.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { tools, type ToolName } from './commands.ts';
import { linkAt } from './link.ts';
import styles from './rich-text.module.css';

const icons: Readonly<Record<ToolName, IconName>> = {
  bold: 'text-b',
  italic: 'text-italic',
  heading: 'text-h-two',
  subheading: 'text-h-three',
  bullets: 'list-bullets',
  numbers: 'list-numbers',
  quote: 'quotes',
  undo: 'arrow-u-up-left',
  redo: 'arrow-u-up-right',
};
const names = Object.keys(icons) as readonly ToolName[];

/** Whoever points at a tool goes on writing where they wrote. */
const stayInText = (event: MouseEvent): void => event.preventDefault();

type Props = {
  readonly label: string;
  /** Undefined: the text stands there as HTML. */
  readonly state: EditorState | undefined;
  readonly onTool: (name: ToolName) => void;
  readonly onLink: () => void;
  readonly onSource: () => void;
};

function Tools({ state, onTool, onLink }: Pick<Props, 'onTool' | 'onLink'> & { readonly state: EditorState }) {
  const t = useMessages('richText');
  return (
    <>
      {names.map((name) => {
        const { isOn, run } = tools[name];
        return (
          <IconButton
            key={name}
            icon={icons[name]}
            size="s"
            label={t(name)}
            aria-pressed={isOn?.(state)}
            aria-disabled={isOn === undefined && !run(state) ? true : undefined}
            onMouseDown={stayInText}
            onClick={() => onTool(name)}
          />
        );
      })}
      <IconButton
        icon="link"
        size="s"
        label={t('link')}
        aria-pressed={linkAt(state) !== undefined}
        aria-haspopup="dialog"
        onMouseDown={stayInText}
        onClick={onLink}
      />
    </>
  );
}

/** After the toolbar pattern of the APG: one stop of the Tab key, arrows inside. */
export function ToolBar({ label, state, onTool, onLink, onSource }: Props) {
  const t = useMessages('richText');
  return (
    <Toolbar className={styles.tools ?? ''} aria-label={t('toolbar', { label })}>
      {state && <Tools state={state} onTool={onTool} onLink={onLink} />}
      <IconButton icon="code" size="s" label={t('source')} aria-pressed={state === undefined} onClick={onSource} />
    </Toolbar>
  );
}

import { useState } from 'react';
import { InspectReturnDocument } from '../../../../generated/graphql.ts';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import { useBranchName } from '../../../../lib/branches/branches.ts';
import { NamedPiece } from '../../../../lib/pieces/named-piece.tsx';
import { CallNote } from '../../../../shell/call-note.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../ui/actions/key-hint.tsx';
import { TextButton } from '../../../../ui/actions/text-button.tsx';
import { useKeys } from '../../../../ui/keys/use-keys.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toasts } from '../../../../ui/overlays/toast-queue.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import page from '../../../../shell/desk.module.css';
import type { ReturnLine } from '../return.ts';
import { SheetPhotos } from '../photos/photos-card.tsx';
import { useReturnDesk } from '../return-desk.ts';
import { useReturnCall } from '../use-return-call.ts';
import { FindingFields } from './finding-fields.tsx';
import { allAsNew, changed, faultOf, findingInputs, join, split, type Finding } from './findings.ts';
import styles from './inspect.module.css';

type Props = {
  readonly findings: readonly Finding[];
  readonly onChange: (findings: readonly Finding[]) => void;
  readonly onClose: () => void;
};

function useInspect(findings: readonly Finding[], onDone: () => void) {
  const t = useMessages('return');
  const { back } = useReturnDesk();
  const call = useReturnCall();
  const [isShowing, setShowing] = useState(false);
  const inspect = async () => {
    if (findings.some((finding) => faultOf(finding, back.lines))) return setShowing(true);
    const input = { id: back.id, version: back.version, findings: findingInputs(findings) };
    const outcome = await call.run({ inspect: input }, async (key) => (await ask(InspectReturnDocument, { ...input, key })).inspectReturn);
    if (outcome !== 'done') return;
    toasts.add({ text: t('inspectDone') });
    onDone();
  };
  return { call, inspect, isShowing };
}

function Line({ line, ...props }: Omit<Props, 'onClose'> & { readonly line: ReturnLine; readonly isShowing: boolean }) {
  const { findings, onChange, isShowing } = props;
  const { back } = useReturnDesk();
  const own = findings.filter(({ lineId }) => lineId === line.lineId);
  return (
    <li className={styles.line}>
      <NamedPiece line={line} />
      {own.map((finding, index) => (
        <fieldset key={finding.id} className={styles.group}>
          <legend>
            <VisuallyHidden>{line.name}</VisuallyHidden>
          </legend>
          <FindingFields
            finding={finding}
            unit={line.unit.cents}
            isApart={index > 0}
            fault={isShowing ? faultOf(finding, back.lines) : undefined}
            onChange={(next) => onChange(changed(findings, next))}
            onSplit={() => onChange(split(findings, finding.id))}
            onJoin={() => onChange(join(findings, finding.id))}
          />
        </fieldset>
      ))}
    </li>
  );
}

/** Every piece that came is looked at once; only what goes back on the shelf raises stock, where it was received. */
export function InspectSheet({ findings, onChange, onClose }: Props) {
  const t = useMessages('return');
  const desk = useMessages('desk');
  const words = useMessages('returnWords');
  const branchName = useBranchName();
  const { back } = useReturnDesk();
  const { call, inspect, isShowing } = useInspect(findings, onClose);
  const came = back.lines.filter(({ received }) => received > 0);
  const count = came.reduce((sum, { received }) => sum + received, 0);
  const shelf = findings.filter(({ disposition }) => disposition === 'restock').reduce((sum, { quantity }) => sum + quantity, 0);
  useKeys([{ keys: 'Ctrl+Enter', label: desk('keySend'), run: () => void inspect() }]);
  const actions = (
    <>
      <Button kind="main" icon="check" isPending={call.state === 'sending'} onClick={() => void inspect()}>
        {t('inspectDo', { count })}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {desk('cancel')}
      </Button>
    </>
  );
  const place = back.branch === 'WEB' || !back.branch ? t('warehouse') : branchName(back.branch);
  return (
    <Sheet title={t('inspectTitle')} onClose={onClose} actions={actions} hints={<KeyHint keys="Ctrl ↵" />}>
      <div className={page.choiceHead}>
        <h3 className={page.label}>{words('pieces', { count })}</h3>
        <TextButton icon="check" onClick={() => onChange(allAsNew(findings))}>
          {t('allAsNew')}
        </TextButton>
      </div>
      <ul className={styles.lines}>
        {came.map((line) => (
          <Line key={line.lineId} line={line} findings={findings} onChange={onChange} isShowing={isShowing} />
        ))}
      </ul>
      <SheetPhotos />
      {shelf > 0 && <p className={page.quiet}>{t('toShelf', { count: shelf, place })}</p>}
      <CallNote call={call} />
    </Sheet>
  );
}

import { useState } from 'react';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { useBranchName } from '../../../../lib/branches/branches.ts';
import { useChosenBranch } from '../../../../lib/branches/chosen-branch.ts';
import { useOwnSources } from '../../../../lib/branches/own-sources.ts';
import { PieceChoice } from '../../../../lib/pieces/piece-choice.tsx';
import { countOf, type Quantities } from '../../../../lib/pieces/quantities.ts';
import { CallNote } from '../../../../shell/call-note.tsx';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../ui/actions/key-hint.tsx';
import { TextButton } from '../../../../ui/actions/text-button.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useKeys } from '../../../../ui/keys/use-keys.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toasts } from '../../../../ui/overlays/toast-queue.ts';
import deskStyles from '../../../../shell/desk.module.css';
import { useReturnDesk } from '../return-desk.ts';
import { useMove, useReturnCall } from '../use-return-call.ts';
import { announcedPieces, differences, scanPiece } from './receive-draft.ts';
import receive from './receive.module.css';
import { ScanField } from './scan-field.tsx';
import { useOtherLines, type ComingLine } from './use-other-lines.ts';

type Said = { readonly isGood: boolean; readonly text: string };
type Props = { readonly quantities: Quantities; readonly onChange: (quantities: Quantities) => void; readonly onClose: () => void };

/** Scans pieces into what came; of an article that nobody announced the order is asked first. */
function useScan({ quantities, onChange }: Pick<Props, 'quantities' | 'onChange'>) {
  const t = useMessages('return');
  const { back } = useReturnDesk();
  const { others, load, error } = useOtherLines(back);
  const [said, setSaid] = useState<Said>();
  const lines: readonly ComingLine[] = [...back.lines, ...(others ?? [])];
  const say = (scanned: ReturnType<typeof scanPiece<ComingLine>>) => {
    if (scanned.is !== 'counted')
      return setSaid({ isGood: false, text: t(scanned.is === 'full' ? 'scanFull' : 'scanUnknown', { code: scanned.code }) });
    onChange(scanned.quantities);
    const count = scanned.quantities[scanned.line.lineId] ?? 0;
    return setSaid({ isGood: true, text: t('scanned', { name: scanned.line.name, count }) });
  };
  const scan = async (code: string) => {
    const scanned = scanPiece(lines, quantities, code);
    if (scanned.is !== 'unknown' || others) return say(scanned);
    return say(scanPiece([...back.lines, ...(await load())], quantities, code));
  };
  return { lines, others, load, error, scan, said };
}

/** Where it is received: where somebody works, or is at home. */
function useSource() {
  const { back } = useReturnDesk();
  const chosenBranch = useChosenBranch()?.code;
  const own = useOwnSources('returns.receive');
  const [chosen, setChosen] = useState<string>();
  // What is here already is counted again where it lies.
  const sources = back.branch && back.state === 'received' ? [back.branch] : own;
  const usual = sources.find((source) => source === chosenBranch) ?? (sources.length === 1 ? sources[0] : undefined);
  return { sources, source: chosen ?? usual, setChosen };
}

function useReceive(quantities: Quantities, lines: readonly ComingLine[], source: string | undefined, onDone: () => void) {
  const t = useMessages('return');
  const branchName = useBranchName();
  const move = useMove();
  const call = useReturnCall();
  const take = async () => {
    if (source === undefined || countOf(quantities) === 0) return;
    const received = lines.map(({ lineId }) => ({ lineId, quantity: quantities[lineId] ?? 0 }));
    if ((await call.run({ received, source }, (key) => move({ to: 'received', source, received }, key))) !== 'done') return;
    toasts.add({ text: t('receiveDone', { place: source === 'WEB' ? t('warehouse') : branchName(source) }) });
    onDone();
  };
  return { call, take };
}

function Difference({ missing, more }: ReturnType<typeof differences>) {
  const t = useMessages('return');
  if (missing === 0 && more === 0) return null;
  return (
    <p className={receive.difference}>
      <Icon name="warning" />
      <span>{[missing > 0 && t('missing', { count: missing }), more > 0 && t('besides', { count: more })].filter(Boolean).join(' ')}</span>
    </p>
  );
}

/** What came, by scan or by hand, and where. */
export function ReceiveSheet({ quantities, onChange, onClose }: Props) {
  const t = useMessages('return');
  const desk = useMessages('desk');
  const branchName = useBranchName();
  const { back } = useReturnDesk();
  const { lines, others, load, error, scan, said } = useScan({ quantities, onChange });
  const { sources, source, setChosen } = useSource();
  const { call, take } = useReceive(quantities, lines, source, onClose);
  const count = countOf(quantities);
  const isMissing = count === 0 ? t('choosePieces') : source === undefined ? t('choosePlace') : undefined;
  useKeys([{ keys: 'Ctrl+Enter', label: desk('keySend'), run: () => void take() }]);
  const actions = (
    <>
      <Button kind="main" icon="package" isPending={call.state === 'sending'} disabledReason={isMissing} onClick={() => void take()}>
        {t('receiveDo', { count })}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {desk('cancel')}
      </Button>
    </>
  );
  return (
    <Sheet title={t('receiveTitle')} onClose={onClose} actions={actions} hints={<KeyHint keys="Ctrl ↵" />}>
      <ScanField onScan={(code) => void scan(code)} said={said} />
      <div className={deskStyles.choiceHead}>
        <h3 className={deskStyles.label}>{t('whatCame')}</h3>
        <TextButton onClick={() => onChange({ ...quantities, ...announcedPieces(back.lines) })}>{t('everything')}</TextButton>
        <TextButton onClick={() => onChange({})}>{t('nothing')}</TextButton>
      </div>
      <PieceChoice lines={lines} idOf={({ lineId }) => lineId} maxOf={({ sent }) => sent} quantities={quantities} onChange={onChange} />
      {!others && back.isOrderKnown && (
        <TextButton icon="plus" onClick={() => void load()}>
          {t('otherPieces')}
        </TextButton>
      )}
      <CallProblem error={error} />
      {count > 0 && <Difference {...differences(lines, quantities)} />}
      <Select
        label={t('place')}
        hint={t('placeHint')}
        options={sources.map((value) => ({ value, label: value === 'WEB' ? t('warehouse') : branchName(value) }))}
        value={source ?? null}
        onChange={setChosen}
      />
      <CallNote call={call} />
    </Sheet>
  );
}

import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { KeyHint } from '../../ui/actions/key-hint.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { KeysDialog } from '../../ui/keys/keys-dialog.tsx';
import { Palette, type PaletteGroup } from '../../ui/keys/palette.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Preview, Sheet } from '../../ui/overlays/sheet.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';
import styles from './ui.module.css';

type Open = 'dialog' | 'sheet' | 'palette' | 'keys' | undefined;

const still = () => undefined;
const groups: readonly PaletteGroup[] = [
  {
    title: 'Producten',
    items: [
      { id: 'liesl', label: 'Midi-dirndl Liesl', note: 'MA-DIR-1001, 307 stuks, € 149,95', icon: 'dress', run: still },
      {
        id: 'liesbeth',
        label: 'Dirndlblouse Liesbeth',
        note: 'MA-BLU-3124, 84 stuks, € 44,95',
        icon: 'dress',
        end: (
          <StatusPill tone="idle" icon="eye-slash-fill">
            Concept
          </StatusPill>
        ),
        run: still,
      },
    ],
  },
  {
    title: 'Klanten en bestellingen',
    items: [{ id: 'cremers', label: 'Liesbeth Cremers', note: 'Kerkrade, 6 bestellingen', icon: 'user', run: still }],
  },
  {
    title: 'Doen',
    items: [
      { id: 'count', label: 'Tel voorraad van Liesl', note: '4 bronnen, 55 varianten', icon: 'stack', isAction: true, run: still },
      { id: 'plan', label: 'Plan een actie voor Liesl', icon: 'tag', end: 'tweede persoon nodig boven 50 %', isAction: true, run: still },
    ],
  },
];

function RefundSheet({ onClose }: { readonly onClose: () => void }) {
  const [cents, setCents] = useState<number | null>(0);
  return (
    <Sheet
      title="Deel terugbetalen"
      onClose={onClose}
      actions={
        <>
          <Button kind="main" isStepUp>
            Betaal € 53,90 terug
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Annuleren
          </Button>
        </>
      }
      hints={<KeyHint keys="Ctrl ↵" />}
    >
      <MoneyField label="Extra, uit coulance" cents={cents} onChange={setCents} />
      <Select
        label="Reden, komt op de creditfactuur"
        options={[{ value: 'withdrawal', label: 'Herroeping en tekort' }]}
        value="withdrawal"
        onChange={still}
      />
      <Preview title="Zo gaat het">
        <Facts
          facts={[
            { name: 'Eerst naar cadeaubon …4821', value: '€ 25,00' },
            { name: 'Rest naar iDEAL | Wero, 1–2 werkdagen', value: '€ 28,90' },
          ]}
        />
      </Preview>
    </Sheet>
  );
}

/** What lies over a page: opened here, and by keys. */
export function OverlaysPart() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  useKeys([
    { keys: 'Ctrl+k', label: 'Zoek overal', run: () => setOpen('palette') },
    { keys: '?', label: 'Toetsen op dit scherm', run: () => setOpen('keys') },
  ]);
  return (
    <Card title="Over de pagina heen">
      <div className={styles.row}>
        <Button onClick={() => setOpen('dialog')}>Besluit</Button>
        <Button onClick={() => setOpen('sheet')}>Zijblad</Button>
        <Button onClick={() => setOpen('palette')}>Palet</Button>
        <Button onClick={() => setOpen('keys')}>Toetsen</Button>
        <Button onClick={() => toasts.add({ text: 'Opgeslagen.', action: { label: 'Ongedaan maken', run: still } })}>Melding</Button>
        <Button onClick={() => toasts.add({ text: 'Niet verstuurd: het adres bestaat niet.', kind: 'failed' })}>Mislukte melding</Button>
      </div>
      <Dialog
        title="Alle andere sessies beëindigen"
        text="Wie daar nog werkt, moet opnieuw inloggen. Wat niet is opgeslagen blijft op dat apparaat."
        size="s"
        isOpen={open === 'dialog'}
        onClose={close}
        actions={
          <>
            <Button kind="danger" onClick={close}>
              Beëindig 3 sessies
            </Button>
            <Button kind="quiet" onClick={close}>
              Terug
            </Button>
          </>
        }
      />
      {open === 'sheet' && <RefundSheet onClose={close} />}
      <Palette isOpen={open === 'palette'} onClose={close} groups={groups} note="Een gescande code werkt overal" />
      <KeysDialog isOpen={open === 'keys'} onClose={close} />
    </Card>
  );
}

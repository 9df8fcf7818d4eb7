import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Chip } from '../../ui/show/chip.tsx';
import { CountBadge } from '../../ui/show/count-badge.tsx';
import { Diff } from '../../ui/show/diff.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { Segments } from '../../ui/show/segments.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';
import { Tabs } from '../../ui/show/tabs.tsx';
import { Tag } from '../../ui/show/tag.tsx';
import { Timeline } from '../../ui/show/timeline.tsx';
import styles from './ui.module.css';

function Marks() {
  return (
    <div className={styles.row}>
      <StatusPill tone="info" icon="package-fill">
        Wordt klaargemaakt
      </StatusPill>
      <StatusPill tone="warn" icon="clock-fill">
        Wacht op betaling
      </StatusPill>
      <StatusPill tone="good" icon="check-circle-fill">
        Afgerond
      </StatusPill>
      <StatusPill tone="bad" icon="warning-circle-fill">
        Verdenking van fraude
      </StatusPill>
      <StatusPill tone="idle" icon="x-circle-fill">
        Geannuleerd
      </StatusPill>
      <StatusPill tone="warn" icon="circle-half-fill">
        Deels verzonden
      </StatusPill>
      <Tag>NL</Tag>
      <Tag isStrong>DE</Tag>
      <CountBadge count={2} label="2 verzoeken wachten" />
      <Chip name="Land" value="NL, DE, BE" onRemove={() => undefined} />
      <Chip name="Geplaatst" value="laatste 14 dagen" />
    </div>
  );
}

const days = [
  {
    day: 'Vandaag',
    entries: [
      {
        id: '1',
        icon: 'warning',
        tone: 'bad',
        title: 'Tekort: 1 × Kniekousen Vinzenz',
        note: 'Daan Hendriks, Sittard',
        time: '09:41',
        dateTime: '2026-11-17T08:41Z',
      },
      {
        id: '2',
        icon: 'check',
        tone: 'good',
        title: 'Retour R-2026-000087 gekeurd, terug op voorraad',
        note: 'Lotte Peeters, Roermond',
        time: '09:20',
        dateTime: '2026-11-17T08:20Z',
      },
    ],
  },
  {
    day: 'Za 14 november',
    entries: [
      {
        id: '3',
        icon: 'package',
        title: '1 × Dirndlblouse Rosl ontvangen',
        note: 'Lotte Peeters, Roermond',
        time: '16:05',
        dateTime: '2026-11-14T15:05Z',
      },
      {
        id: '4',
        icon: 'arrow-u-up-left',
        tone: 'warn',
        title: 'Klant herroept 1 × Dirndlblouse Rosl',
        note: 'Webshop, reden: te groot',
        time: '15:47',
        dateTime: '2026-11-14T14:47Z',
      },
    ],
  },
] as const;

function History() {
  const [kind, setKind] = useState<'all' | 'notes' | 'mails'>('all');
  return (
    <Card
      title="Tijdlijn"
      actions={
        <Segments
          label="Soort"
          options={[
            { value: 'all', label: 'Alles' },
            { value: 'notes', label: 'Notities' },
            { value: 'mails', label: 'Mails' },
          ]}
          value={kind}
          onChange={setKind}
        />
      }
    >
      <Timeline days={days} />
    </Card>
  );
}

function Differences() {
  const [tab, setTab] = useState('diff');
  return (
    <Card title="Verschil" isFlush actions={<Button size="s">Ongedaan maken</Button>}>
      <Tabs
        label="Delen"
        current={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'diff',
            label: 'Verschil',
            content: (
              <p style={{ padding: 16 }}>
                <Diff
                  before="Effen dirndl met gestreept schort en vetering."
                  after="Effen katoenen dirndl met een gestreept schort in crème en vetering door zilverkleurige haken."
                />
              </p>
            ),
          },
          { id: 'variants', label: 'Varianten', count: '55', content: <p style={{ padding: 16 }}>2 kleuren × 2 lengtes × 15 maten</p> },
          { id: 'history', label: 'Geschiedenis', content: <p style={{ padding: 16 }}>Sinds 23 september 2025</p> },
        ]}
      />
    </Card>
  );
}

/** What is read and not typed. */
export function ShowPart() {
  return (
    <>
      <Card title="Toestanden" note="icoon en woord, nooit kleur alleen">
        <Marks />
      </Card>
      <Facts
        isRow
        facts={[
          { name: 'Klant', value: 'Marieke Janssen', note: '4 bestellingen, 1 retour' },
          { name: 'Bezorgen', value: 'Rijksweg Zuid 48, 6161 BR Geleen', note: 'DHL, gratis vanaf € 100' },
          { name: 'Betaald', value: 'iDEAL | Wero en cadeaubon', note: 'Factuur 2026-004512' },
          { name: 'Terugbetalen vóór', value: 'do 26 november', note: 'nog 9 dagen' },
        ]}
      />
      <div className={styles.halves}>
        <History />
        <Differences />
      </div>
      <Card title="Materiaal">
        <Facts
          facts={[
            { name: 'Buitenstof', value: '100 % katoen' },
            { name: 'Schort', value: '65 % polyester, 35 % katoen' },
            { name: 'Maker', value: 'Mieder & Maas, HU' },
          ]}
        />
      </Card>
    </>
  );
}

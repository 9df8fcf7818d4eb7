import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { KeyHint } from '../../ui/actions/key-hint.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { Tooltip } from '../../ui/actions/tooltip.tsx';
import { Card } from '../../ui/show/card.tsx';
import styles from './ui.module.css';

const more = [
  {
    actions: [
      { id: 'copy', label: 'Dupliceren', icon: 'copy' },
      { id: 'print', label: 'Pakbon afdrukken', icon: 'printer', end: 'Ctrl P' },
    ],
  },
  {
    title: 'Bestelling',
    actions: [
      { id: 'hold', label: 'Aanhouden', icon: 'pause-circle', hint: 'De klant hoort er niets van' },
      { id: 'cancel', label: 'Annuleren', icon: 'x-circle', tone: 'bad' },
      { id: 'refund', label: 'Terugbetalen', icon: 'arrow-u-up-left', disabledReason: 'Er is nog niets betaald' },
    ],
  },
] as const;

function Buttons() {
  return (
    <>
      <div className={styles.row}>
        <Button kind="main" icon="plus">
          Nieuwe bestelling
        </Button>
        <Button icon="pencil-simple">Bewerken</Button>
        <Button kind="quiet" icon="download-simple">
          CSV
        </Button>
        <Button kind="danger" icon="trash">
          Verwijder 3 beelden
        </Button>
        <Button kind="main" isStepUp>
          Betaal € 53,90 terug
        </Button>
        <ButtonLink to="#" icon="arrow-square-out">
          Bekijk in de winkel
        </ButtonLink>
      </div>
      <div className={styles.row}>
        <Button kind="main" isPending>
          Betaal € 53,90 terug
        </Button>
        <Button isPending>Opslaan</Button>
        <Button disabledReason="Je mag tot € 250 terugbetalen. Vraag een tweede persoon.">Betaal € 480,00 terug</Button>
        <Button kind="main" disabledReason="Kies eerst een stuk">
          Zahlung über 53,90 € an iDEAL zurückerstatten
        </Button>
      </div>
      <div className={styles.row}>
        <Button size="s">28 in een balk</Button>
        <Button size="s" kind="main" icon="basket">
          Verzamellijst voor 3
        </Button>
        <Button size="xs" icon="package">
          24 in een rij
        </Button>
        <Button size="xs" kind="quiet">
          Inpakken
        </Button>
      </div>
    </>
  );
}

/** Buttons in every kind, size and state, and what opens from them. */
export function ActionsPart() {
  return (
    <Card title="Knoppen" note="32, 28 en 24; op een telefoon 48 en 44">
      <Buttons />
      <div className={styles.row}>
        <Menu
          label="Meer"
          trigger={<IconButton icon="dots-three" kind="plain" label="Meer" hasTip={false} />}
          groups={more}
          placement="bottom start"
        />
        <IconButton icon="x" label="Sluiten" />
        <IconButton icon="caret-up" size="s" label="Vorige" />
        <IconButton icon="note-pencil" size="xs" kind="plain" label="Notitie" />
        <TextButton>Opslaan als weergave</TextButton>
        <TextButton tone="quiet">Wis filters</TextButton>
        <TextButton icon="copy">Kopieer nummer</TextButton>
        <Tooltip text="Geteld op de dag van betaling, in Nederlandse tijd">
          <Button kind="quiet" icon="info">
            Zo geteld
          </Button>
        </Tooltip>
        <KeyHint keys="Ctrl K" />
        <KeyHint keys="J" />
        <KeyHint keys="Esc" />
      </div>
    </Card>
  );
}

import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Chip } from '../../ui/show/chip.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import { EmptyState, Failed, Gone, NoMatch, Refused } from '../../ui/show/state-note.tsx';
import styles from './ui.module.css';

const still = () => undefined;

/** Lists and pages that have nothing to show, and why. */
export function StatesPart() {
  return (
    <>
      <Card title="Laden" note="na 150 ms, in de echte hoogte" isFlush>
        <SkeletonRows count={3} />
      </Card>
      <div className={styles.halves}>
        <Card title="Leeg">
          <EmptyState icon="gift" title="Nog geen cadeaubonnen" action={<Button icon="plus">Geef een bon uit</Button>}>
            Een bon ontstaat bij een retour of als je er een uitgeeft.
          </EmptyState>
        </Card>
        <Card title="Niets gevonden">
          <NoMatch
            chips={
              <>
                <Chip name="Land" value="BE" onRemove={still} />
                <Chip name="Status" value="Aangehouden" onRemove={still} />
              </>
            }
            onClear={still}
          />
        </Card>
        <Card title="Geweigerd">
          <Refused />
        </Card>
        <Card title="Weg">
          <Gone />
        </Card>
        <Card title="Mislukt">
          <Failed requestId="5f2c0f1e-8a34-4c1b-9d77-20c1b3a9e6d4" onRetry={still} />
        </Card>
      </div>
    </>
  );
}

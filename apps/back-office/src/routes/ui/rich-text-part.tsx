import { useState } from 'react';
import { RichText } from '../../lib/writing/rich-text.tsx';
import { Card } from '../../ui/show/card.tsx';
import styles from './ui.module.css';

const sample =
  '<h2>Een dirndl voor elke dag</h2><p>Van <strong>zachte katoen</strong>, met een <em>vetering</em> door zilverkleurige haken. Zie de <a href="/maattabel">maattabel</a>.</p><ul><li>Midi, 70 cm</li><li>Zijzakken</li></ul>';
const still = () => undefined;

/** HTML that nobody has to type. */
export function RichTextPart() {
  const [text, setText] = useState(sample);
  return (
    <Card title="Opgemaakte tekst" note="de laatste knop toont de HTML">
      <div className={styles.halves}>
        <RichText
          label="Omschrijving NL"
          lang="nl"
          value={text}
          onChange={setText}
          changed={text === sample ? undefined : { onUndo: () => setText(sample) }}
        />
        <RichText label="Kurztext DE" lang="de" value="" placeholder={sample} onChange={still} aside="nu uit NL" />
        <RichText label="Short text EN" lang="en" value={sample} onChange={still} disabledReason="Je mag dit bekijken, niet wijzigen." />
        <RichText label="Met onbekende delen" value="<dl><div><dt>Stof</dt><dd>Katoen</dd></div></dl>" onChange={still} />
      </div>
    </Card>
  );
}

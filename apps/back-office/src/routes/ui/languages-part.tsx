import { LanguageFields } from '../../ui/fields/language-fields.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/show/card.tsx';

const still = () => undefined;
const undo = { onUndo: still };

/** The same texts in three languages, side by side. */
export function LanguagesPart() {
  return (
    <Card title="Teksten" isFlush>
      <LanguageFields
        columns={[
          {
            code: 'nl',
            name: 'Nederlands',
            isSource: true,
            fields: (
              <>
                <TextField label="Naam" value="Midi-dirndl Liesl" onChange={still} />
                <TextArea
                  label="Korte tekst"
                  value="Effen dirndl met gestreept schort in crème en een vetering door zilverkleurige haken."
                  onChange={still}
                  changed={undo}
                />
              </>
            ),
          },
          {
            code: 'de',
            name: 'Deutsch',
            outdated: 1,
            fields: (
              <>
                <TextField label="Name" value="Midi-Dirndl Liesl" onChange={still} changed={undo} />
                <TextArea label="Kurztext" value="Einfarbiges Dirndl mit gestreifter Schürze in Creme und Schnürung." onChange={still} />
              </>
            ),
          },
          {
            code: 'en',
            name: 'English',
            missing: 1,
            fields: (
              <>
                <TextField label="Name" value="Midi dirndl Liesl" onChange={still} />
                <TextArea
                  label="Short text"
                  value=""
                  onChange={still}
                  missing="Tot die er is, staat dit artikel niet in de Engelse winkel."
                />
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

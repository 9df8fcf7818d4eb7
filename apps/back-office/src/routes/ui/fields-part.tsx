import { useState } from 'react';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import styles from './ui.module.css';

const reasons = [
  { value: 'withdrawal', label: 'Herroeping en tekort' },
  { value: 'damage', label: 'Beschadigd', hint: 'Vraagt om een foto' },
  { value: 'goodwill', label: 'Coulance', disabledReason: 'Alleen voor de winkelmanager' },
] as const;
const branches = ['Sittard', 'Roermond', 'Aachen', 'Webshop', 'Hoofdkantoor'].map((label) => ({ value: label.toLowerCase(), label }));
const undo = { onUndo: () => undefined };

function TextFields() {
  const [text, setText] = useState('Midi-dirndl Liesl');
  const [password, setPassword] = useState('langer dan twaalf');
  const [code, setCode] = useState('482190');
  return (
    <div className={styles.grid}>
      <TextField label="Naam" value={text} onChange={setText} hint="Zoals klanten haar lezen" />
      <TextField label="Naam" value="Midi-Dirndl Liesl" onChange={setText} changed={undo} />
      <TextField
        label="Naam, Engels"
        value=""
        onChange={setText}
        missing="Nog geen Engelse tekst. Tot die er is, staat dit artikel niet in de Engelse winkel."
      />
      <TextField label="SKU" value="MA DIR" onChange={setText} error="Een SKU heeft geen spaties" />
      <TextField label="Bestelnummer" value="100011123" onChange={setText} disabledReason="Een nummer verandert nooit" />
      <PasswordField label="Wachtwoord" autoComplete="current-password" value={password} onChange={setPassword} />
      <CodeField label="Code uit je app" value={code} onChange={setCode} />
      <TextField
        label="Umsatzsteuer-Identifikationsnummer der Hauptniederlassung"
        value="DE 811 907 980"
        onChange={setText}
        aside="freiwillig"
        changed={undo}
      />
    </div>
  );
}

function OtherFields() {
  const [cents, setCents] = useState<number | null>(5390);
  const [count, setCount] = useState<number | null>(12);
  const [day, setDay] = useState<string | null>('2026-11-17');
  const [reason, setReason] = useState<(typeof reasons)[number]['value'] | null>('withdrawal');
  const [branch, setBranch] = useState<string | null>('sittard');
  const [text, setText] = useState('Effen dirndl met gestreept schort in crème en een vetering door zilverkleurige haken.');
  return (
    <div className={styles.grid}>
      <MoneyField label="Extra, uit coulance" cents={cents} onChange={setCents} />
      <NumberField label="Aantal" value={count} onChange={setCount} max={40} unit="stuks" />
      <DateField label="Begint op" value={day} onChange={setDay} />
      <Select label="Reden, komt op de creditfactuur" options={reasons} value={reason} onChange={setReason} />
      <Select label="Reden" options={reasons} value={null} onChange={setReason} error="Kies een reden" />
      <ComboBox label="Filiaal" options={branches} value={branch} onChange={setBranch} />
      <TextArea label="Korte tekst" value={text} onChange={setText} changed={undo} />
      <TextArea label="Notitie" value="" onChange={setText} placeholder="Notitie voor het team" rows={2} />
    </div>
  );
}

function Choices() {
  const [isOn, setOn] = useState(true);
  const [way, setWay] = useState<'parcel' | 'pickup' | 'courier' | null>('parcel');
  return (
    <div className={styles.grid}>
      <div>
        <Checkbox label="Klant krijgt een mail" isChecked={isOn} onChange={setOn} />
        <br />
        <Checkbox label="Een deel is gekozen" isChecked={false} isPart onChange={setOn} />
        <br />
        <Checkbox label="Ook de verzendkosten" hint="Alleen als alles terugkomt" isChecked={false} onChange={setOn} />
        <br />
        <Checkbox label="Voorraad bijboeken" isChecked disabledReason="Eerst keuren" onChange={setOn} />
      </div>
      <RadioGroup
        legend="Levering"
        options={[
          { value: 'parcel', label: 'Bezorgen', hint: 'DHL, gratis vanaf € 100' },
          { value: 'pickup', label: 'Afhalen' },
          { value: 'courier', label: 'Koerier', disabledReason: 'Niet naar België' },
        ]}
        value={way}
        onChange={setWay}
      />
      <div>
        <Switch label="Toon in de winkel" isOn={isOn} onChange={setOn} />
        <Switch label="Meld lage voorraad" hint="Vanaf 3 stuks" isOn={false} onChange={setOn} />
        <Switch label="Publiceren" isOn={false} disabledReason="Er ontbreken teksten" onChange={setOn} />
      </div>
    </div>
  );
}

/** Fields: plain, changed, missing, wrong, disabled; and one of every kind. */
export function FieldsPart() {
  return (
    <Card title="Velden" note="gewijzigd, ontbrekend, fout, uitgeschakeld">
      <TextFields />
      <br />
      <OtherFields />
      <br />
      <Choices />
    </Card>
  );
}

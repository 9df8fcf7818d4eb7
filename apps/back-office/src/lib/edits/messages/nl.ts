export const nl = {
  changes: { one: '{count} wijziging', other: '{count} wijzigingen' },
  unsaved: 'Niet-opgeslagen wijzigingen',
  andMore: 'en nog {count}',
  kept: 'bewaard op dit apparaat, {time}',
  notKept: 'nog niet op dit apparaat bewaard',
  discard: 'Verwerpen',
  save: 'Opslaan',
  saving: 'Wordt opgeslagen',
  retrying: 'Geen verbinding. Wordt opgeslagen zodra het kan.',
  saveFailed: 'Niet opgeslagen. Je wijzigingen staan er nog.',
  requestId: 'Nummer {id}',
  waits: 'Wacht op akkoord van een tweede persoon',
  merged: {
    one: 'Opgeslagen. Een ander wijzigde intussen {fields}; dat blijft.',
    other: 'Opgeslagen. Een ander wijzigde intussen {fields}; dat blijft.',
  },
  saved: 'Opgeslagen.',
  found: 'Je niet-opgeslagen wijzigingen van {time}',
  foundText: 'Ze staan nog op dit apparaat. Neem ze over of gooi ze weg.',
  foundOld: 'Sindsdien is dit opgeslagen door een ander. Wat botst, mag je bij het opslaan kiezen.',
  takeUp: { one: 'Neem {count} wijziging over', other: 'Neem {count} wijzigingen over' },
  throwAway: 'Gooi weg',
  conflict: '{name} was je voor',
  conflictUnknown: 'Iemand was je voor',
  conflictText: '{thing} is om {time} opgeslagen, terwijl jij bezig was. Kies per veld wat blijft. Er is nog niets overschreven.',
  conflictTextUnknown: '{thing} is opgeslagen, terwijl jij bezig was. Kies per veld wat blijft. Er is nog niets overschreven.',
  mine: 'Van jou',
  theirs: 'Van {name}',
  theirsUnknown: 'Van de ander',
  was: 'Was',
  empty: 'leeg',
  restMerges: {
    one: 'Je andere wijziging, {fields}, botst niet en gaat mee.',
    other: 'Je andere wijzigingen, {fields}, botsen niet en gaan mee.',
  },
  saveMine: '{mine} van jou opslaan',
  saveTheirs: 'Neem {theirs} over',
  saveBoth: '{mine} van jou, {theirs} van {name} opslaan',
  other: 'de ander',
  backToForm: 'Terug naar het formulier',
  choose: 'kies',
  nextField: 'volgend veld',
  saveKey: 'Opslaan',
  yes: 'ja',
  no: 'nee',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    edits: typeof nl;
  }
}

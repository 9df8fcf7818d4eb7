import { EntranceDocument } from '../../generated/graphql.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { DraftOwner } from '../../lib/edits/draft-owner.tsx';
import { speak, usualLanguage } from '../../lib/language.ts';
import { ToastRegion } from '../../ui/overlays/toast-region.tsx';
import { PageHead } from '../../ui/show/page-head.tsx';
import { Tag } from '../../ui/show/tag.tsx';
import { ActionsPart } from './actions-part.tsx';
import { EditsPart } from './edits-part.tsx';
import { FieldsPart } from './fields-part.tsx';
import { LanguagesPart } from './languages-part.tsx';
import { ListPart } from './list-part.tsx';
import { OverlaysPart } from './overlays-part.tsx';
import { RichTextPart } from './rich-text-part.tsx';
import { ShowPart } from './show-part.tsx';
import { StatesPart } from './states-part.tsx';
import styles from './ui.module.css';

/** Every component in every state, for who builds a screen and for the picture tests. A shop in production has no such page. */
export async function clientLoader() {
  const { entrance } = await askAtTheDoor(EntranceDocument);
  if (entrance.demo.length === 0) throw new ApiError('gone', 'This page is part of the demo.');
  await speak(usualLanguage(), 'entrance', 'office');
  return null;
}

export default function Ui() {
  return (
    <DraftOwner staff="demo">
      <title>Componenten · Maas & Alm</title>
      <main>
        <PageHead title="Componenten" states={<Tag>/staff/ui</Tag>} note="Elke component in elke toestand, licht en donker" />
        <div className={styles.parts}>
          <ActionsPart />
          <FieldsPart />
          <LanguagesPart />
          <RichTextPart />
          <ShowPart />
          <StatesPart />
          <OverlaysPart />
        </div>
        <ListPart />
        <EditsPart />
      </main>
      <ToastRegion />
    </DraftOwner>
  );
}

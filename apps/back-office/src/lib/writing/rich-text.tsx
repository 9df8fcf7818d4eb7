import { lazy, Suspense, type ComponentType } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { RichTextProps } from '../../ui/rich-text/rich-text-props.ts';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import { learn } from '../language.ts';

/** The words have come, the editor has not: nobody has to wait for it to correct a sentence. */
function TypedHtml(props: RichTextProps) {
  const t = useMessages('richText');
  return <TextArea {...props} hint={t('away')} />;
}

const Editor = lazy(async (): Promise<{ default: ComponentType<RichTextProps> }> => {
  const words = learn('writing');
  const editor = import('../../ui/rich-text/rich-editor.tsx').then(
    ({ RichEditor }) => RichEditor,
    () => TypedHtml,
  );
  await words;
  return { default: await editor };
});

/** HTML without knowing any. The editor is fetched by the first screen that has such a field. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<SkeletonRows count={props.rows ?? 3} />}>
      <Editor {...props} />
    </Suspense>
  );
}

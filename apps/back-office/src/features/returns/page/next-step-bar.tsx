import { useMessages } from '../../../i18n/language-context.tsx';
import { CallNote } from '../../../shell/call-note.tsx';
import { ThumbBar } from '../../../shell/thumb-bar.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { nextStep } from './return.ts';
import { useReturnDesk } from './return-desk.ts';
import { stepIcons, type useSteps } from './use-steps.ts';

/** On a phone, at the thumb: the one step that comes next. */
export function NextStepBar({ steps }: { readonly steps: ReturnType<typeof useSteps> }) {
  const t = useMessages('return');
  const next = nextStep(useReturnDesk().back);
  if (!next) return null;
  return (
    <ThumbBar>
      <CallNote call={steps.call} />
      <Button kind="main" isWide icon={stepIcons[next]} isPending={steps.call.state === 'sending'} onClick={() => steps.take(next)}>
        {t(`do.${next}`)}
      </Button>
    </ThumbBar>
  );
}

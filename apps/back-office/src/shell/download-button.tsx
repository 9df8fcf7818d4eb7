import { useDownload, type AskedFile } from '../lib/use-download.ts';
import { Button } from '../ui/actions/button.tsx';
import { CallProblem } from './call-problem.tsx';

type Props = {
  /** `CSV`. */
  readonly name: string;
  /** What is in it, for who hears it. */
  readonly label: string;
  readonly isStepUp?: boolean;
  readonly askFor: (key: string) => Promise<AskedFile>;
};

/** What is filtered, as a file. */
export function DownloadButton({ name, label, isStepUp = false, askFor }: Props) {
  const { run, isPending, error, text } = useDownload(askFor);
  return (
    <>
      <CallProblem error={error} text={text} />
      <Button icon="download-simple" isStepUp={isStepUp} isPending={isPending} aria-label={label} onClick={() => void run()}>
        {name}
      </Button>
    </>
  );
}

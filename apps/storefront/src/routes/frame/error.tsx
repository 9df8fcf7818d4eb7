import { BrokenPage } from '../../shell/failure-page.tsx';

export default function ErrorRoute() {
  return <BrokenPage failure={{ kind: 'failed' }} />;
}

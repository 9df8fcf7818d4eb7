import { FirstPlace } from '../../features/orders/picking/first-place.tsx';
import { useOwnBranches } from '../../lib/branches/own-sources.ts';

export default function FirstBranch() {
  return <FirstPlace screen="/pickup" places={useOwnBranches('pickup.handOver')} />;
}

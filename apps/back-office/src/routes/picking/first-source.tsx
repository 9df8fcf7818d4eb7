import { FirstPlace } from '../../features/orders/picking/first-place.tsx';
import { useOwnSources } from '../../lib/branches/own-sources.ts';

export default function FirstSource() {
  return <FirstPlace screen="/picking" places={useOwnSources('shipments.pack')} />;
}

import { extendTheme } from '../../theme/theme.tsx';
import { alm } from '../alm/theme.tsx';
import './theme.css';

/** The smallest theme: the base with other colours and one slot of its own. A test registers it; the shop does not. */
export const sample = extendTheme(alm.slots, {
  ...alm,
  name: 'sample',
  slots: { ProductName: ({ name }) => <em>{name}</em> },
});

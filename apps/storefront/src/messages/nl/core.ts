import type { AreaMessages } from '../areas.ts';
import { nl as navigation } from '../../features/navigation/messages/nl.ts';
import { nl as prices } from '../../lib/prices/messages/nl.ts';
import { nl as ui } from '../../ui/messages/nl.ts';
import { nl as catalog } from '../../features/catalog/messages/nl.ts';
import { nl as failure } from '../../shell/messages/nl.ts';

export const messages: AreaMessages<'core'> = { navigation, prices, ui, catalog, failure };

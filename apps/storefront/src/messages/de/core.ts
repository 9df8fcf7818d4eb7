import type { AreaMessages } from '../areas.ts';
import { de as navigation } from '../../features/navigation/messages/de.ts';
import { de as prices } from '../../lib/prices/messages/de.ts';
import { de as ui } from '../../ui/messages/de.ts';
import { de as catalog } from '../../features/catalog/messages/de.ts';
import { de as failure } from '../../shell/messages/de.ts';

export const messages: AreaMessages<'core'> = { navigation, prices, ui, catalog, failure };

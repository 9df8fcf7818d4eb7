import type { AreaMessages } from '../areas.ts';
import { en as navigation } from '../../features/navigation/messages/en.ts';
import { en as prices } from '../../lib/prices/messages/en.ts';
import { en as ui } from '../../ui/messages/en.ts';
import { en as catalog } from '../../features/catalog/messages/en.ts';
import { en as failure } from '../../shell/messages/en.ts';

export const messages: AreaMessages<'core'> = { navigation, prices, ui, catalog, failure };

import { renderToStaticMarkup } from 'react-dom/server';
import { GlobalMessages } from '../features/content/notices/global-messages.tsx';
import { FooterBranches } from '../features/navigation/footer-branches.tsx';
import { MenuDrawerLevels } from '../features/navigation/menu-drawer.tsx';
import { screenItems } from '../features/navigation/screen-items.ts';
import type { Messages } from '../i18n/message-catalogue.ts';
import { shopDay } from '../lib/delivery/shop-day.ts';
import type { ShopState } from '../lib/page/shop-state.tsx';
import type { StaticRegions } from '../rendering/static-region.tsx';
import { Providers } from '../providers.tsx';
import type { Theme } from '../theme/theme.tsx';
import type { ShellData } from './shell-data.ts';

const rendered = new Map<string, StaticRegions>();
const maxRendered = 60;

/** The parts that are the same on every page of a language, rendered once for each version of their data and each day. */
export function renderRegions(data: ShellData, state: ShopState, theme: Theme, messages: Messages, now: Date): StaticRegions {
  const date = shopDay(now);
  const key = `${data.version} ${theme.name} ${date}`;
  const known = rendered.get(key);
  if (known) return known;
  const { Menu } = theme.slots;
  const render = (element: React.ReactElement) =>
    renderToStaticMarkup(
      <Providers state={state} theme={theme} messages={messages} regions={{}}>
        {element}
      </Providers>,
    );
  const items = [...data.menu, ...screenItems(state.storeView, messages.navigation)];
  const regions = {
    messages: render(<GlobalMessages messages={data.messages} />),
    menu: render(<Menu items={items} />),
    drawer: render(<MenuDrawerLevels items={items} />),
    branches: render(<FooterBranches branches={data.branches} date={date} />),
  };
  if (rendered.size >= maxRendered) rendered.clear();
  rendered.set(key, regions);
  return regions;
}

import type { DemoPage } from '../model.ts';
import { legalPages } from './pages/legal.ts';
import { rightsPages } from './pages/rights.ts';
import { servicePages } from './pages/service.ts';
import { shopPages } from './pages/shop.ts';
import { trustPages } from './pages/trust.ts';

/** All content pages, by id. */
export const pages: readonly DemoPage[] = [...shopPages, ...servicePages, ...rightsPages, ...legalPages, ...trustPages].sort(
  (a, b) => a.id - b.id,
);

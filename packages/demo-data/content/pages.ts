import type { DemoPage } from '../model.ts';
import { legalPages } from './pages/legal.ts';
import { rightsPages } from './pages/rights.ts';
import { servicePages } from './pages/service.ts';
import { shopPages } from './pages/shop.ts';

/** All content pages, by id. */
export const pages: readonly DemoPage[] = [...shopPages, ...servicePages, ...rightsPages, ...legalPages].sort((a, b) => a.id - b.id);

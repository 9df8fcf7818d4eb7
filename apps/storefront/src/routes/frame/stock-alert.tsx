import type { ReactNode } from 'react';
import { lazyOnDemand } from '../../rendering/lazy-part.tsx';

const AlertForm = lazyOnDemand(
  'src/features/alerts/alert-form.tsx',
  async () => (await import('../../features/alerts/alert-form.tsx')).AlertForm,
);

export const stockAlert = (sku: string): ReactNode => <AlertForm key={sku} sku={sku} />;

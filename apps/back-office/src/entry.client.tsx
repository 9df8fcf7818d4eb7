import './lib/trusted-types.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { applyScheme } from './lib/scheme.ts';

applyScheme();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

import './lib/trusted-types.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { applyScheme } from './lib/scheme.ts';
import { listenForKeys } from './ui/keys/use-keys.ts';

applyScheme();
listenForKeys();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

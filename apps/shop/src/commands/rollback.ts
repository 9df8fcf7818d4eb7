import { asRoot } from '../releases/as-root.ts';
import { openReleases } from '../releases/releases.ts';
import { thisMachine } from '../releases/this-machine.ts';
import { rollback } from '../releases/upgrade.ts';

/** `shop rollback`: back to the version before; once more, and it is the newer one again. */
await asRoot((root) => rollback(openReleases(root), thisMachine));

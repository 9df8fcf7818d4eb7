import type { FastifyInstance } from 'fastify';
import type { Media } from '#modules/media/index.ts';

/** The width a list shows on a phone; the wider ones stand in with it until they are made. */
const listWidth = 480;
const idleMs = 400;

type Options = {
  readonly app: FastifyInstance;
  readonly media: Pick<Media, 'prepare'>;
  /** Asked when the work begins, so that starting is not held up by it. */
  readonly hashes: () => Iterable<string>;
};

/** Makes the pictures of the lists while the shop is idle, so that hardly a visitor has to wait for one; ends with the server. */
export function preparePictures({ app, media, hashes }: Options): { readonly begin: () => Promise<void> } {
  let lastRequest = performance.now();
  let isStopped = false;
  app.addHook('onRequest', (_request, _reply, done) => {
    lastRequest = performance.now();
    done();
  });
  app.addHook('onClose', async () => {
    isStopped = true;
  });
  const untilIdle = async (): Promise<void> => {
    for (;;) {
      const rest = lastRequest + idleMs - performance.now();
      if (isStopped || rest <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, rest).unref());
    }
  };
  return {
    begin: async () => {
      for (const hash of hashes()) {
        await untilIdle();
        if (isStopped) return;
        await media.prepare([hash], listWidth);
      }
    },
  };
}

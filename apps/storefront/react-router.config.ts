import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole route table is small: without this every page asks for a manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

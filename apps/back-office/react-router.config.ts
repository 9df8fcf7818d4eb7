import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // Everything lies behind a log-in: rendering it on the server would cost shoppers time and give nothing.
  ssr: false,
  // With a slash, as the address of its files has: React Router asks for it.
  basename: '/staff/',
} satisfies Config;

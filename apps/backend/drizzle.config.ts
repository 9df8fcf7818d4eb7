import { defineConfig } from 'drizzle-kit';

/** Makes numbered SQL in `migrations/` from the tables of the kernel and of every module. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/kernel/database/schema.ts', './src/modules/*/schema.ts'],
  out: './migrations',
});

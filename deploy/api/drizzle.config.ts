import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/*.tables.ts', './src/modules/*/*.tables.ts'],
  out: process.env['MIGRATIONS_OUT'] ?? './migrations',
});

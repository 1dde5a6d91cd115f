import path from 'node:path';
import { buildPage } from '@tapnook/tooling';

// `npm run build -w deploy/backoffice [folder]` makes the files that the server gives to browsers.
const folder = path.resolve(import.meta.dirname, '..');
await buildPage({
  name: 'backoffice',
  folder,
  entry: './src/browser/main.tsx',
  output: path.resolve(process.argv[2] ?? path.join(folder, 'dist')),
});

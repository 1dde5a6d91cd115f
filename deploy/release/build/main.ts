import path from 'node:path';
import { buildPage } from '@tapnook/tooling';

// `npm run build -w deploy/release [folder]` makes the files of the console that the registry gives
// to browsers.
const folder = path.resolve(import.meta.dirname, '..');
await buildPage({
  name: 'release-console',
  folder,
  entry: './src/console/browser/main.tsx',
  output: path.resolve(process.argv[2] ?? path.join(folder, 'dist')),
});

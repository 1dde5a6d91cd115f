import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './apps.ts';
import { buildApp } from './build.ts';

// The build of one app as a command: `node build-app.ts mf-catalog --version 1.2.0 --out DIR
// [--folder SOURCES]`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string', default: '0.0.0-dev' },
    out: { type: 'string' },
    source: { type: 'string' },
    folder: { type: 'string' },
  },
});
const name = positionals[0];
if (!name) throw new Error('say which app: shell or mf-…');
const output = path.resolve(values.out ?? path.join(ROOT, name, 'dist'));
try {
  const { record } = await buildApp(name, values.version, output, {
    ...(values.source !== undefined && { source: values.source }),
    ...(values.folder && { folder: path.resolve(values.folder) }),
  });
  console.log(
    `${name} ${record.version}: ${record.budget.actual} of ${record.budget.limit} bytes, ` +
      `${Object.keys(record.files).length} files`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

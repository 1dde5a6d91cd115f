import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const major = (version: string): number => Number(version.split('.')[0]);
/** The first Node whose permission model covers the network. */
const FIRST_MAJOR = 26;

/**
 * The Node that renders. Bundles must not reach the network, so that an older Node is refused
 * rather than trusted.
 */
export const renderNode = (): string => {
  if (major(process.versions.node) >= FIRST_MAJOR) return process.execPath;
  try {
    const manifest = require.resolve(
      `node-render-${process.platform}-${process.arch}/package.json`,
    );
    const program = path.join(path.dirname(manifest), 'bin/node');
    if (existsSync(program)) return program;
  } catch {
    // Not installed for this platform.
  }
  throw new Error(
    `Pages are rendered by Node ${FIRST_MAJOR} or newer, whose permission model covers the network. ` +
      `This is ${process.version}, and no package node-render-${process.platform}-${process.arch} is installed.`,
  );
};

// oxlint-disable no-console -- This is a command-line program, which prints.
import path from 'node:path';
import { writeBackup } from './backup.ts';
import { BackupError } from './postgres-tools.ts';
import { restoreBackup } from './restore.ts';

// `npm run backup -- make <folder>` and `npm run backup -- restore <folder>`. The variables say
// where the data is: DATABASE_URL, RELEASE_DATABASE_URL, UPLOAD_DIR, RELEASE_DIR.
const USAGE = `npm run backup -- make <folder>      writes a backup of databases, uploads and the
                                     registry's folder
npm run backup -- restore <folder>   puts one into empty databases and folders

DATABASE_URL, RELEASE_DATABASE_URL, UPLOAD_DIR and RELEASE_DIR say where these are.`;

const [command, target, ...rest] = process.argv.slice(2);
const log = (line: string): void => console.log(line);
const folder = path.resolve(target ?? '');
try {
  if (!target || rest.length > 0 || (command !== 'make' && command !== 'restore')) {
    console.error(USAGE);
    process.exitCode = 2;
  } else if (command === 'make') {
    const { since } = await writeBackup(folder, process.env, log);
    log(`${folder} holds the shop of ${since}.`);
  } else {
    const { since } = await restoreBackup(folder, process.env, log);
    log(
      `Restored as of ${since}. Before anybody is served, with the API's environment:\n  npm ` +
        `run after-restore -w deploy/api -- ${since}`,
    );
  }
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_SURFACE_FILE } from '@tapnook/contracts/release';
import { contractVersion } from './apps.ts';

/** Writes what the contracts say that a shell is built against, to compare two shells. */
export const writeContractSurface = async (output: string): Promise<void> => {
  // Builds of remotes need none of the calls' schemas.
  const { api } = await import('@tapnook/contracts/api');
  const { contractSurface } = await import('@tapnook/contracts/kit');
  writeFileSync(
    path.join(output, CONTRACT_SURFACE_FILE),
    JSON.stringify(contractSurface(contractVersion(), api)),
  );
};

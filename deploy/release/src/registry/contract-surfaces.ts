import { text } from 'node:stream/consumers';
import {
  CONTRACT_SURFACE_FILE,
  ContractSurface,
  type ReleaseRecord,
} from '@tapnook/contracts/release';
import { checkContractVersion, type ShellContracts } from '../checks/contract-version.ts';
import type { Finding } from '../checks/finding.ts';
import type { Registry } from './registry.ts';

/** Shells of before there were contract surfaces have none. */
const surfaceOf = async (
  { artefacts }: Registry,
  { name, version, files }: ReleaseRecord,
): Promise<ContractSurface | undefined> => {
  const file =
    files[CONTRACT_SURFACE_FILE] && (await artefacts.read(name, version, CONTRACT_SURFACE_FILE));
  return file ? ContractSurface.parse(JSON.parse(await text(file.stream))) : undefined;
};

/**
 * What speaks against the number of the contracts that a shell brings, beside the shells that serve
 * and the newest one that was published.
 */
export const contractFindings = async (
  registry: Registry,
  record: ReleaseRecord,
  surface: ContractSurface | undefined,
  shells: readonly ReleaseRecord[],
): Promise<Finding[]> => {
  if (record.name !== 'shell') return [];
  const others = await Promise.all(
    shells.map(async (one): Promise<ShellContracts> => ({
      record: one,
      surface: await surfaceOf(registry, one),
    })),
  );
  return checkContractVersion({ record, surface }, others);
};

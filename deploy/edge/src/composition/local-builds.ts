import { ReleaseRecord } from '@tapnook/contracts/release';
import type { Artefacts } from './artefacts.ts';
import { DEV_VERSION, unpinned } from './development.ts';

const RECORD_TIMEOUT_MS = 2_000;

/** Apps that a developer builds on this machine and that a signed override names by address. */
export interface LocalBuilds {
  /** The record of the build at an address, as it stands now. */
  record(name: string, url: string): Promise<ReleaseRecord>;
  /** An answer of the build's server: a file, or its stream of changes. */
  fetch(url: string, file: string, signal?: AbortSignal): Promise<Response>;
}

const get = async (url: string, file: string, signal: AbortSignal): Promise<Response> => {
  const response = await fetch(`${url.replace(/\/+$/, '')}/${file}`, { signal, redirect: 'error' });
  if (!response.ok)
    throw new Error(`the local build at ${url} answered ${response.status} for ${file}`);
  return response;
};

/** Local builds, and artefacts that know their files too. */
export const withLocalBuilds = (
  inner: Artefacts,
): { readonly artefacts: Artefacts; readonly local: LocalBuilds } => {
  const addresses = new WeakMap<ReleaseRecord, string>();
  const local: LocalBuilds = {
    record: async (name, url) => {
      const parsed = ReleaseRecord.parse(
        await (await get(url, 'record.json', AbortSignal.timeout(RECORD_TIMEOUT_MS))).json(),
      );
      if (parsed.name !== name || parsed.version !== DEV_VERSION)
        throw new Error(`${url} builds ${parsed.name} ${parsed.version}, not ${name}`);
      const record = unpinned(parsed);
      addresses.set(record, url);
      return record;
    },
    fetch: (url, file, signal) =>
      get(url, file, signal ?? AbortSignal.timeout(RECORD_TIMEOUT_MS * 5)),
  };
  return {
    local,
    artefacts: {
      ...inner,
      file: async (record, file) => {
        const url = addresses.get(record);
        return url
          ? Buffer.from(await (await local.fetch(url, file)).arrayBuffer())
          : inner.file(record, file);
      },
    },
  };
};

import { createHash } from 'node:crypto';

const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A remote with one page and next to nothing in it. */
export const smallRecord = (
  name: string,
  version: string,
): { record: object; files: Record<string, string> } => {
  const files = {
    'browser/remoteEntry.js': `/* ${name} ${version} */`,
    'server/server.cjs': 'exports.server = {};',
  };
  const flags = {
    auth: false,
    header: true,
    footer: true,
    searchBar: false,
    fixedHeader: false,
    tabBar: false,
    sensitive: false,
    render: 'browser',
    scripts: ['browser/remoteEntry.js'],
    styles: [],
  } as const;
  const routes = ['list', 'detail', 'edit'].map((id) => ({
    ...flags,
    id: `${name}-${id}`,
    path: `/${name}/${id}`,
  }));
  return {
    files,
    record: {
      schema: 1,
      name,
      version,
      global: `${name}_${version}`.replace(/\W/g, '_'),
      entry: 'browser/remoteEntry.js',
      serverEntry: 'server/server.cjs',
      scripts: [],
      styles: [],
      files: Object.fromEntries(
        Object.entries(files).map(([file, text]) => [
          file,
          { integrity: integrityOf(text), bytes: text.length, compressed: text.length },
        ]),
      ),
      routes,
      exposes: {},
      slots: { gives: [], uses: [] },
      events: { emits: [], listens: [] },
      links: { gives: [], uses: [] },
      shared: {},
      contract: '0.1.0',
      budget: { limit: 10_000, actual: 100 },
      provenance: { builtAt: new Date().toISOString(), source: 'benchmark', builder: 'benchmark' },
    },
  };
};

/** The registry as a release manager's programs speak to it. */
export const registryClient = (origin: string, token: string) => {
  const ask = async <T>(place: string, body?: FormData | object): Promise<T> => {
    const json = body !== undefined && !(body instanceof FormData);
    const answer = await fetch(origin + place, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        cookie: `tn_release=${token}`,
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`${place}: ${answer.status} ${(await answer.text()).slice(0, 500)}`);
    return (await answer.json()) as T;
  };
  return {
    get: <T>(place: string): Promise<T> => ask<T>(place),
    versions: async (part: string): Promise<string[]> =>
      (await ask<{ versions: { version: string }[] }>(`/v1/parts/${part}/versions`)).versions.map(
        ({ version }) => version,
      ),
    /** Gives the new generation. */
    compose: async (
      parts: Readonly<Record<string, string>>,
      remove: readonly string[] = [],
    ): Promise<number> =>
      (
        await ask<{ generation: number }>('/v1/channels/production/compositions', {
          parts,
          remove,
          waive: true,
          reason: 'benchmark',
        })
      ).generation,
    rollback: async (to: number): Promise<void> =>
      void (await ask('/v1/channels/production/restore', { to, reason: 'benchmark' })),
    publishSmall: async (name: string, version: string): Promise<void> => {
      const { record, files } = smallRecord(name, version);
      const form = new FormData();
      form.set('record', JSON.stringify(record));
      for (const [file, text] of Object.entries(files)) form.append('file', new Blob([text]), file);
      await ask(`/v1/parts/${name}/versions?waive=true`, form);
    },
  };
};
export type RegistryClient = ReturnType<typeof registryClient>;

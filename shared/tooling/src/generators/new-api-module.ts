import { insertBefore, readText, type Change } from './change.ts';
import type { Name } from './names.ts';

const calls = ({ kebab, pascal, words }: Name): string => `import { defineCall } from '../call.ts';

/** ${words}. */
export const get${pascal} = defineCall('get${pascal}', 'GET', '/v1/public/${kebab}', 'public');
`;
const contracts = ({ kebab, camel, pascal, words }: Name): string => `import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/${kebab}.ts';
import { instant } from './shapes/basics.ts';

/** ${words}. */
export const ${camel}Contracts = defineContracts({
  get${pascal}: {
    route: calls.get${pascal},
    tag: '${kebab}',
    summary: '${words}, as of now',
    data: z.object({ readAt: instant }),
    errors: [],
  },
});
`;
const service = ({
  pascal,
  words,
}: Name): string => `import type { Clock } from '../../db/clock.ts';

/** ${words} as of the shop's own time. */
export const read${pascal} = async (clock: Clock): Promise<{ readonly readAt: string }> => ({
  readAt: (await clock.now()).toISOString(),
});
`;
const routes = ({
  kebab,
  camel,
  pascal,
  words,
}: Name): string => `import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { read${pascal} } from './${kebab}.service.ts';

/** ${words}. */
export const ${camel}Handlers = ({ clock }: Deps): Pick<Handlers, 'get${pascal}'> => ({
  get${pascal}: () => read${pascal}(clock),
});
`;
const index = ({
  kebab,
  camel,
  words,
}: Name): string => `import type { ApiModule } from '../../module.ts';
import { ${camel}Handlers } from './${kebab}.routes.ts';

/** ${words}. */
export const ${camel}Module: ApiModule = { name: '${kebab}', handlers: ${camel}Handlers };
`;
const test = ({
  kebab,
  words,
}: Name): string => `import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('${words.toLowerCase()} are read at the shop’s own time', async () => {
  const { status, data } = await api.call('GET', '/v1/public/${kebab}');
  expect(status).toBe(200);
  expect(data.readAt).toBe(new Date(data.readAt).toISOString());
});
`;

/**
 * A module of the API with one public call: route, schema, handler, service, test, and its place in
 * every table.
 */
export const newApiModule = (root: string, name: Name): Change => {
  const folder = `deploy/api/src/modules/${name.kebab}`;
  const shared = 'shared/contracts/src';
  const all = readText(root, `${shared}/api/index.ts`);
  const modules = readText(root, 'deploy/api/src/modules/index.ts');
  return {
    created: {
      [`${shared}/calls/${name.kebab}.ts`]: calls(name),
      [`${shared}/api/${name.kebab}.ts`]: contracts(name),
      [`${folder}/index.ts`]: index(name),
      [`${folder}/${name.kebab}.routes.ts`]: routes(name),
      [`${folder}/${name.kebab}.service.ts`]: service(name),
      [`${folder}/${name.kebab}.test.ts`]: test(name),
    },
    changed: {
      [`${shared}/calls/index.ts`]:
        `${readText(root, `${shared}/calls/index.ts`).trimEnd()}\n` +
        `export { get${name.pascal} } from './${name.kebab}.ts';\n`,
      [`${shared}/api/index.ts`]: insertBefore(
        insertBefore(all, '};\nexport type Api', `  ...${name.camel}Contracts,\n`),
        '\n/**\n * Every call of',
        `import { ${name.camel}Contracts } from './${name.kebab}.ts';\n`,
      ),
      'deploy/api/src/modules/index.ts': insertBefore(
        insertBefore(modules, '];', `  ${name.camel}Module,\n`),
        '\n/** Every part of the API',
        `import { ${name.camel}Module } from './${name.kebab}/index.ts';\n`,
      ),
    },
  };
};

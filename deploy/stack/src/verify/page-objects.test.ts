import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../processes.ts';

interface Remote {
  readonly routes: readonly { readonly id: string }[];
}

test('every screen of a remote has a page object of its name for the journeys', () => {
  const ids = globSync('mf-*/remote.json', { cwd: ROOT }).flatMap((file) =>
    (JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Remote).routes.map(({ id }) => id),
  );
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !existsSync(path.join(ROOT, `e2e/screens/${id}.screen.ts`)))).toEqual(
    [],
  );
});

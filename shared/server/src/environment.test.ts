import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { EnvironmentError, environmentOrExit, parseEnvironment } from './environment.ts';

const Environment = z.object({ PORT: z.coerce.number().default(3000), ORIGIN: z.url() });

test('an environment is what its type makes of the variables', () => {
  expect(parseEnvironment(Environment, { ORIGIN: 'https://shop.example' })).toEqual({
    PORT: 3000,
    ORIGIN: 'https://shop.example',
  });
});

test('every variable at fault is named at once', () => {
  const read = (): unknown => parseEnvironment(Environment, { PORT: 'high', ORIGIN: 'shop' });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(/^The environment has faults:\n {2}PORT: .+\n {2}ORIGIN: .+$/);
});

test('what is no fault of the environment is thrown on', () => {
  const read = (): never => {
    throw new TypeError('of the code');
  };
  expect(() => environmentOrExit(read)).toThrow(new TypeError('of the code'));
});

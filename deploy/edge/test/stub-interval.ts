import { jest } from '@jest/globals';

/** Takes the interval that the code under test sets: it runs when a test says so, and only then. */
export const stubInterval = (): { readonly run: () => void } => {
  let taken = (): void => undefined;
  const take = (run: () => void): NodeJS.Timeout => {
    taken = run;
    const none = setTimeout(() => undefined);
    clearTimeout(none);
    return none;
  };
  jest.spyOn(globalThis, 'setInterval').mockImplementation(take);
  return { run: () => taken() };
};

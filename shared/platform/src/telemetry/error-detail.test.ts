import { expect, test } from '@jest/globals';
import { errorDetail } from './error-detail.ts';

// Covers: REL-017
test('an error tells what and where, the nearest two of our own files only', () => {
  const error = new TypeError('x is not a function');
  error.stack = `TypeError: x is not a function
    at a (https://shop.example/remotes/mf-a/1.2.0/app.1a2b.js:1:2345)
    at b (https://elsewhere.example/third.js:9:9)
    at https://shop.example/remotes/mf-a/1.2.0/remoteEntry.js:2:7
    at c (https://shop.example/remotes/shell/3.0.0/main.js:1:1)`;
  expect(errorDetail(error)).toBe(
    'TypeError: x is not a function @ /remotes/mf-a/1.2.0/app.1a2b.js:1:2345 @ ' +
      '/remotes/mf-a/1.2.0/remoteEntry.js:2:7',
  );
});
test('what is not an error is said as it is', () => expect(errorDetail('gone')).toBe('gone'));

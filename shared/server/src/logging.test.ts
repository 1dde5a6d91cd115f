import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { requestId, serializeError } from './logging.ts';

describe('serializeError', () => {
  it('never tells the parameters of a query, nor the row that the driver quotes', () => {
    const cause = Object.assign(new Error('duplicate key value violates a constraint'), {
      code: '23505',
      detail: 'Key (email)=(ka.yan@example.com) already exists.',
    });
    const error = new Error(
      'Failed query: insert into users (email) values ($1)\nparams: ka.yan@example.com,12 ' +
        'Nathan Road\nTsim Sha Tsui',
      { cause },
    );
    const logged = serializeError(error);
    const text = JSON.stringify(logged);
    expect(text).not.toMatch(/ka\.yan|Nathan|Tsim Sha Tsui/);
    expect(logged.message).toBe('Failed query: insert into users (email) values ($1)');
    expect(logged.stack).toContain('logging.test.ts');
    expect(logged.cause).toMatchObject({ code: '23505' });
  });

  it('names an error of another realm', () => {
    const error: unknown = runInNewContext("new TypeError('x is not a function')");
    expect(error).not.toBeInstanceOf(Error);
    expect(serializeError(error)).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
    });
  });

  it('keeps to itself what was thrown and is no error', () => {
    expect(serializeError('a secret')).toEqual({
      type: 'string',
      message: 'not an Error',
      stack: '',
    });
  });
});

describe('requestId', () => {
  const asked = (id: string): string => requestId({ headers: { 'x-request-id': id } });
  it('takes a given id that is one, and makes another otherwise', () => {
    expect(asked('0a1b2c3d-request')).toBe('0a1b2c3d-request');
    expect(asked('x"\n{"level":60}')).toMatch(/^[\da-f-]{36}$/);
  });
});

import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { api } from '../api/index.ts';
import { defineCall, type CallContract } from '../call.ts';
import { createContractNetwork } from './network.ts';
import { answerOf, sampleOf, SHAPES } from './sample-responses.ts';

describe('made-up answers', () => {
  test.each(SHAPES)(
    '$amount, turn $turn: each call’s answer is one that its contract allows',
    (shape) => {
      const wrong = Object.entries(api as Record<string, CallContract>).flatMap(
        ([id, contract]) => {
          const { data, ...extra } = answerOf(contract, shape) as { data: unknown };
          const results = [contract.data.safeParse(data), contract.extra?.safeParse(extra)];
          return results.flatMap((result) =>
            result?.success === false
              ? [
                  `${id}: ${result.error.issues
                    .map(({ path, message }) => `${path.join('.')} ${message}`)
                    .join('; ')}`,
                ]
              : [],
          );
        },
      );
      expect(wrong).toEqual([]);
    },
  );
  test('full has what may be there, lean only what must be', () => {
    const schema = z.object({
      id: z.string(),
      note: z.string().optional(),
      end: z.string().nullable(),
      list: z.array(z.number()),
      kind: z.enum(['a', 'b']),
    });
    expect(sampleOf(schema, { amount: 'lean', turn: 1 })).toEqual({
      id: '1001',
      end: null,
      list: [],
      kind: 'b',
    });
    expect(Object.keys(sampleOf(schema, { amount: 'full', turn: 0 }) as object)).toEqual([
      'id',
      'note',
      'end',
      'list',
      'kind',
    ]);
  });
});

describe('the network of the contracts', () => {
  const contracts = {
    getThing: {
      route: defineCall('getThing', 'GET', '/v1/things/{id}', 'public'),
      tag: '',
      summary: '',
      params: z.object({ id: z.string() }),
      query: z.object({ size: z.coerce.number() }),
      data: z.object({ name: z.string() }),
      errors: [],
    },
  };
  test('answers what is offered, and notes what would be refused or is not there', async () => {
    const network = createContractNetwork(contracts, { amount: 'full', turn: 0 });
    const fine = await network.fetch('http://localhost/api/v1/things/7?size=2');
    expect(await fine.json()).toMatchObject({ code: '0', data: { name: 'Sample' } });
    expect([...network.refused]).toEqual([]);
    await network.fetch('http://localhost/api/v1/things/7');
    await expect(network.fetch('http://localhost/api/v2/things/7')).rejects.toThrow('not offered');
    expect([...network.refused]).toEqual([
      expect.stringMatching(/^getThing would be refused: query size: /),
      'GET /v2/things/7 is not offered',
    ]);
  });
});

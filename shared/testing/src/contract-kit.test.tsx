/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import {
  defineCall,
  type CallContract,
  type CallRoute,
  type RemoteRoute,
} from '@tapnook/contracts';
import { api } from '@tapnook/contracts/api';
import * as kit from '@tapnook/contracts/kit';
import {
  callQuery,
  defineRemote,
  defineScreen,
  defineSlot,
  useCall,
  type Platform,
} from '@tapnook/platform';
import { serverOf } from '@tapnook/platform/server';
import { contractProblems, type ContractSet } from './contract-kit.tsx';

const route: CallRoute = defineCall('getThing', 'GET', '/v1/things/{id}', 'public');
const routes: RemoteRoute[] = [
  {
    id: 'thing',
    path: '/things/:id',
    auth: false,
    render: 'server',
    header: true,
    footer: true,
    searchBar: false,
    fixedHeader: false,
    tabBar: false,
    sensitive: false,
  },
];
type Thing = { productName: { en_gb: string } };
const thing = (platform: Platform) => callQuery(platform.http, route, { params: { id: '7' } });
/** Reads its data in the browser only, as an app below the fold does. */
const Late = () => (
  <p>{(useCall(route, { params: { id: '7' } }).data as Thing | undefined)?.productName.en_gb}</p>
);
const screen = defineScreen({
  Component: Late,
  load: async ({ platform }) => {
    const found = await platform.queryClient.fetchQuery(thing(platform));
    return { title: (found as Thing).productName.en_gb };
  },
});
const manifest = {
  name: 'mf-thing',
  routes,
  slots: { gives: {}, uses: [] },
  events: { emits: [], listens: [] },
  links: { gives: ['thing'], uses: [] },
  budget: { routeBytes: 1 },
};
const remote = serverOf(
  defineRemote(
    {
      manifest,
      screens: { thing: async () => ({ screen }) },
      messages: async () => ({ default: {} }),
    },
    '1.0.0',
  ),
  { late: defineSlot({ Component: Late }) },
);
const declared = { routes, slots: { gives: ['late'] }, links: { gives: ['thing'] } };
const contracts = (data: CallContract['data']): ContractSet => ({
  ...kit,
  linkExamples: { thing: ['/things/7'] },
  slotExamples: { late: [{}] },
  api: { getThing: { route, tag: '', summary: '', data, errors: [] } },
});
const whole = api.getProduct.data.pick({ productName: true });
const holed = whole.extend({ productName: whole.shape.productName.nullable() });

// Covers: REL-004
describe('a remote held to contracts', () => {
  test('stands on those it was written for', async () =>
    expect(await contractProblems(remote, declared, contracts(whole))).toEqual([]));
  test('reports an answer that it can no longer show, on pages and in later fetches', async () => {
    expect(await contractProblems(remote, declared, contracts(holed))).toEqual([
      expect.stringMatching(/^page \/things\/7: Cannot read properties of null.*lean answers/),
      expect.stringMatching(/^slot late: Cannot read properties of null/),
    ]);
  });
  test('is told of a link or slot that it declares and does not have', async () => {
    const found = await contractProblems(
      remote,
      { ...declared, slots: { gives: ['gone'] }, links: { gives: ['nowhere'] } },
      contracts(whole),
    );
    expect(found).toEqual([
      'no contract knows its link nowhere (every page)',
      expect.stringContaining('slot gone: it is declared but not there'),
    ]);
  });
});

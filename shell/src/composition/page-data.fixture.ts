import type { PageData } from '@tapnook/contracts';

/** What a page of a composition without remotes tells its browser. */
export const pageData = (change: Partial<PageData> = {}): PageData => ({
  locale: 'en-US',
  composition: {
    channel: 'production',
    generation: 1,
    shell: { version: '1.0.0', bucket: 'stable' },
    remotes: [],
  },
  config: {
    origin: 'https://tapnook.example',
    gatewayOrigin: 'https://gateway.example',
    chatOrigin: null,
    mapTiles: null,
  },
  remote: null,
  rendered: false,
  slots: [],
  state: { at: 0, queries: [] },
  messages: {},
  serverTime: 0,
  answeredAt: 0,
  status: 200,
  ...change,
});

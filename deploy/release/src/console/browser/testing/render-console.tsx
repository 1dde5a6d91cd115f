import './browser-globals.ts';
import { render } from '@testing-library/react';
import type { ConsoleState } from '../../console-state.types.ts';
import { App } from '../app.tsx';

/** Nothing arrives by itself in a test. */
class SilentEventSource extends EventTarget {
  close(): void {
    // Nothing is open.
  }
}

export const EMPTY_STATE: ConsoleState = {
  channel: 'production',
  generation: 7,
  actor: { name: 'Wing', role: 'manager', team: null },
  heads: [{ channel: 'production', generation: 7 }],
  apps: [],
  alarms: [],
  rollouts: [],
  history: [],
  audit: [],
  blocks: [],
  links: [],
  approvals: { requests: [] },
  policy: {
    version: 0,
    setBy: '',
    setAt: '2026-11-01T00:00:00.000Z',
    reason: '',
    rules: {
      teams: [],
      checks: [],
      stages: [],
      minimumMinutes: 0,
      approvals: [],
      windows: [],
      freezes: [],
    },
  },
  scheduled: [],
  flags: [],
  clearSiteData: null,
};

export const appRow = (
  app: string,
  more: Partial<ConsoleState['apps'][number]> = {},
): ConsoleState['apps'][number] => ({
  app,
  team: 'catalog',
  stable: '1.0.0',
  lastGood: null,
  candidate: null,
  newest: '1.1.0',
  versions: ['1.1.0', '1.0.0'],
  integrity: 'sha384-abcdefghijkl',
  bytes: 12_000,
  health: 'healthy',
  errorRate: 0,
  ...more,
});

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
/** What the registry answers, by method and path; a number is the status of a refusal. */
export type Answers = Readonly<Record<string, unknown>>;

const refusal = {
  code: '50106',
  message: 'Refused.',
  data: { en_US: 'Refused.', zh_HK: '被拒絕。' },
};

/** What the registry calls a refusal of this status, where the console tells them apart. */
const CODES: Readonly<Record<number, string>> = { 404: '50107' };

/** The console at an address, before a registry whose answers are made up. */
export const renderConsole = ({
  at = '/production',
  state = {},
  answers = {},
  locale = 'en-US',
}: {
  readonly at?: string;
  readonly state?: Partial<ConsoleState>;
  readonly answers?: Answers;
  readonly locale?: 'en-US' | 'zh-HK';
} = {}) => {
  const requests: Request[] = [];
  document.documentElement.lang = locale;
  document.head.innerHTML = '<meta name="actor" content="Wing">';
  window.location.hash = at;
  const known: Answers = {
    'GET /console/state/production': { ...EMPTY_STATE, ...state },
    ...answers,
  };
  Object.assign(globalThis, { EventSource: SilentEventSource });
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    const method = init?.method ?? 'GET';
    requests.push({
      method,
      path,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    const answer = known[`${method} ${path}`] ?? 404;
    return Promise.resolve(
      typeof answer === 'number'
        ? Response.json({ ...refusal, code: CODES[answer] ?? refusal.code }, { status: answer })
        : Response.json(answer),
    );
  };
  const { container } = render(<App />);
  return { container, requests, changes: () => requests.filter(({ method }) => method !== 'GET') };
};

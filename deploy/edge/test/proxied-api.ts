import { afterEach, beforeEach } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyCalls } from './proxied-edge.ts';

export const jwt = (exp: number): string =>
  `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.y`;
export const FRESH = jwt(Date.now() / 1_000 + 600);
export const OLD = jwt(1);
/** Headers of the shop's own page. */
export const own = { source: 'Web', 'sec-fetch-site': 'same-origin' };

interface ProxiedApi {
  readonly api: FastifyInstance;
  readonly edge: FastifyInstance;
  /** What reached the API, but for signing in, renewing and the profile. */
  readonly seen: { url: string; headers: Record<string, unknown>; body: unknown }[];
  readonly refreshes: number;
  /** What a refresh is answered with. */
  refreshStatus: number;
  /** Holds back what is asked for at `…/held…`, signing out and every refresh. */
  readonly hold: () => void;
  /** Lets go what is held back. */
  readonly release: () => void;
}
interface State {
  seen: ProxiedApi['seen'];
  refreshes: number;
  refreshStatus: number;
  held: Promise<void> | undefined;
}

const addSessionCalls = (api: FastifyInstance, state: State): void => {
  api.post('/api/v1/public/accounts/users/login', (_request, reply) =>
    reply.code(201).send({
      code: '0',
      message: '',
      data: {
        accessToken: FRESH,
        refreshToken: 'r1',
        deviceToken: 'd1',
        firstLogin: false,
        user: { userId: '7', name: '嘉欣', image: null, role: 'client' },
      },
    }),
  );
  api.post('/api/v1/public/accounts/users/refresh-token', async (_request, reply) => {
    state.refreshes += 1;
    await state.held;
    return reply.code(state.refreshStatus).send({
      code: state.refreshStatus === 401 ? '10104' : '0',
      data: {
        accessToken: FRESH,
        refreshToken: 'r2',
        user: { userId: '7', name: '嘉欣', image: null },
      },
    });
  });
};
const addOtherCalls = (api: FastifyInstance, state: State): void => {
  api.patch('/api/v1/client/accounts/users', (request) => ({
    code: '0',
    data: {
      userId: '7',
      email: 'kayan@example.com',
      phone: null,
      profileImage: '/api/media/photo',
      ...(request.body as object),
    },
  }));
  api.get('/api/gateway', (_request, reply) => reply.code(401).send('sign in first'));
  api.get('/api/long', (_request, reply) => reply.send({ code: '0', data: 'word '.repeat(2_000) }));
  api.post('/api/v1/public/points/anything', () => ({
    code: '0',
    data: { accessToken: 'a', refreshToken: 'b', user: { userId: '1' } },
  }));
  api.all('/api/*', async (request, reply) => {
    state.seen.push({ url: request.url, headers: request.headers, body: request.body });
    if (request.url.includes('held') || request.url.includes('sign-out')) await state.held;
    return request.url.includes('refused')
      ? reply.code(401).send({ code: '10104' })
      : reply.send({ code: '0', data: 'ok' });
  });
};

/** An API that signs in and renews, and an edge before it; both are new for each test. */
export const useProxiedApi = (): ProxiedApi => {
  const proxy = {} as State & { -readonly [Key in keyof ProxiedApi]: ProxiedApi[Key] };
  beforeEach(async () => {
    Object.assign(proxy, { seen: [], refreshes: 0, refreshStatus: 201, held: undefined });
    proxy.hold = () => void (proxy.held = new Promise((resolve) => void (proxy.release = resolve)));
    proxy.api = Fastify();
    addSessionCalls(proxy.api, proxy);
    addOtherCalls(proxy.api, proxy);
    const address = await proxy.api.listen({ port: 0, host: '127.0.0.1' });
    proxy.edge = Fastify();
    await proxyCalls(proxy.edge, address);
    await proxy.edge.ready();
  });
  afterEach(async () => {
    await proxy.edge.close();
    await proxy.api.close();
  });
  return proxy;
};

/** Signs in through the edge, as the shop's page does. */
export const signIn = ({ edge }: Pick<ProxiedApi, 'edge'>, cookies: Record<string, string> = {}) =>
  edge.inject({
    method: 'POST',
    url: '/api/v1/public/accounts/users/login',
    headers: own,
    cookies,
    payload: { email: 'a@b.c', password: 'x' },
  });

/** Cookies of an answer by their names. */
export const cookiesOf = (answer: {
  cookies: {
    name: string;
    value: string;
    httpOnly?: boolean;
    sameSite?: string;
    maxAge?: number;
  }[];
}) => Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]));

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@tapnook/stack/free-port';
import { APPLE_TEAM } from './apple-team.ts';
import { VONAGE_OF_SANDBOX } from './vonage.ts';
import { WALLETS_OF_SANDBOX } from './wallets.ts';

const SANDBOX = join(import.meta.dirname, '../../sandbox');

export interface Sandbox {
  readonly origin: string;
  readonly smtpPort: number;
  /** Makes a payment method of a test card's number, as a client without the script does. */
  readonly card: (number: string) => Promise<string>;
  /** Makes a confirmation token of a test card's number, as the Payment Element does. */
  readonly token: (
    number: string,
    terms: {
      readonly amount: number;
      readonly setupFutureUsage?: 'off_session';
      readonly captureMethod?: 'manual';
    },
  ) => Promise<string>;
  /** Presses a button of a challenge or wallet page. */
  readonly answer: (url: string, answer: 'approve' | 'refuse') => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * The sandbox as a process of its own, as it runs in development; its webhooks go to the edge where
 * there is one. `more` are further variables of its environment.
 */
export const startSandbox = async (
  port: number,
  apiOrigin: string,
  edgeOrigin = apiOrigin,
  more: Readonly<Record<string, string>> = {},
): Promise<Sandbox> => {
  const origin = `http://localhost:${port}`;
  const smtpPort = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: SANDBOX,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      API_ORIGIN: apiOrigin,
      WEBHOOK_URL: `${edgeOrigin}/api/v1/gateway/webhook`,
      SHOP_ORIGINS: 'http://localhost:3000',
      ...APPLE_TEAM,
      ...WALLETS_OF_SANDBOX,
      ...VONAGE_OF_SANDBOX,
      ...more,
    },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Sandbox dashboard') && ready());
    child.once('exit', (code) => fail(new Error(`the sandbox ended with ${code}`)));
  });
  return {
    origin,
    smtpPort,
    card: async (number) => {
      const body = new URLSearchParams({
        type: 'card',
        'card[number]': number,
        'card[exp_month]': '12',
        'card[exp_year]': '2039',
        'card[cvc]': number.startsWith('37') ? '1234' : '123',
      });
      const answer = await fetch(`${origin}/v1/payment_methods`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_sandbox' },
        body,
      });
      return ((await answer.json()) as { id: string }).id;
    },
    token: async (number, terms) => {
      const answer = await fetch(`${origin}/elements/confirmation-tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          key: 'pk_sandbox',
          locale: 'en-US',
          number,
          expiry: '12/39',
          cvc: '123',
          terms: { currency: 'hkd', ...terms },
        }),
      });
      return ((await answer.json()) as { id: string }).id;
    },
    answer: async (url, answer) =>
      void (await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin },
        body: new URLSearchParams({ answer }),
      })),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below every system's own range: a port given here is not handed to a connection that opens before
 * its server listens.
 */
const [FIRST, END] = [15_000, 32_000];
const TRIES = 50;

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer().once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/**
 * A port of this machine that nobody listens on, for a server that must know its address before it
 * listens. Throws when none is found.
 */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${FIRST} to ${END - 1}`);
};

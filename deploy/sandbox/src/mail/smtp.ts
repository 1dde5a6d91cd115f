import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';
import { refusalOf } from './sender-rules.ts';

export interface MailServer {
  /** Takes letters on a port, 0 for a free one. Gives the port. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

const LARGEST = 10_000_000;
const REPLIES = {
  refuse: [550, 'The sandbox refused this letter'],
  later: [451, 'The sandbox asks to try again later'],
} as const;

const refusal = ([code, message]: readonly [number, string]): Error =>
  Object.assign(new Error(message), { responseCode: code });

/** A mail server that takes letters to everybody, by the rules of large mailbox providers. */
export const openMailServer = (mailbox: Mailbox): MailServer => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: LARGEST,
    disableReverseLookup: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const next = mailbox.takeNext();
        if (next !== 'accept') return done(refusal(REPLIES[next]));
        if (stream.sizeExceeded) return done(refusal([552, 'This letter is too large']));
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom } = session.envelope;
        const reason = refusalOf(raw, mailFrom === false ? '' : mailFrom.address);
        if (reason !== undefined) return done(refusal([550, `5.7.1 ${reason}`]));
        mailbox
          .receive(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          )
          .then(() => done(), done);
      });
    },
  });
  // A client that goes away in the middle of a letter is its own trouble, not this process's.
  server.on('error', () => undefined);
  return {
    listen: async (port, host) => {
      const listening = server.listen(port, host);
      await once(listening, 'listening');
      const address = listening.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

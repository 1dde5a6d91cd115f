import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../web/headers.ts';
import { localeOf } from '../web/locale.ts';
import { noticeOf, redirectWithNotice } from '../web/notice.ts';
import { textOf } from '../web/request.ts';
import { mailPage } from './mail.page.ts';
import type { Letter, Mailbox } from './mailbox.ts';
import { linksOf, NEXT_LETTER } from './mailbox.ts';

/** A letter's own style may be inline, for mail knows no other; nothing in it runs. */
const LETTER_POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; sandbox " +
  "allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";

/** Links of a letter open in a new tab. The doctype stays first, or browsers use quirks mode. */
const withNewTabs = (letter: string): string =>
  letter.replace(/^(\s*<!doctype[^>]*>)?/i, '$1<base target="_blank">');

const described = (letter: Letter) => ({
  id: letter.id,
  from: letter.from,
  to: letter.to,
  subject: letter.subject,
  text: letter.text,
  html: letter.html,
  links: linksOf(letter),
  files: letter.files ?? [],
  at: letter.at,
  read: letter.read,
});

const jsonRoutes = (server: FastifyInstance, mailbox: Mailbox): void => {
  server.get('/api/mail', (request) => {
    const limit = Math.min(200, Number(textOf(request.query, 'limit')) || 50);
    const letters = mailbox.list(textOf(request.query, 'to') || undefined);
    return { total: letters.length, messages: letters.slice(0, limit).map(described) };
  });
  server.get('/api/mail/:id', (request, reply) => {
    const letter = mailbox.get(textOf(request.params, 'id'));
    return letter ? described(letter) : reply.callNotFound();
  });
  server.delete('/api/mail', (_request, reply) => {
    mailbox.clear();
    return reply.code(204).send();
  });
};

/** Registers the mailbox: its pages, and `GET /api/mail?to=` for tests. */
export const mailRoutes = async (
  server: FastifyInstance,
  { mailbox }: { mailbox: Mailbox },
): Promise<void> => {
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    open: Letter | undefined,
  ): FastifyReply => {
    const locale = localeOf(request);
    const to = textOf(request.query, 'to').trim();
    const page = mailPage({
      locale,
      letters: mailbox.list(to || undefined),
      open,
      to,
      next: mailbox.next(),
      notice: noticeOf(request, 'mail'),
    });
    return sendPage(reply, page, { frames: ["'self'"] });
  };
  const withLetter = (
    request: FastifyRequest,
    reply: FastifyReply,
    use: (letter: Letter) => FastifyReply | void,
  ): FastifyReply | void => {
    const letter = mailbox.get(textOf(request.params, 'id'));
    return letter ? use(letter) : reply.callNotFound();
  };

  server.get('/dashboard/mail', (request, reply) => show(request, reply, undefined));
  server.get('/dashboard/mail/:id', (request, reply) =>
    withLetter(request, reply, (letter) => {
      mailbox.markRead(letter.id);
      return show(request, reply, mailbox.get(letter.id));
    }),
  );
  server.get('/dashboard/mail/:id/letter', (request, reply) =>
    withLetter(request, reply, (letter) =>
      reply
        .headers({ 'content-security-policy': LETTER_POLICY, 'x-content-type-options': 'nosniff' })
        .type('text/html; charset=utf-8')
        .send(withNewTabs(letter.html)),
    ),
  );
  server.get('/dashboard/mail/:id/raw', (request, reply) =>
    withLetter(request, reply, (letter) =>
      reply
        .header('x-content-type-options', 'nosniff')
        .type('text/plain; charset=utf-8')
        .send(letter.raw),
    ),
  );
  server.get('/dashboard/mail/:id/files/:index', (request, reply) =>
    withLetter(request, reply, (letter) => {
      const file = letter.files?.[Number(textOf(request.params, 'index'))];
      return file
        ? reply
            .headers({ 'x-content-type-options': 'nosniff', 'content-disposition': 'attachment' })
            .type('application/octet-stream')
            .send(file.content)
        : reply.callNotFound();
    }),
  );
  server.post('/dashboard/mail/clear', (_request, reply) => {
    mailbox.clear();
    return redirectWithNotice(reply, '/dashboard/mail', 'cleared');
  });
  server.post('/dashboard/mail/next', (request, reply) => {
    mailbox.setNext(NEXT_LETTER.find((one) => one === textOf(request.body, 'next')) ?? 'accept');
    return redirectWithNotice(reply, '/dashboard/mail', 'wasSet');
  });
  jsonRoutes(server, mailbox);
};

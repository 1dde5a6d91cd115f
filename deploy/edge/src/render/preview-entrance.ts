import { firstSegment, links, localePath, splitLocale } from '@tapnook/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutOverride } from '../composition/overrides.ts';
import { createStaffCheck } from '../session/staff.ts';
import { previewRefusedPage } from './preview-refused-page.ts';
import type { RequestComposerOptions } from './request-composer.ts';
import { spokenLocale } from './spoken-locale.ts';
import { sendStaticPage } from './static-error-page.ts';

/**
 * Whether it answered in place of the page. (A reply is thenable: whoever awaits one waits for its
 * end.)
 */
export type Entrance = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

const SIGN_IN = firstSegment(links.login());

/**
 * Who may see a page of the preview host: the holder of a link that holds, and staff that is signed
 * in there. Everybody may sign in. Whoever's link has ended or is left goes on in the shop.
 */
export const createPreviewEntrance = ({
  config,
  overrides,
  accessTokenKeys,
}: Pick<RequestComposerOptions, 'config' | 'overrides' | 'accessTokenKeys'>): Entrance => {
  const isStaff = createStaffCheck(config, accessTokenKeys);
  const cleanUrl = (request: FastifyRequest): string =>
    withoutOverride(request.url).replace(/^[/\\]+/, '/');
  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    reason: Parameters<typeof previewRefusedPage>[1],
  ): boolean => {
    const { locale } = splitLocale(request.url.split('?')[0] ?? '/');
    const shown = locale ?? spokenLocale(config, request);
    const signIn = localePath(shown, links.login());
    void sendStaticPage(
      reply.code(403),
      previewRefusedPage(shown, reason, { shop: config.shopOrigin, signIn }),
    );
    return true;
  };
  const redirect = (reply: FastifyReply, to: string): boolean => {
    void reply.header('cache-control', 'no-store').redirect(to, 302);
    return true;
  };
  const leave = (request: FastifyRequest, reply: FastifyReply): boolean => {
    overrides.clearCookie(reply);
    return redirect(reply, config.shopOrigin + cleanUrl(request));
  };
  const followCommand: Entrance = async (request, reply) => {
    const command = await overrides.readCommand(request);
    if (command.kind === 'none') return false;
    if (command.kind === 'refused') return refuse(request, reply, command.reason);
    if (command.kind === 'leave') return leave(request, reply);
    overrides.setCookie(reply, command.token, command.claim);
    return redirect(reply, cleanUrl(request));
  };
  return async (request, reply) => {
    if (await followCommand(request, reply)) return true;
    const status = await overrides.status(request);
    if (status === 'active') return false;
    const { locale, path } = splitLocale(request.url.split('?')[0] ?? '/');
    if (firstSegment(path) === SIGN_IN || (await isStaff(request))) return false;
    if (status === 'needs-staff')
      return redirect(
        reply,
        localePath(locale ?? spokenLocale(config, request), links.login(path)),
      );
    return status === 'none' ? refuse(request, reply, 'needed') : leave(request, reply);
  };
};

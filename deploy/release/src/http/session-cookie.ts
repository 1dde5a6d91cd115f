import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './authenticate.ts';

/** The console's session, for its own pages alone. */
export const sessionCookie = (request: FastifyRequest, token: string, age: number): string =>
  `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; ` +
  `Max-Age=${age}${request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : ''}`;

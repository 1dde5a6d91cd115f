import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const Header = z.object({ alg: z.literal('HS256') });
const Claims = z.object({ role: z.string().min(1), iss: z.literal('tapnook-api') });
const decodeSegment = (text: string): unknown =>
  JSON.parse(Buffer.from(text, 'base64url').toString());

/**
 * Groups of whoever holds this access token, for the rules of a canary: the account's role. Only
 * the API's signature is believed. A token that has run out still tells who it was made for: which
 * version a page is made of must not change between two renewals, and opens nothing that the API
 * guards.
 */
export const canaryGroupsOf = (
  token: string | undefined,
  secret: string | undefined,
): readonly string[] => {
  const [header = '', claims = '', signature = '', rest] = token?.split('.') ?? [];
  if (!secret || !signature || rest !== undefined) return [];
  const wanted = createHmac('sha256', secret).update(`${header}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return [];
  try {
    Header.parse(decodeSegment(header));
    return [Claims.parse(decodeSegment(claims)).role];
  } catch {
    return [];
  }
};

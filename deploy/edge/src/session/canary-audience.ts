import { compactVerify } from 'jose';
import { z } from 'zod';
import type { AccessTokenKeys } from './access-token-keys.ts';

const Header = z.object({ typ: z.literal('at+jwt'), kid: z.string() });
const Claims = z.object({
  role: z.string().min(1),
  iss: z.literal('tapnook-api'),
  aud: z.literal('tapnook-shop'),
});

/**
 * Groups of whoever holds this access token, for the rules of a canary: the account's role. Only
 * the API's signature is believed. A token that has run out still tells who it was made for: which
 * version a page is made of must not change between two renewals, and opens nothing that the API
 * guards.
 */
export const canaryGroupsOf = async (
  token: string | undefined,
  keys: Pick<AccessTokenKeys, 'find'>,
): Promise<readonly string[]> => {
  if (!token) return [];
  try {
    const { payload, protectedHeader } = await compactVerify(token, keys.find, {
      algorithms: ['EdDSA'],
    });
    Header.parse(protectedHeader);
    return [Claims.parse(JSON.parse(Buffer.from(payload).toString())).role];
  } catch {
    return [];
  }
};

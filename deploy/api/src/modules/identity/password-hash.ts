import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's parameters: 19 MiB, two passes. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * Hash of a password that nobody has, of the same cost: who is unknown takes as long to refuse as
 * who is known.
 */
const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), SETTINGS);

/**
 * Whether the password is right; always false, after the same work, when there is none to compare
 * with.
 */
export const verifyPassword = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  const right = await verify(stored ?? NOBODY, password.normalize('NFKC'));
  return right && stored !== null && stored !== undefined;
};

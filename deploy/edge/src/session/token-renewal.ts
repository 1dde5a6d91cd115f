/** Seconds before its end at which an access token is renewed. */
const MARGIN_SECONDS = 30;

/** Whether an access token will be refused soon; the API alone decides whether it is genuine. */
export const isStale = (token: string | undefined, now = Date.now()): boolean => {
  if (!token) return true;
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp?: number;
    };
    return typeof exp !== 'number' || exp * 1_000 < now + MARGIN_SECONDS * 1_000;
  } catch {
    return true;
  }
};

/** As it is now: a test that records what the shop sends does not record its shoppers' browsers. */
const browse = globalThis.fetch;

const fieldsOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );

/**
 * A browser at a sign-in page of the sandbox: picks the person `sub`, and gives what it brings back
 * to the shop at `shopOrigin`, in the address or in the form that Apple's page posts.
 */
export const approveSignIn = async (
  url: string,
  sub: string,
  shopOrigin: string,
): Promise<Record<string, string>> => {
  const jar = new Map<string, string>();
  const visit = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await browse(address, { ...init, redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location || location.startsWith(`${shopOrigin}/`)) return answer;
    const next = new URL(location, address).href;
    return next.includes('/pick/')
      ? visit(next, { method: 'POST', body: new URLSearchParams({ person: sub }) })
      : visit(next);
  };
  const last = await visit(url);
  const location = last.headers.get('location');
  return location
    ? Object.fromEntries(new URL(location).searchParams)
    : fieldsOf(await last.text());
};

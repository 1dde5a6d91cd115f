const asked = new Set<string>();

/**
 * Has the browser make a document ready behind the page, by a speculation rule; false where it
 * cannot. It runs there until the shell's boot, which waits until it is shown
 * (`page-activation.ts`).
 */
export const prerenderPage = (address: string): boolean => {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- older browsers lack it
  if (!HTMLScriptElement.supports?.('speculationrules')) return false;
  if (asked.has(address)) return true;
  asked.add(address);
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  rules.textContent = JSON.stringify({
    prerender: [{ source: 'list', urls: [address], eagerness: 'immediate' }],
  });
  document.head.append(rules);
  return true;
};

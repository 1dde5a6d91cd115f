import { framingShop } from '../../web/framing-shop.ts';

/** What the script in the shop's page wants. */
export interface Question {
  readonly type: string;
  readonly id?: string;
  readonly [name: string]: unknown;
}
/** Tells the script in the shop's page; no digit of a card is ever in it but its last four. */
export type Tell = (type: string, more?: Readonly<Record<string, unknown>>) => void;

/** Opens the way between a framed page and the shop around it; strangers are told nothing. */
export const openChannel = (parents: string, listen: (question: Question) => void): Tell => {
  const origin = framingShop(parents);
  const tell: Tell = (type, more = {}) => {
    if (origin !== undefined && window.parent !== window)
      window.parent.postMessage({ source: 'elements-frame', type, ...more }, origin);
  };
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const data = event.data as (Question & { source?: string }) | null;
    if (
      event.origin === origin &&
      event.source === window.parent &&
      data?.source === 'elements-script'
    )
      listen(data);
  });
  new ResizeObserver(() =>
    tell('height', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) }),
  ).observe(document.documentElement);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell('escape');
  });
  window.addEventListener('focus', () => tell('focus'));
  window.addEventListener('blur', () => tell('blur'));
  return tell;
};

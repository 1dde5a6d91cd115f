import { h } from './dom.ts';
import { announce } from './live-region.ts';

const SHOWN_MS = 3_000;
const ERROR_SHOWN_MS = 12_000;

/** Says something at the bottom for a while; the pointer or the focus on it keeps it. */
export const toast = (text: string, kind: 'done' | 'error' = 'done'): void => {
  document.querySelector('.toast')?.remove();
  const box = h(
    'div',
    { class: `toast ${kind}`, role: kind === 'error' ? 'alert' : null, tabindex: 0 },
    text,
  );
  if (kind === 'done') announce(text);
  let timer = setTimeout(() => box.remove(), kind === 'error' ? ERROR_SHOWN_MS : SHOWN_MS);
  const stay = () => clearTimeout(timer);
  const leave = () => {
    timer = setTimeout(() => box.remove(), SHOWN_MS);
  };
  box.addEventListener('pointerenter', stay);
  box.addEventListener('focus', stay);
  box.addEventListener('pointerleave', leave);
  box.addEventListener('blur', leave);
  document.body.append(box);
};

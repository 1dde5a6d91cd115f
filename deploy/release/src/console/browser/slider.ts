import { h } from './dom.ts';
import { weight } from './format.ts';
import { t } from './locale.ts';

/** Stops of the slider, in basis points. */
export const STOPS = [0, 100, 500, 1_000, 2_500, 5_000, 10_000];
const LABELLED = [0, 1_000, 2_500, 5_000, 10_000];

export const nextStop = (value: number): number => STOPS.find((stop) => stop > value) ?? 10_000;
const previousStop = (value: number): number => STOPS.findLast((stop) => stop < value) ?? 0;

const stopFor = (key: string, value: number): number | null => {
  if (key === 'ArrowRight' || key === 'ArrowUp' || key === 'PageUp') return nextStop(value);
  if (key === 'ArrowLeft' || key === 'ArrowDown' || key === 'PageDown') return previousStop(value);
  if (key === 'Home') return 0;
  return key === 'End' ? 10_000 : null;
};

/**
 * A range input whose keys walk the stops; Enter commits what it shows. `moved` hears every change
 * that is not committed yet.
 */
export const slider = (
  id: string,
  value: number,
  disabled: boolean,
  moved: (value: number) => void,
  commit: () => void,
): HTMLElement => {
  const input = h('input', {
    id,
    type: 'range',
    class: 'slide',
    min: 0,
    max: 10_000,
    step: 50,
    value,
    disabled,
    'aria-label': t('traffic'),
  });
  const show = () => {
    input.style.setProperty('--at', String(Number(input.value) / 10_000));
    input.setAttribute('aria-valuetext', t('trafficOf', { weight: weight(Number(input.value)) }));
    moved(Number(input.value));
  };
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') commit();
    const stop = stopFor(event.key, Number(input.value));
    if (stop === null) return;
    event.preventDefault();
    input.value = String(stop);
    show();
  });
  show();
  const ticks = LABELLED.map((stop) => {
    const tick = h('span', {}, stop === 10_000 ? '100%' : String(stop / 100));
    tick.style.setProperty('--at', String(stop / 10_000));
    return tick;
  });
  return h(
    'div',
    { class: 'slider' },
    input,
    h('div', { class: 'ticks', 'aria-hidden': 'true' }, ticks),
  );
};

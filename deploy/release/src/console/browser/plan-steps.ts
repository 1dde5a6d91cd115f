import type { RolloutRow } from '../console-state.types.ts';
import { h } from './dom.ts';
import { time, weight } from './format.ts';
import { t } from './locale.ts';
import { nextStop } from './slider.ts';

/** The weight that a plan goes to next; undefined after its last step, and without a plan. */
const nextPlanned = ({ plan, weight: present }: RolloutRow): number | undefined =>
  plan.find((step) => step.weight > present)?.weight;

/** The steps of a plan, done, present and to come. */
export const planSteps = (rollout: RolloutRow): HTMLElement | false => {
  const { plan, weight: present, steppedAt, held } = rollout;
  if (plan.length === 0) return false;
  const at = plan.findLastIndex((step) => step.weight <= present);
  const steps = plan.map((step, index) => {
    const text = t('stepOf', { weight: weight(step.weight), minutes: step.minutes });
    if (index !== at) return h('li', { class: index < at ? 'done' : null }, text);
    const until = time(Date.parse(steppedAt) + step.minutes * 60_000);
    return h(
      'li',
      { class: 'now', 'aria-current': 'step' },
      text,
      ' ',
      h('span', { class: 'dim' }, held ? t('heldNow') : t('until', { time: until })),
    );
  });
  return h(
    'ol',
    { class: 'steps', 'aria-label': t('planOf', { app: rollout.app }) },
    steps,
    h('li', {}, t('everybody')),
  );
};

/** A few shoppers stay on stable beside any candidate: this is as many as can meet it. */
const WIDEST = 9_800;
export const isWidest = ({ weight: present }: RolloutRow): boolean => present >= WIDEST;
/** Where one press leads: the plan's next step, or the next stop of the slider. */
export const ahead = (rollout: RolloutRow): number =>
  isWidest(rollout) ? 10_000 : (nextPlanned(rollout) ?? nextStop(rollout.weight));

/** The train that a canary belongs to. */
export const trainLine = ({ train }: RolloutRow): HTMLElement | false =>
  train !== null &&
  h(
    'p',
    {},
    h(
      'span',
      { class: 'tag brand' },
      t('train', { name: train.name, apps: train.apps.join(', ') }),
    ),
    ' ',
    h('span', { class: 'dim' }, t('trainHint')),
  );

import type { ConsoleState } from '../console-state.types.ts';
import type { TextKey } from '../texts.ts';
import { actorName } from './audit-sentences.ts';
import { openConfirm, type Confirmation } from './confirm.panel.ts';
import { renderInto, h } from './dom.ts';
import { time, weight } from './format.ts';
import { t } from './locale.ts';
import { change, mayChange, removeFromRegistry } from './store.ts';

const COMMA = t('comma');
const MINUTES_OF_BRAKE = 60;

const line = (label: TextKey, text: string): HTMLElement =>
  h('li', {}, h('b', {}, t(label)), ' ', text || t('nothingAskedFor'));
const listOf = (items: readonly string[]): string => items.join(COMMA);

const policyLines = ({ policy: { rules } }: ConsoleState): HTMLElement[] => [
  line('teamsMay', listOf(rules.teams.map((action) => t(`may-${action}`)))),
  line('neededChecks', listOf(rules.checks)),
  line(
    'neededStages',
    listOf(
      rules.stages.map(({ percent, minutes }) =>
        t('stepOf', { weight: weight(percent * 100), minutes }),
      ),
    ),
  ),
  line(
    'neededApprovals',
    listOf(
      rules.approvals.map(
        ({ for: apps, count }) =>
          `${Array.isArray(apps) ? apps.join(' ') : t(`for-${apps}`)} × ${count}`,
      ),
    ),
  ),
  line(
    'releaseWindows',
    listOf(
      rules.windows.map(
        ({ days, from, to }) => `${days.map((day) => t(`day-${day}`)).join(' ')} ${from}–${to}`,
      ),
    ),
  ),
  line(
    'freezes',
    listOf(
      rules.freezes.map(
        ({ from, to, reason }) => `${from.replace('T', ' ')} – ${to.replace('T', ' ')} (${reason})`,
      ),
    ),
  ),
];

const panel = (title: TextKey, hint: string, ...content: (HTMLElement | false)[]): HTMLElement =>
  h(
    'section',
    { class: 'panel' },
    h('div', { class: 'ph' }, h('div', {}, h('h2', {}, t(title)), h('p', { class: 'mut' }, hint))),
    ...content,
  );

/** The rules of this channel, as they stand. */
export const drawPolicy = (box: Element, state: ConsoleState): void => {
  const { version, setBy, setAt, reason } = state.policy;
  renderInto(box, state.policy, () => [
    panel(
      'policy',
      version === 0
        ? t('noPolicy')
        : t('policyVersion', { version, who: actorName(setBy), time: time(setAt), reason }),
      h('ul', { class: 'pad col g2' }, policyLines(state)),
    ),
  ]);
};

type Scheduled = ConsoleState['scheduled'][number];
const cancelPlan = ({ id }: Scheduled): Confirmation => ({
  title: t('cancelScheduledAsk'),
  text: t('cancelScheduledHint'),
  lines: [],
  act: t('cancelScheduled'),
  keep: t('keepScheduled'),
  reasonNeeded: false,
  run: () => removeFromRegistry(`/v1/schedule/${id}`),
});
const scheduledRow = (one: Scheduled): HTMLElement =>
  h(
    'li',
    {},
    h(
      'div',
      { class: 'grow' },
      h('span', { class: 'b' }, time(one.dueAt)),
      ' ',
      h('span', { class: 'mut' }, actorName(one.by)),
      h(
        'p',
        { class: 'mono dim' },
        Object.entries((one.change['apps'] ?? {}) as Record<string, string>)
          .map(([app, version]) => `${app} ${version}`)
          .join(', ') || JSON.stringify(one.change),
      ),
      one.outcome && one.outcome !== 'done' && h('p', { class: 'error' }, one.outcome),
    ),
    mayChange() &&
      one.outcome === null &&
      h(
        'button',
        {
          id: `cancel-${one.id}`,
          class: 'btn out',
          type: 'button',
          'aria-label': t('cancelScheduledOf', { time: time(one.dueAt) }),
          onclick: () => openConfirm(() => cancelPlan(one)),
        },
        t('cancelScheduled'),
      ),
  );

/** Changes that wait for their time, and what became of the last ones. */
export const drawSchedule = (box: Element, state: ConsoleState): void => {
  renderInto(box, [state.scheduled, mayChange()], () => [
    panel(
      'schedule',
      state.scheduled.length > 0 ? t('scheduleHint') : t('noSchedule'),
      state.scheduled.length > 0 && h('ol', { class: 'tl' }, state.scheduled.map(scheduledRow)),
    ),
  ]);
};

const brakePlan = (isOn: boolean): Confirmation => ({
  title: t(isOn ? 'releaseBrakeAsk' : 'pullBrakeAsk'),
  text: t(isOn ? 'releaseBrakeHint' : 'pullBrakeHint', { minutes: MINUTES_OF_BRAKE }),
  lines: [],
  act: t(isOn ? 'releaseBrake' : 'pullBrake'),
  keep: t('cancel'),
  reasonNeeded: true,
  run: (reason) => change('clear-site-data', { minutes: isOn ? 0 : MINUTES_OF_BRAKE, reason }),
});

/** The emergency brake of this channel. */
export const drawBrake = (box: Element, state: ConsoleState): void => {
  const pulled = state.clearSiteData;
  const isOn = pulled !== null;
  renderInto(box, [state.clearSiteData, mayChange()], () => [
    panel(
      'brake',
      pulled ? t('brakeOn', { time: time(pulled.until) }) : t('brakeHint'),
      mayChange() &&
        h(
          'div',
          { class: 'pad' },
          h(
            'button',
            {
              id: 'brake',
              class: 'btn danger',
              type: 'button',
              onclick: () => openConfirm(() => brakePlan(isOn)),
            },
            t(isOn ? 'releaseBrake' : 'pullBrake'),
          ),
        ),
    ),
  ]);
};

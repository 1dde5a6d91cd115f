import type { ConsoleState } from '../console-state.types.ts';
import { actorName } from './audit-sentences.ts';
import { openConfirm, type Confirmation } from './confirm.panel.ts';
import { renderInto, h } from './dom.ts';
import { time, weight } from './format.ts';
import { t } from './locale.ts';
import { mayChange, ownsApp, requestChange } from './store.ts';

type Flag = ConsoleState['flags'][number];

const isOn = ({ setting, fallback }: Flag): boolean => setting?.on ?? fallback;

const turnPlan = (flag: Flag): Confirmation => ({
  title: t(isOn(flag) ? 'turnFlagOff' : 'turnFlagOn', { name: flag.name }),
  text: t('turnFlagHint', { name: flag.name }),
  lines: [],
  act: t(isOn(flag) ? 'turnFlagOff' : 'turnFlagOn', { name: flag.name }),
  keep: t('cancel'),
  reasonNeeded: true,
  run: (reason) => requestChange(`flags/${flag.name}`, { on: !isOn(flag), reason }),
});

const stateTag = (flag: Flag): HTMLElement => {
  if (!isOn(flag)) return h('span', { class: 'tag warn' }, t('flagOff'));
  const share = flag.setting?.weight ?? 10_000;
  return h(
    'span',
    { class: 'tag ok' },
    share < 10_000 ? t('flagOnFor', { weight: weight(share) }) : t('flagOn'),
  );
};

const flagRow = (flag: Flag): HTMLElement =>
  h(
    'li',
    { class: flag.isOverdue ? 'bad' : null },
    h(
      'div',
      { class: 'grow' },
      h('span', { class: 'b mono' }, flag.name),
      ' ',
      stateTag(flag),
      h('p', {}, h('span', { class: 'mut' }, `${flag.app} · `), flag.about),
      flag.setBy !== null &&
        flag.setAt !== null &&
        h(
          'p',
          { class: 'dim' },
          [
            actorName(flag.setBy),
            time(flag.setAt),
            flag.reason,
            t('flagAge', { days: flag.ageDays ?? 0 }),
          ].join(' · '),
        ),
      flag.isOverdue && h('p', { class: 'error' }, t('flagOverdue')),
    ),
    (mayChange() || ownsApp(flag.app)) &&
      h(
        'button',
        {
          id: `flag-${flag.name}`,
          class: isOn(flag) ? 'btn danger' : 'btn out',
          type: 'button',
          'aria-label': t(isOn(flag) ? 'turnFlagOff' : 'turnFlagOn', { name: flag.name }),
          onclick: () => openConfirm(() => turnPlan(flag)),
        },
        t(isOn(flag) ? 'turnOff' : 'turnOn'),
      ),
  );

/** Flags and kill switches of this channel, with their age. */
export const drawFlags = (box: Element, state: ConsoleState): void => {
  renderInto(box, [state.flags, mayChange(), state.actor], () => [
    h(
      'section',
      { class: 'panel' },
      h(
        'div',
        { class: 'ph' },
        h(
          'div',
          {},
          h('h2', {}, t('flags')),
          h('p', { class: 'mut' }, state.flags.length > 0 ? t('flagsHint') : t('noFlags')),
        ),
      ),
      state.flags.length > 0 && h('ol', { class: 'tl' }, state.flags.map(flagRow)),
    ),
  ]);
};

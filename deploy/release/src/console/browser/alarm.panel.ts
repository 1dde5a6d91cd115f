import type { ConsoleState } from '../console-state.types.ts';
import type { TextKey } from '../texts.ts';
import { renderInto, h } from './dom.ts';
import { time } from './format.ts';
import { t } from './locale.ts';

type Alarm = ConsoleState['alarms'][number];

/** How pages say why a script was refused → what that is called here. */
const REASONS: Readonly<Record<string, TextKey>> = {
  changed: 'changed',
  'not listed': 'unlisted',
  'without a hash': 'unpinned',
};

/** A page's words in the reader's language; what was said otherwise is shown as it came. */
const reasonOf = (detail: string): readonly (Node | string)[] => {
  const [, reason = '', file = '', hash] =
    /^([a-z ]+): (\S+)(?: is not (\S+))?$/.exec(detail) ?? [];
  const key = REASONS[reason];
  if (!key) return [h('code', {}, detail)];
  return [
    t(key),
    ' ',
    h('code', {}, file),
    ...(hash ? [h('br'), t('expected'), ' ', h('code', {}, hash)] : []),
  ];
};

const seenText = ({ count, seenAt }: Alarm): string =>
  t(count === 1 ? 'seenOnce' : 'seen', { count, time: time(seenAt) });

/**
 * Scripts that pages refused, above everything else of the channel; nothing when there are none.
 */
export const drawAlarms = (box: Element, { alarms }: ConsoleState): void => {
  renderInto(box, alarms, () =>
    alarms.length === 0
      ? []
      : [
          h(
            'section',
            { class: 'panel confirm', 'aria-labelledby': 'alarm-title' },
            h(
              'div',
              { class: 'ph warnhead' },
              h(
                'div',
                {},
                h('h2', { id: 'alarm-title' }, t('alarmTitle', { count: alarms.length })),
                h('p', {}, t('alarmHint')),
              ),
            ),
            h(
              'ul',
              { class: 'pad col g3' },
              alarms.map((one) =>
                h(
                  'li',
                  {},
                  h(
                    'p',
                    {},
                    h('b', { class: 'mono' }, `${one.app} ${one.version}`),
                    h('span', { class: 'dim' }, ` · ${seenText(one)}`),
                  ),
                  h('p', {}, reasonOf(one.detail)),
                ),
              ),
            ),
          ),
        ],
  );
};

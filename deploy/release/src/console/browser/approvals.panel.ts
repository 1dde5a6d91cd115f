import type { ConsoleState } from '../console-state.types.ts';
import { actorName } from './audit-sentences.ts';
import { openConfirm, type Confirmation } from './confirm.panel.ts';
import { renderInto, h } from './dom.ts';
import { time } from './format.ts';
import { t } from './locale.ts';
import { mayChange, requestChange } from './store.ts';

type Request = ConsoleState['approvals']['requests'][number];

const approvePlan = ({ app, version, requestedBy }: Request): Confirmation => ({
  title: t('approveAsk', { app, version }),
  text: t('approveHint', { who: actorName(requestedBy) }),
  lines: [],
  act: t('approveNow'),
  keep: t('notYet'),
  reasonNeeded: true,
  run: (reason) => requestChange('approvals', { app, version, reason }),
});

const requestRow = (request: Request): HTMLElement =>
  h(
    'li',
    {},
    h(
      'div',
      { class: 'grow' },
      h('span', { class: 'b' }, `${request.app} ${request.version}`),
      ' ',
      h(
        'span',
        { class: 'mut' },
        t('askedBy', { who: actorName(request.requestedBy), time: time(request.requestedAt) }),
      ),
    ),
    mayChange() &&
      h(
        'button',
        {
          id: `approve-${request.app}-${request.version}`,
          class: 'btn pri',
          type: 'button',
          'aria-label': t('approveOf', { app: request.app, version: request.version }),
          onclick: () => openConfirm(() => approvePlan(request)),
        },
        t('approve'),
      ),
  );

/** Versions that wait for a second person; nothing at all while none does. */
export const drawApprovals = (box: Element, state: ConsoleState): void => {
  const { requests } = state.approvals;
  renderInto(box, [requests, mayChange()], () =>
    requests.length === 0
      ? []
      : [
          h(
            'section',
            { class: 'panel' },
            h('div', { class: 'ph' }, h('h2', {}, t('waitingForApproval'))),
            h('ol', { class: 'tl' }, requests.map(requestRow)),
          ),
        ],
  );
};

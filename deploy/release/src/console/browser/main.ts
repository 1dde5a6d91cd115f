import { drawAlarms } from './alarm.panel.ts';
import { drawApprovals } from './approvals.panel.ts';
import { drawApps } from './apps.view.ts';
import { drawAudit } from './audit.panel.ts';
import { drawBlocks } from './blocks.panel.ts';
import { drawCanaries } from './canary.panel.ts';
import { drawCompare } from './compare.view.ts';
import { drawComposition } from './composition.panel.ts';
import { closeConfirm } from './confirm.panel.ts';
import { h } from './dom.ts';
import { drawFlags } from './flags.panel.ts';
import { drawHeader } from './header.ts';
import { drawHistory } from './history.panel.ts';
import { drawLinks } from './links.panel.ts';
import { drawBrake, drawPolicy, drawSchedule } from './policy.view.ts';
import {
  followChannel,
  startFigureReload,
  onChange,
  currentLocation,
  currentState,
  reload,
  type View,
} from './store.ts';
import { drawTrust } from './trust.view.ts';

const LAYOUTS: Readonly<Record<View, () => HTMLElement>> = {
  channel: () =>
    h(
      'div',
      { class: 'cg' },
      h(
        'div',
        { class: 'col g4' },
        h('div', { id: 'alarms' }),
        h('div', { id: 'approvals' }),
        h('div', { id: 'canaries', class: 'col g4' }),
        h('div', { id: 'composition' }),
      ),
      h(
        'div',
        { class: 'col g4' },
        h('div', { id: 'history' }),
        h('div', { id: 'confirm' }),
        h('div', { id: 'audit' }),
      ),
    ),
  compare: () => h('div', { id: 'compare', class: 'col g4' }),
  apps: () =>
    h(
      'div',
      { class: 'col g4' },
      h('div', { id: 'apps' }),
      h('div', { id: 'blocks' }),
      h('div', { id: 'links' }),
      h('div', { id: 'confirm' }),
    ),
  policy: () =>
    h(
      'div',
      { class: 'cg' },
      h(
        'div',
        { class: 'col g4' },
        h('div', { id: 'approvals' }),
        h('div', { id: 'policy' }),
        h('div', { id: 'flags' }),
        h('div', { id: 'owners' }),
      ),
      h(
        'div',
        { class: 'col g4' },
        h('div', { id: 'confirm' }),
        h('div', { id: 'schedule' }),
        h('div', { id: 'brake' }),
        h('div', { id: 'keys' }),
      ),
    ),
  log: () =>
    h(
      'div',
      { class: 'cg' },
      h('div', { class: 'col g4' }, h('div', { id: 'audit' })),
      h('div', { class: 'col g4' }, h('div', { id: 'confirm' }), h('div', { id: 'history' })),
    ),
};
/** How much of history and log each view shows. */
const LENGTHS: Readonly<Record<View, { history: number; audit: number }>> = {
  channel: { history: 6, audit: 12 },
  compare: { history: 0, audit: 0 },
  apps: { history: 0, audit: 0 },
  policy: { history: 0, audit: 0 },
  log: { history: 30, audit: 1_000 },
};

let drawn: View | null = null;

const draw = (): void => {
  drawHeader();
  const state = currentState();
  const main = document.getElementById('main');
  const { view, channel } = currentLocation();
  if (!main || !state || state.channel !== channel) return;
  if (drawn !== view) main.replaceChildren(LAYOUTS[view]());
  drawn = view;
  const at = (id: string, paint: (box: Element) => void) => {
    const box = document.getElementById(id);
    if (box) paint(box);
  };
  at('alarms', (box) => drawAlarms(box, state));
  at('canaries', (box) => drawCanaries(box, state));
  at('composition', (box) => drawComposition(box, state));
  at('history', (box) => drawHistory(box, state, LENGTHS[view].history));
  at('audit', (box) => drawAudit(box, state, LENGTHS[view].audit));
  at('compare', (box) => drawCompare(box, state));
  at('apps', (box) => drawApps(box, state));
  at('blocks', (box) => drawBlocks(box, state));
  at('links', (box) => drawLinks(box, state));
  at('approvals', (box) => drawApprovals(box, state));
  at('flags', (box) => drawFlags(box, state));
  at('policy', (box) => drawPolicy(box, state));
  at('schedule', (box) => drawSchedule(box, state));
  at('brake', (box) => drawBrake(box, state));
  const [owners, keys] = [document.getElementById('owners'), document.getElementById('keys')];
  if (owners && keys) drawTrust(owners, keys, state);
};

let followed = '';

const go = (): void => {
  closeConfirm();
  if (followed !== currentLocation().channel) followChannel();
  followed = currentLocation().channel;
  draw();
  void reload();
};

onChange(draw);
addEventListener('hashchange', go);
startFigureReload();
go();

import type { ConsoleState, RolloutRow } from '../model.ts';
import { openConfirm } from './confirm.ts';
import { fill, h, icon } from './dom.ts';
import { generation, share, time, weight } from './format.ts';
import { t } from './page.ts';
import { nextStop, slider } from './slider.ts';
import { change, mayChange, place } from './store.ts';
import { drawTiles } from './tiles.ts';

/** What a manager has moved the slider to without committing it, by part. */
const pending = new Map<string, number>();

function stepText(rollout: RolloutRow): string {
  if (rollout.held) return t('heldNow');
  const presentStep = rollout.plan.findLast((step) => step.weight <= rollout.weight);
  if (!presentStep) return '';
  const at = time(Date.parse(rollout.steppedAt) + presentStep.minutes * 60_000);
  const next = rollout.plan.find((step) => step.weight > rollout.weight);
  return next ? t('nextStep', { weight: weight(next.weight), time: at }) : t('thenPromote', { time: at });
}

function verdictTag({ verdict }: RolloutRow): HTMLElement {
  const state = verdict?.state ?? 'collecting';
  const tone = { healthy: 'ok', watch: 'warn', collecting: 'info', bad: 'bad', outage: 'bad' }[state];
  return h('span', { class: `tag ${tone}` }, t(state));
}

function askAbort(rollout: RolloutRow, stable: string): void {
  openConfirm(() => ({
    title: t('abortAsk', { part: rollout.part }), text: t('abortHint', { stable: `${rollout.part} ${stable}` }), lines: [],
    act: t('abortNow'), keep: t('keepCanary'), reasonNeeded: false, tick: t('blockToo', { version: rollout.version }),
    run: (reason, block) => change(`candidates/${rollout.part}/abort`, { reason, block }),
  }));
}

function moveButton(rollout: RolloutRow, commit: () => void): HTMLButtonElement {
  const button = h('button', { id: `move-${rollout.part}`, class: 'btn pri', type: 'button', onclick: commit });
  return button;
}

function controls(rollout: RolloutRow, stable: string, button: HTMLElement): HTMLElement {
  const { part, held } = rollout;
  return h('div', { class: 'row g2 wrapx' },
    rollout.plan.length > 0 && h('button', { id: `hold-${part}`, class: 'btn out', type: 'button', onclick: () => void change(`candidates/${part}/hold`, { held: !held }) }, t(held ? 'resume' : 'hold')),
    h('button', { id: `abort-${part}`, class: 'btn danger', type: 'button', onclick: () => askAbort(rollout, stable) }, icon('back'), t('abortCanary')), button);
}

function canary(state: ConsoleState, rollout: RolloutRow): HTMLElement {
  const { part, version } = rollout;
  const stable = state.parts.find((row) => row.part === part)?.stable ?? '';
  const commit = () => {
    const wanted = pending.get(part) ?? nextStop(rollout.weight);
    pending.delete(part);
    if (wanted >= 10_000 && rollout.weight >= 10_000) void change(`candidates/${part}/promote`, {});
    else if (wanted !== rollout.weight) void change(`candidates/${part}/weight`, { weight: wanted });
  };
  const button = moveButton(rollout, commit);
  const figure = h('b', { class: 'num big' });
  const moved = (value: number) => {
    if (value === rollout.weight) pending.delete(part);
    else pending.set(part, value);
    figure.textContent = weight(value);
    const ahead = nextStop(rollout.weight);
    button.textContent = pending.has(part) ? t('moveTo', { weight: weight(value) }) : rollout.weight >= 10_000 ? t('promote') : t('promoteTo', { weight: weight(ahead) });
  };
  const tiles = h('div', { class: 'metrics' });
  void drawTiles(tiles, place().channel, part).catch(() => tiles.remove());
  const sample = rollout.verdict?.sessions ?? { candidate: 0, stable: 0 };
  return h('section', { class: 'panel', 'aria-label': t('canaryOf', { version: `${part} ${version}`, stable }) },
    h('div', { class: 'ph' },
      h('div', {}, h('h2', {}, t('canaryOf', { version, stable }), ' ', verdictTag(rollout)),
        h('p', { class: 'mut' }, [t('startedBy', { part, time: time(rollout.startedAt), who: rollout.startedBy }), stepText(rollout)].filter(Boolean).join(' · '))),
      mayChange() && controls(rollout, stable, button)),
    h('div', { class: 'pad' }, h('div', { class: 'row sp' }, h('span', { class: 'b' }, t('traffic')), figure),
      slider(`weight-${part}`, pending.get(part) ?? rollout.weight, !mayChange(), moved, commit),
      h('p', { class: 'dim' }, `${t('sample', sample)} · ${t('sure', { confidence: share(rollout.verdict?.confidence ?? 0.999, 1) })}`)),
    tiles);
}

/** One panel a canary; a line saying there is none otherwise. */
export function drawCanaries(box: Element, state: ConsoleState): void {
  fill(box, [state.rollouts, state.channel, mayChange(), state.rollouts.length === 0 ? state.generation : 0], () =>
    state.rollouts.length > 0
      ? state.rollouts.map((rollout) => canary(state, rollout))
      : [h('section', { class: 'panel quiet' }, h('div', { class: 'ph' }, h('div', {}, h('h2', {}, t('noCanary')), h('p', { class: 'mut' }, state.generation > 0 ? t('noCanaryHint') : t('empty'))),
        h('span', { class: 'mono dim' }, state.generation > 0 ? generation(state.generation) : '')))]);
}

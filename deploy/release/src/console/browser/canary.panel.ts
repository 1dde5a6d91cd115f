import type { ConsoleState, RolloutRow } from '../console-state.types.ts';
import type { TextKey } from '../texts.ts';
import { get } from './api.ts';
import { openConfirm } from './confirm.panel.ts';
import { renderInto, h, icon } from './dom.ts';
import { generation, share, time, weight } from './format.ts';
import { t } from './locale.ts';
import { drawTiles } from './metric-tiles.ts';
import { ahead, isWidest, planSteps, trainLine } from './plan-steps.ts';
import { slider } from './slider.ts';
import { change, mayAct, mayChange, requestChange, currentLocation } from './store.ts';
import { verdictTable } from './verdict-table.ts';

/** What a manager has moved the slider to without committing it, by app. */
const uncommittedWeights = new Map<string, number>();

const TONES = {
  healthy: 'ok',
  watch: 'warn',
  collecting: 'info',
  bad: 'bad',
  outage: 'bad',
} as const;

interface HealthAnswer {
  readonly details: { kind: string; detail: string; count: number }[];
}

/** What failed, in words, most frequent first. */
const drawDetails = async (box: Element, { app, version }: RolloutRow): Promise<void> => {
  const { details } = await get<HealthAnswer>(
    `/v1/apps/${app}/versions/${version}/health?channel=${currentLocation().channel}`,
  );
  renderInto(box, details, () =>
    details.length === 0
      ? []
      : [
          h(
            'details',
            {},
            h('summary', {}, t('whatFailed', { count: details.length })),
            h(
              'ul',
              { class: 'col g1' },
              details.map((one) =>
                h(
                  'li',
                  {},
                  h('code', {}, one.detail),
                  ' ',
                  h('span', { class: 'dim' }, `${t(one.kind as TextKey)} × ${one.count}`),
                ),
              ),
            ),
          ),
        ],
  );
};

/**
 * Brings the figures of a panel up to date without drawing it anew: a hand may be on its slider.
 */
const refresh = (rollout: RolloutRow): void => {
  const at = (id: string) => document.getElementById(`${id}-${rollout.app}`);
  const [tag, sample, tiles, details] = [at('verdict'), at('sample'), at('tiles'), at('details')];
  if (!tag || !sample || !tiles || !details) return;
  const state = rollout.verdict?.state ?? 'collecting';
  tag.className = `tag ${TONES[state]}`;
  tag.textContent = t(state);
  sample.textContent = `${t('sample', rollout.verdict?.sessions ?? { candidate: 0, stable: 0 })} · ${t('sure', { confidence: share(rollout.verdict?.confidence ?? 0.999, 1) })}`;
  // What cannot be read now is shown with the next event; the panel stays as it is.
  void drawTiles(tiles, currentLocation().channel, rollout.app).catch(() => undefined);
  const metrics = rollout.verdict?.metrics ?? [];
  const judged = at('judged');
  if (judged) {
    const isOpen = judged.querySelector('details')?.open ?? false;
    renderInto(judged, metrics, () =>
      metrics.length > 0 ? [verdictTable(rollout.app, metrics)] : [],
    );
    judged.querySelector('details')?.toggleAttribute('open', isOpen);
  }
  void drawDetails(details, rollout).catch(() => undefined);
};

const askAbort = (rollout: RolloutRow, stable: string): void => {
  openConfirm(() => ({
    title: t('abortAsk', { app: rollout.app }),
    text: t('abortHint', { stable: `${rollout.app} ${stable}` }),
    lines: [],
    act: t('abortNow'),
    keep: t('keepCanary'),
    reasonNeeded: false,
    tick: t('blockToo', { version: rollout.version }),
    run: (reason, block) => change(`candidates/${rollout.app}/abort`, { reason, block }),
  }));
};

const moveButton = (rollout: RolloutRow, commit: () => void): HTMLButtonElement => {
  const button = h('button', {
    id: `move-${rollout.app}`,
    class: 'btn pri',
    type: 'button',
    onclick: commit,
  });
  return button;
};

const controls = (rollout: RolloutRow, stable: string, button: HTMLElement): HTMLElement => {
  const { app, held } = rollout;
  return h(
    'div',
    { class: 'row g2 wrapx' },
    rollout.plan.length > 0 &&
      h(
        'button',
        {
          id: `hold-${app}`,
          class: 'btn out',
          type: 'button',
          onclick: () => void requestChange(`candidates/${app}/hold`, { held: !held }),
        },
        t(held ? 'resume' : 'hold'),
      ),
    h(
      'button',
      {
        id: `abort-${app}`,
        class: 'btn danger',
        type: 'button',
        onclick: () => askAbort(rollout, stable),
      },
      icon('back'),
      t('abortCanary'),
    ),
    button,
  );
};

const canaryPanel = (state: ConsoleState, rollout: RolloutRow): HTMLElement => {
  const { app, version } = rollout;
  const stable = state.apps.find((row) => row.app === app)?.stable ?? '';
  const commit = () => {
    const wanted = uncommittedWeights.get(app) ?? ahead(rollout);
    uncommittedWeights.delete(app);
    if (wanted >= 10_000 && isWidest(rollout)) void change(`candidates/${app}/promote`, {});
    else if (wanted !== rollout.weight) void change(`candidates/${app}/weight`, { weight: wanted });
  };
  const button = moveButton(rollout, commit);
  const figure = h('b', { class: 'num big' });
  const moved = (value: number) => {
    if (value === rollout.weight) uncommittedWeights.delete(app);
    else uncommittedWeights.set(app, value);
    figure.textContent = weight(value);
    button.textContent = uncommittedWeights.has(app)
      ? t('moveTo', { weight: weight(value) })
      : isWidest(rollout)
        ? t('promote')
        : t('promoteTo', { weight: weight(ahead(rollout)) });
  };
  return h(
    'section',
    { class: 'panel', 'aria-label': t('canaryOf', { version: `${app} ${version}`, stable }) },
    h(
      'div',
      { class: 'ph' },
      h(
        'div',
        {},
        h(
          'h2',
          {},
          t('canaryOf', { version, stable }),
          ' ',
          h('span', { id: `verdict-${app}`, class: 'tag' }),
        ),
        h(
          'p',
          { class: 'mut' },
          t('startedBy', { app, time: time(rollout.startedAt), who: rollout.startedBy }),
        ),
        trainLine(rollout),
      ),
      mayAct('weight', app) && controls(rollout, stable, button),
    ),
    h(
      'div',
      { class: 'pad' },
      h('div', { class: 'row sp' }, h('span', { class: 'b' }, t('traffic')), figure),
      slider(
        `weight-${app}`,
        uncommittedWeights.get(app) ?? rollout.weight,
        !mayAct('weight', app),
        moved,
        commit,
      ),
      planSteps(rollout),
      h('p', { id: `sample-${app}`, class: 'dim num' }),
      h('div', { id: `judged-${app}` }),
      h('div', { id: `details-${app}` }),
    ),
    h('div', { id: `tiles-${app}`, class: 'metrics' }),
  );
};

const noCanaryPanel = (state: ConsoleState): HTMLElement =>
  h(
    'section',
    { class: 'panel' },
    h(
      'div',
      { class: 'ph' },
      h(
        'div',
        {},
        h('h2', {}, t('noCanary')),
        h('p', { class: 'mut' }, state.generation > 0 ? t('noCanaryHint') : t('empty')),
      ),
      h('span', { class: 'mono dim' }, state.generation > 0 ? generation(state.generation) : ''),
    ),
  );

/** One panel a canary; a line saying there is none otherwise. */
export const drawCanaries = (box: Element, state: ConsoleState): void => {
  const shapes = state.rollouts.map(({ verdict: _changesOften, ...shape }) => shape);
  renderInto(
    box,
    [
      shapes,
      state.channel,
      mayChange(),
      state.policy.rules.teams,
      shapes.length === 0 ? state.generation : 0,
    ],
    () =>
      state.rollouts.length > 0
        ? state.rollouts.map((rollout) => canaryPanel(state, rollout))
        : [noCanaryPanel(state)],
  );
  for (const rollout of state.rollouts) refresh(rollout);
};

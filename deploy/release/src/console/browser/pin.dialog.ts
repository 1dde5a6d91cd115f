import type { AppRow } from '../console-state.types.ts';
import { canDeploy, messageOf } from './can-deploy.ts';
import { h } from './dom.ts';
import { focusedElement, restoreFocus } from './focus.ts';
import { weight } from './format.ts';
import { t } from './locale.ts';
import { STOPS } from './slider.ts';
import { change, currentLocation } from './store.ts';

let asked = 0;

/**
 * Shows what speaks against a version; gives the generation that the answer is about. Only the
 * newest question is answered.
 */
const showAnswer = async (
  box: HTMLElement,
  submit: HTMLButtonElement,
  waive: HTMLInputElement,
  app: string,
  version: string,
): Promise<number> => {
  submit.disabled = true;
  box.className = 'answer';
  box.replaceChildren(t('checking'));
  asked += 1;
  const question = asked;
  const answer = await canDeploy(currentLocation().channel, { [app]: version });
  if (question !== asked) return answer.generation;
  const stops = answer.findings.some((finding) => !(waive.checked && finding.waivable));
  submit.disabled = stops;
  box.className = `answer ${answer.deployable ? 'ok' : 'bad'}`;
  box.replaceChildren(
    h(
      'p',
      {},
      answer.deployable
        ? t('fits')
        : t(answer.findings.length === 1 ? 'doesNotFitOne' : 'doesNotFit', {
            count: answer.findings.length,
          }),
    ),
    answer.findings.length > 0
      ? h(
          'ul',
          {},
          answer.findings.map((finding) =>
            h(
              'li',
              {},
              h('code', {}, `${finding.app} ${finding.version}`),
              ' ',
              messageOf(finding),
            ),
          ),
        )
      : '',
  );
  const hasWaivable = answer.findings.some((finding) => finding.waivable);
  waive.closest('label')?.toggleAttribute('hidden', !hasWaivable);
  return answer.generation;
};

type Steps = readonly { weight: number; minutes: number }[];
/**
 * Plans that are offered; the command line takes any. Each step waits for its minutes and for a
 * healthy verdict.
 */
const PLANS: readonly Steps[] = [
  [],
  [
    { weight: 500, minutes: 10 },
    { weight: 2_500, minutes: 20 },
    { weight: 5_000, minutes: 20 },
  ],
  [
    { weight: 100, minutes: 60 },
    { weight: 1_000, minutes: 120 },
    { weight: 2_500, minutes: 240 },
    { weight: 5_000, minutes: 240 },
  ],
];
const planText = (plan: Steps): string =>
  plan.length === 0
    ? t('byHand')
    : plan
        .map((step) => t('stepOf', { weight: weight(step.weight), minutes: step.minutes }))
        .join(' → ');

interface Audience {
  readonly element: HTMLElement;
  /** Null for everybody. */
  readonly weight: () => number | null;
  readonly plan: () => Steps;
}

const audienceField = (): Audience => {
  const everybody = h('input', { type: 'radio', name: 'who', value: 'all' });
  const some = h('input', { type: 'radio', name: 'who', value: 'share', checked: true });
  const amount = h(
    'select',
    { 'aria-label': t('share') },
    STOPS.filter((stop) => stop < 10_000).map((stop) =>
      h('option', { value: stop, selected: stop === 500 }, weight(stop)),
    ),
  );
  const steps = h(
    'select',
    { id: 'pin-plan' },
    PLANS.map((plan, at) => h('option', { value: at }, planText(plan))),
  );
  const field = h(
    'div',
    { class: 'fld' },
    h('label', { for: 'pin-plan' }, t('steps')),
    h('span', { class: 'inp' }, steps),
  );
  const plan = (): Steps => PLANS[Number(steps.value)] ?? [];
  // A plan begins with its first step.
  steps.addEventListener('change', () => {
    amount.value = String(plan()[0]?.weight ?? amount.value);
  });
  const element = h(
    'fieldset',
    { class: 'who' },
    h('legend', {}, t('who')),
    h('label', { class: 'row' }, some, t('share'), amount),
    field,
    h('label', { class: 'row' }, everybody, t('everybody')),
  );
  element.addEventListener('change', () => {
    field.hidden = everybody.checked;
  });
  return { element, weight: () => (everybody.checked ? null : Number(amount.value)), plan };
};

/** Chooses another version of an app: for everybody, or for a share of the shoppers. */
export const openPin = (row: AppRow): void => {
  const choice = h(
    'select',
    { id: 'pin-version' },
    row.versions.map((version) =>
      h(
        'option',
        {
          value: version,
          selected: version === (row.newest === row.stable ? row.stable : row.newest),
        },
        version === row.stable ? `${version} · ${t('stable')}` : version,
      ),
    ),
  );
  const reason = h('input', { id: 'pin-reason', maxlength: 500, autocomplete: 'off' });
  const answer = h('div', { class: 'answer', role: 'status' });
  const waive = h('input', { type: 'checkbox' });
  const who = audienceField();
  const submit = h('button', { class: 'btn pri', type: 'submit' }, t('startCanary'));
  let expectedGeneration = 0;
  const ask = () => {
    if (choice.value === row.stable) {
      submit.disabled = true;
      answer.className = 'answer';
      return answer.replaceChildren(t('alreadyStable'));
    }
    return void showAnswer(answer, submit, waive, row.app, choice.value).then((generation) => {
      expectedGeneration = generation;
    });
  };
  const run = async (event: Event) => {
    event.preventDefault();
    const share = who.weight();
    const base = { reason: reason.value.trim(), waive: waive.checked, expectedGeneration };
    const done =
      share === null
        ? await change('compositions', { ...base, apps: { [row.app]: choice.value } })
        : await change('candidates', {
            ...base,
            app: row.app,
            version: choice.value,
            weight: share,
            plan: who.plan(),
          });
    if (done) dialog.close();
    else ask();
  };
  const form = h(
    'form',
    { class: 'col g4', onsubmit: (event) => void run(event) },
    h('h2', { id: 'pin-title', tabindex: -1 }, t('pinApp', { app: row.app })),
    h(
      'div',
      { class: 'fld' },
      h('label', { for: 'pin-version' }, t('version')),
      h('span', { class: 'inp mono' }, choice),
    ),
    who.element,
    h(
      'div',
      { class: 'fld' },
      h('label', { for: 'pin-reason' }, t('reason')),
      h('span', { class: 'inp' }, reason),
    ),
    answer,
    h('label', { class: 'row', hidden: true }, waive, t('waive')),
    h(
      'div',
      { class: 'row g2' },
      submit,
      h('button', { class: 'btn out', type: 'button', onclick: () => dialog.close() }, t('cancel')),
    ),
  );
  const dialog = h('dialog', { class: 'sheet', 'aria-labelledby': 'pin-title' }, form);
  choice.addEventListener('change', ask);
  waive.addEventListener('change', ask);
  who.element.addEventListener('change', () => {
    submit.textContent = t(who.weight() === null ? 'compose' : 'startCanary');
  });
  const opener = focusedElement();
  dialog.addEventListener('close', () => {
    dialog.remove();
    restoreFocus(opener);
  });
  document.body.append(dialog);
  dialog.showModal();
  ask();
};

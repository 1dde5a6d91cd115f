import { h, icon } from './dom.ts';
import { focusedElement, restoreFocus } from './focus.ts';
import { t } from './locale.ts';

export interface Confirmation {
  readonly title: string;
  /** What will happen, in a sentence. */
  readonly text: string;
  readonly lines: readonly HTMLElement[];
  readonly act: string;
  readonly keep: string;
  readonly reasonNeeded: boolean;
  /** Label of a box to tick, when there is one. */
  readonly tick?: string;
  /** Does it; false keeps the panel open. */
  run(reason: string, ticked: boolean): Promise<boolean>;
}

let opener: HTMLElement | null = null;

/** Closes the ready plan, if one is open; the focus goes back to where it was opened. */
export const closeConfirm = (): void => {
  const panel = document.getElementById('confirm');
  if (!panel || panel.childElementCount === 0) return;
  panel.replaceChildren();
  restoreFocus(opener);
};

const formOf = (plan: Confirmation, again: () => void, reasonText: string): HTMLFormElement => {
  const reason = h('input', {
    id: 'why',
    autocomplete: 'off',
    maxlength: 500,
    'aria-describedby': 'why-error',
    value: reasonText,
  });
  const problem = h('p', { id: 'why-error', class: 'error', role: 'alert' });
  const tick = h('input', { type: 'checkbox', id: 'tick' });
  const validate = () => {
    const missing = plan.reasonNeeded && reason.value.trim().length < 3;
    problem.textContent = missing ? t('reasonMissing') : '';
    reason.toggleAttribute('aria-invalid', missing);
    return !missing;
  };
  reason.addEventListener('input', () => {
    if (reason.hasAttribute('aria-invalid')) validate();
  });
  const submit = async (event: Event) => {
    event.preventDefault();
    if (!validate()) reason.focus();
    else if (await plan.run(reason.value.trim(), tick.checked)) closeConfirm();
    else again();
  };
  return h(
    'form',
    { class: 'pad col g3', onsubmit: (event) => void submit(event) },
    h('p', {}, plan.text),
    plan.lines.length > 0 && h('ul', { class: 'mono col g1' }, plan.lines),
    h(
      'div',
      { class: 'fld' },
      h('label', { for: 'why' }, t('reason')),
      h('span', { class: 'inp' }, reason),
      problem,
    ),
    plan.tick && h('label', { class: 'row', for: 'tick' }, tick, plan.tick),
    h(
      'div',
      { class: 'row g2 wrapx' },
      h('button', { class: 'btn danger-fill', type: 'submit' }, plan.act),
      h('button', { class: 'btn out', type: 'button', onclick: closeConfirm }, plan.keep),
    ),
  );
};

const show = (make: () => Confirmation, kept: string): void => {
  const plan = make();
  const again = () => show(make, document.querySelector<HTMLInputElement>('#why')?.value ?? '');
  const panel = h(
    'section',
    { class: 'panel confirm', 'aria-labelledby': 'confirm-title' },
    h('div', { class: 'ph warnhead' }, h('h2', { id: 'confirm-title' }, icon('back'), plan.title)),
    formOf(plan, again, kept),
  );
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeConfirm();
  });
  document.getElementById('confirm')?.replaceChildren(panel);
  panel.scrollIntoView({ block: 'nearest' });
  document.getElementById('why')?.focus();
};

/**
 * Shows a ready plan in the side column, the cursor in its reason; Enter runs it, Escape leaves it.
 * When it could not be run, for example because somebody else was faster, it is made anew from what
 * is true now, and the reason is kept.
 */
export const openConfirm = (make: () => Confirmation): void => {
  opener = focusedElement();
  show(make, '');
};

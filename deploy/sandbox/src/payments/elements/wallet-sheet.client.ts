import type { Look } from './appearance.client.ts';
import { applyAppearance } from './appearance.client.ts';
import { openChannel } from './frame-channel.client.ts';

const { parents = '', appearance = '{}', key, locale, wallet } = document.body.dataset;
applyAppearance(JSON.parse(appearance) as Look);
const form = document.querySelector<HTMLFormElement>('#sheet');

const collect = async (terms: unknown): Promise<object> => {
  const card = form ? new FormData(form).get('card') : null;
  const answer = await fetch('/elements/confirmation-tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, locale, wallet, card, terms }),
  });
  const result = (await answer.json()) as { error?: object };
  return result.error ? { error: result.error } : { confirmationToken: result };
};

const tell = openChannel(parents, ({ type, id, terms }) => {
  if (type === 'collect')
    void collect(terms)
      .catch(() => ({}))
      .then((answer) => tell('answer', { id, ...answer }));
});
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  for (const button of form.querySelectorAll('button')) button.disabled = true;
  tell('confirm');
});
document.querySelector('#cancel')?.addEventListener('click', () => tell('cancel'));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell('cancel');
});
form?.querySelector('input')?.focus();
tell('ready');

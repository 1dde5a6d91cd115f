import type { Look } from './appearance.client.ts';
import { applyAppearance } from './appearance.client.ts';
import { openChannel } from './frame-channel.client.ts';

const { parents = '', appearance = '{}' } = document.body.dataset;
applyAppearance(JSON.parse(appearance) as Look);

const wallets = document.querySelectorAll<HTMLButtonElement>('[data-wallet]');
const tell = openChannel(parents, ({ type }) => {
  if (type === 'focus') wallets[0]?.focus();
});
for (const button of wallets)
  button.addEventListener('click', () => tell('click', { wallet: button.dataset['wallet'] }));
tell('ready');

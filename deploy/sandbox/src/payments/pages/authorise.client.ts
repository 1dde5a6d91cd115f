import { openChannel } from '../elements/frame-channel.client.ts';

const { parents = '', answered } =
  document.querySelector<HTMLElement>('[data-parents]')?.dataset ?? {};
openChannel(parents, () => undefined)(answered === 'true' ? 'answered' : 'ready');

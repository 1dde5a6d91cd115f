import { tag } from './html.ts';
import type { Asset, PageApps } from './page-apps.ts';

const hashOf = ({ integrity }: Asset): string | undefined => integrity || undefined;

/** The shell's scripts, in their order. */
const ownScript = (script: Asset, nonce: string): string => {
  const open = tag('script', {
    defer: true,
    nonce,
    src: script.href,
    integrity: hashOf(script),
    crossorigin: 'anonymous',
  });
  return `${open}</script>`;
};

/** The shell's scripts and what the route needs next. */
export const scriptTags = ({
  scripts,
  preloads,
  nonce,
}: Pick<PageApps, 'scripts' | 'preloads' | 'nonce'>): string =>
  [
    ...scripts.map((script) => ownScript(script, nonce)),
    ...preloads.map((script) =>
      tag('link', {
        rel: 'preload',
        as: 'script',
        href: script.href,
        integrity: hashOf(script),
        crossorigin: script.integrity ? 'anonymous' : undefined,
        nonce,
      }),
    ),
  ].join('');

import { LAYOUT_IDS } from '../layout/layout-ids.ts';
import { deferredFonts } from './font-faces.ts';
import { headHtml } from './head-html.ts';
import { scriptJson, tag } from './html.ts';
import { START_SCRIPT } from './inline-scripts.ts';
import type { PageApps } from './page-apps.ts';
import { scriptTags } from './script-tags.ts';

const remoteHtml = ({ name, html, version }: PageApps['remotes'][number]): string => {
  const open = tag('div', {
    id: `single-spa-application:${name}`,
    'data-app': name,
    'data-app-version': version,
    'data-rendered': html === null ? undefined : version,
  });
  return `${open}${html ?? ''}</div>`;
};

/** What is uncovered where the shell's scripts do not come. */
const strandedHtml = ({ stranded }: PageApps): string => {
  const open = tag('template', {
    id: LAYOUT_IDS.stranded,
    'data-report': stranded.report && JSON.stringify(stranded.report),
  });
  return `${open}${stranded.html}</template>`;
};

/** What waits for the first picture, and what puts it into the page. */
const deferredHtml = (apps: PageApps): string => {
  const waiting = deferredFonts(apps).deferred + scriptTags(apps);
  return (
    `${tag('template', { id: LAYOUT_IDS.later })}${waiting}</template>` +
    `${tag('script', { nonce: apps.nonce })}${START_SCRIPT}</script>`
  );
};

/**
 * The whole document: frame and remotes as the server rendered them, and what the browser needs to
 * take over.
 */
export const pageHtml = (apps: PageApps): string => {
  const { data, nonce } = apps;
  const page = `${tag('div', { id: LAYOUT_IDS.page })}${apps.page}</div>`;
  const dataTag = tag('script', { type: 'application/json', id: 'tapnook-page', nonce });
  return [
    `<!doctype html><html lang="${data.locale}" data-fresh><head>${headHtml(apps)}</head><body>`,
    `${tag('div', { id: LAYOUT_IDS.top })}${apps.top}</div>`,
    `<main id="main" tabindex="-1">${page}${apps.remotes.map(remoteHtml).join('')}</main>`,
    `${tag('div', { id: LAYOUT_IDS.bottom })}${apps.bottom}</div>`,
    strandedHtml(apps),
    `${dataTag}${scriptJson(data)}</script>`,
    apps.preloadImage ? deferredHtml(apps) : '',
    '</body></html>',
  ].join('');
};

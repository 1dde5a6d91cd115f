// oxlint-disable import/default -- The build gives each of these files as text.
import { CACHED_SCRIPT } from '@tapnook/contracts';
import capturePressText from '../inline/capture-press.ts?script';
import applyDeviceSettingsText from '../inline/device-settings.ts?script';
import markFirstViewText from '../inline/first-view.ts?script';
import type { monitorScripts } from '../inline/script-integrity-monitor.ts';
import monitorScriptsText from '../inline/script-integrity-monitor.ts?script';
import type { startDeferred } from '../inline/start-deferred.ts';
import startDeferredText from '../inline/start-deferred.ts?script';
import { LAYOUT_IDS } from '../layout/layout-ids.ts';
import { scriptJson } from './html.ts';

/** How long a picture may keep the scripts waiting, in milliseconds. */
const PICTURE_PATIENCE = 2_500;

/** Runs an inline script with what it is told. */
const call = <Script extends (...told: never[]) => void = () => void>(
  text: string,
  ...told: Parameters<Script>
): string => `(${text})(${told.map(scriptJson).join()});`;

/** What every page runs before anything of it is drawn. */
export const HEAD_SCRIPT = [
  'var tnPress,tnTell,tnFail,tnStarted,tnRenewed;',
  call(applyDeviceSettingsText),
  call(capturePressText),
  call<typeof monitorScripts>(monitorScriptsText, LAYOUT_IDS.stranded, CACHED_SCRIPT),
].join('');

/** What runs beside it where the first view is a picture. */
export const FIRST_VIEW_SCRIPT = call(markFirstViewText);

/** What puts the scripts into a page whose first view is a picture, at its end. */
export const START_SCRIPT = call<typeof startDeferred>(
  startDeferredText,
  LAYOUT_IDS.later,
  PICTURE_PATIENCE,
);

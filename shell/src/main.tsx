import '@tapnook/ui/styles/tokens.css';
import '@tapnook/ui/styles/base.css';
// Remotes count days with these two; a library is shared only when the shell itself holds it.
import 'dayjs';
import 'dayjs/plugin/utc.js';
import { pageShown } from './bootstrap/page-activation.ts';

/** Lets the browser paint and answer between two steps. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Libraries are made ready one after the other, each in a task of its own; all of it lies in this
 * one file.
 */
const main = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  await import(/* webpackMode: "eager" */ '@tapnook/platform');
  await breathe();
  const { boot } = await import(/* webpackMode: "eager" */ './bootstrap/boot.tsx');
  await breathe();
  await pageShown();
  await boot();
};

// A shell that does not start says so, and the registry hears of it, by the page's inline script.
void main().then(
  () => void (globalThis.tnStarted = true),
  (error: unknown) => {
    // oxlint-disable-next-line no-console -- the whole error is for developer tools
    console.error('the shell did not start', error);
    globalThis.tnFail(`did not start: ${String(error)}`);
  },
);

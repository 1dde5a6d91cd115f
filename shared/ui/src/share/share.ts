/** Copies a text; false where the browser refuses it, or has no clipboard, as on plain HTTP. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * What came of sharing: nothing is to be said after the device's own sheet, whether used or closed.
 */
export type ShareResult = 'shared' | 'copied' | 'failed';

/** Opens the device's share sheet, or copies the address where there is none. */
export const sharePage = async (page: {
  readonly title: string;
  readonly url: string;
}): Promise<ShareResult> => {
  if (typeof navigator.share !== 'function')
    return (await copyText(page.url)) ? 'copied' : 'failed';
  try {
    await navigator.share(page);
    return 'shared';
  } catch (error) {
    // Closing the share sheet is no failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
};

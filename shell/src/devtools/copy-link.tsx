import { usePlatform } from '@tapnook/platform';
import { copyText } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { DEVTOOLS_MESSAGES } from './messages.ts';
import styles from './devtools.module.css';

/** As the edge calls it; its own module would bring the schemas of all release documents along. */
const PARAMETER = 'tn_override';

/**
 * Puts a link to this very page, with this override, into the clipboard; whoever opens it sees the
 * same until it expires.
 */
export const CopyLink = (): ReactElement => {
  const words = DEVTOOLS_MESSAGES[usePlatform().locale];
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const answer = await fetch('/override', { cache: 'no-store' });
    if (!answer.ok) return;
    const { token } = (await answer.json()) as { token: string };
    const link = new URL(location.href);
    link.searchParams.set(PARAMETER, token);
    setCopied(await copyText(link.href));
  };
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => void copy().catch(() => undefined)}
    >
      <span role="status">{copied ? words.copied : words.copy}</span>
    </button>
  );
};

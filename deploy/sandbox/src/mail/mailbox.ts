import { randomUUID } from 'node:crypto';
import PostalMime, { type Attachment } from 'postal-mime';
import type { Store } from '../store/store.ts';
import type { Live } from '../web/live.ts';

/** What goes along with a letter, as text. */
export interface LetterFile {
  readonly name: string;
  readonly content: string;
}
export interface Letter {
  readonly id: string;
  readonly from: string;
  /** Addresses of the envelope, in small letters. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
  /** Absent when it brings none. */
  readonly files?: readonly LetterFile[];
  /** ISO 8601, when it arrived. */
  readonly at: string;
  readonly read: boolean;
}

/**
 * What the mail server does with the next letter: `refuse` is for good, `later` asks to try again.
 */
export type NextLetter = 'accept' | 'refuse' | 'later';
export const NEXT_LETTER: readonly NextLetter[] = ['accept', 'refuse', 'later'];

export interface Mailbox {
  receive(raw: string, to: readonly string[]): Promise<Letter>;
  /** Newest first; only letters to an address when one is given. */
  list(to?: string): Letter[];
  get(id: string): Letter | undefined;
  markRead(id: string): void;
  clear(): void;
  next(): NextLetter;
  setNext(next: NextLetter): void;
  /** What happens to the letter that is arriving; asking uses it up. */
  takeNext(): NextLetter;
}

const KEPT = 1_000;

const bytesOf = (content: Attachment['content']): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
const addressOf = ({ contentId }: Attachment): string =>
  `cid:${(contentId ?? '').replaceAll(/^<|>$/g, '')}`;
/** A picture that stands in the letter itself (RFC 2392); mail programs list it nowhere else. */
const isShown = (file: Attachment, html = ''): boolean =>
  file.contentId !== undefined &&
  file.mimeType.startsWith('image/') &&
  html.includes(`"${addressOf(file)}"`);
const withImages = (html: string, files: readonly Attachment[]): string =>
  files
    .filter((file) => isShown(file, html))
    .reduce(
      (shown, file) =>
        shown.replaceAll(
          `"${addressOf(file)}"`,
          `"data:${file.mimeType};base64,${Buffer.from(bytesOf(file.content)).toString('base64')}"`,
        ),
      html,
    );

export const openMailbox = (store: Store, live: Live): Mailbox => {
  const letters = store.collection<Letter>('letters', KEPT);
  let next: NextLetter = 'accept';

  return {
    receive: async (raw, to) => {
      const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
      const files = parsed.attachments
        .filter((file) => !isShown(file, parsed.html))
        .map(({ filename, content }) => ({
          name: filename ?? 'file',
          content: new TextDecoder().decode(bytesOf(content)),
        }));
      const letter: Letter = {
        id: randomUUID(),
        from: parsed.from?.address ?? '',
        to: to.map((one) => one.toLowerCase()),
        subject: parsed.subject ?? '',
        text: parsed.text ?? '',
        html: withImages(parsed.html ?? '', parsed.attachments),
        raw,
        ...(files.length > 0 && { files }),
        at: new Date().toISOString(),
        read: false,
      };
      letters.put(letter.id, letter);
      live.publish('mail');
      return letter;
    },
    list: (to) =>
      letters.list((letter) => to === undefined || letter.to.includes(to.toLowerCase())),
    get: (id) => letters.get(id),
    markRead: (id) => {
      const letter = letters.get(id);
      if (letter && !letter.read) letters.put(id, { ...letter, read: true });
    },
    clear: () => letters.clear(),
    next: () => next,
    setNext: (wanted) => {
      next = wanted;
    },
    takeNext: () => {
      const taken = next;
      next = 'accept';
      return taken;
    },
  };
};

/** Addresses that a letter leads to, in order, each once. */
export const linksOf = ({ html, text }: Letter): string[] => {
  const hrefs = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll(/&(?:amp|#38);/g, '&'),
  );
  const bare =
    html === '' ? [...text.matchAll(/https?:\/\/[^\s<>"）)]+/g)].map(([href]) => href) : [];
  return [...new Set([...hrefs, ...bare])];
};

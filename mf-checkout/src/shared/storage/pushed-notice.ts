/** A message as our API pushes it. */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
  /** A path of the shop. */
  readonly url: string;
  readonly tag: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was pushed; undefined when it is not ours. A path alone can lead out of no shop. */
export const readPushedNotice = (text: string | undefined): PushedNotice | undefined => {
  try {
    const { title, body, url, tag } = JSON.parse(text ?? '') as Record<string, unknown>;
    return isText(title) && isText(body) && isText(url) && isText(tag) && /^\/(?![/\\])/.test(url)
      ? { title, body, url, tag }
      : undefined;
  } catch {
    return undefined;
  }
};

/** Browsers demand that every push shows something; this stands for one that is not understood. */
export const FALLBACK_NOTICE: PushedNotice = {
  title: 'TapNook 拾角',
  body: '',
  url: '/',
  tag: 'tapnook',
};

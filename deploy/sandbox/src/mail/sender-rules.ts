/** Of RFC 5322: once in every letter. */
const NEEDED = ['from', 'to', 'subject', 'date', 'message-id', 'mime-version'];
/** At most once. */
const SINGLE = [...NEEDED, 'reply-to', 'list-unsubscribe', 'list-unsubscribe-post'];
/** RFC 5322, without the line's end. */
const MAX_LINE = 998;
const ONE_CLICK = 'List-Unsubscribe=One-Click';

interface Header {
  readonly name: string;
  readonly value: string;
}
const headersOf = (raw: string): Header[] => {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1);
  return head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [{ name: name.toLowerCase(), value: value?.trim() ?? '' }];
    });
};
const domainOf = (address: string): string => /@([^@<>\s]+)>?$/.exec(address)?.[1] ?? '';

/**
 * What Gmail and Yahoo refuse of a letter that many get (https://support.google.com/a/answer/81126
 * and RFC 5322); undefined when they take it. `sender` is the address of the envelope: its domain
 * must be that of `From`, or no signature counts for it (DMARC).
 */
export const refusalOf = (raw: string, sender: string): string | undefined => {
  const headers = headersOf(raw);
  const valuesOf = (name: string) => headers.filter((one) => one.name === name);
  const missing = NEEDED.find((name) => valuesOf(name).length === 0);
  if (missing) return `Messages missing a valid ${missing} header are not accepted`;
  const twice = SINGLE.find((name) => valuesOf(name).length > 1);
  if (twice) return `Messages with several ${twice} headers are not accepted`;
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1);
  if (/[^\p{ASCII}]/u.test(head)) return 'Headers outside ASCII need SMTPUTF8';
  if (raw.split(/\r?\n/).some((line) => line.length > MAX_LINE))
    return `Lines have ${MAX_LINE} characters at most`;
  const valueOf = (name: string): string => valuesOf(name)[0]?.value ?? '';
  if (!/^<[^<>@\s]+@[^<>@\s]+>$/.test(valueOf('message-id'))) return 'The Message-ID is not valid';
  if (domainOf(valueOf('from')) !== domainOf(sender)) return 'From is of another domain (DMARC)';
  const [leave, press] = [valueOf('list-unsubscribe'), valueOf('list-unsubscribe-post')];
  if (leave !== '' && (press !== ONE_CLICK || !/<https?:\/\/[^<>\s]+>/.test(leave)))
    return 'News must be ended by one click (RFC 8058)';
  return press !== '' && leave === '' ? 'List-Unsubscribe-Post needs List-Unsubscribe' : undefined;
};

import type { ConsoleState } from '../console-state.types.ts';
import type { TextKey } from '../texts.ts';
import { get } from './api.ts';
import { appFilter, filterOf, isWanted } from './app-filter.ts';
import { renderInto, h } from './dom.ts';
import { time } from './format.ts';
import { t } from './locale.ts';

interface Owners {
  readonly owners: { kind: string; subject: string; app: string; sharedWith: string[] }[];
  readonly names: { name: string; team: string }[];
}
interface Key {
  readonly keyId: string;
  readonly notBefore: string;
  readonly notAfter?: string;
}
interface Roots {
  readonly roots: { payload: string; signatures: { keyId: string }[] }[];
}

let owners: Owners = { owners: [], names: [] };
let keys: Key[] = [];
let roots: Roots['roots'] = [];

const ownerRows = (): HTMLElement[] =>
  [
    ...owners.names.map(({ name, team }) => ({
      kind: 'name',
      subject: name,
      owner: t('teamOf', { team }),
    })),
    ...owners.owners.map(({ kind, subject, app, sharedWith }) => ({
      kind,
      subject,
      owner: [app, ...sharedWith].join(', '),
    })),
  ]
    .filter(({ kind, subject, owner }) => isWanted('owners', `${kind} ${subject} ${owner}`))
    .map(({ kind, subject, owner }) =>
      h(
        'tr',
        {},
        h('th', { scope: 'row', class: 'mono' }, subject),
        h('td', {}, t(`owned-${kind}` as TextKey)),
        h('td', {}, owner),
      ),
    );

/** Who owns which address, slot, link, event, file and name. */
const drawOwnersNow = (box: Element): void => {
  renderInto(box, [owners, filterOf('owners')], () => [
    h(
      'section',
      { class: 'panel' },
      h(
        'div',
        { class: 'ph' },
        h('div', {}, h('h2', {}, t('owners')), h('p', { class: 'mut' }, t('ownersHint'))),
        appFilter('owners', () => drawOwnersNow(box)),
      ),
      h(
        'div',
        { class: 'scr', tabindex: 0, role: 'region', 'aria-label': t('owners') },
        h(
          'table',
          {},
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              (['subject', 'kind', 'owner'] as const).map((head) =>
                h('th', { scope: 'col' }, t(head)),
              ),
            ),
          ),
          h('tbody', {}, ownerRows()),
        ),
      ),
    ),
  ]);
};

const keyRow = ({ keyId, notBefore, notAfter }: Key): HTMLElement =>
  h(
    'li',
    {},
    h('span', { class: 'mono' }, keyId),
    ' ',
    h(
      'span',
      { class: 'mut' },
      notAfter ? t('keyUntil', { time: time(notAfter) }) : t('keySince', { time: time(notBefore) }),
    ),
  );

/** The keys that sign manifests, and the root that names them. */
const drawKeysNow = (box: Element): void => {
  const root = roots.at(-1);
  renderInto(box, [keys, root], () => [
    h(
      'section',
      { class: 'panel' },
      h(
        'div',
        { class: 'ph' },
        h(
          'div',
          {},
          h('h2', {}, t('signingKeys')),
          h(
            'p',
            { class: 'mut' },
            root
              ? t('rootSigned', {
                  version: roots.length,
                  keys: root.signatures.map(({ keyId }) => keyId).join(', '),
                })
              : t('noRoot'),
          ),
        ),
      ),
      h('ul', { class: 'pad col g2' }, keys.map(keyRow)),
    ),
  ]);
};

let asked = -1;
/** Owners and keys; asked for again with each generation. */
export const drawTrust = (ownersBox: Element, keysBox: Element, state: ConsoleState): void => {
  drawOwnersNow(ownersBox);
  drawKeysNow(keysBox);
  if (asked === state.generation) return;
  asked = state.generation;
  void Promise.all([
    get<Owners>('/v1/owners'),
    get<{ keys: Key[] }>('/v1/keys'),
    get<Roots>('/v1/roots'),
  ]).then(([givenOwners, { keys: givenKeys }, given]) => {
    owners = givenOwners;
    keys = givenKeys;
    ({ roots } = given);
    drawOwnersNow(ownersBox);
    drawKeysNow(keysBox);
  });
};

import { expect, test } from '@jest/globals';
import { additionOf, fieldOf, groupOf, NOW, offerOf } from '../../../dev/offer.fixture.ts';
import { resolveSelection } from './selection.model.ts';
import { carryOverChoice } from './use-plan-change.ts';

// A page drawn by the server has its own language alone.
const named = (zh_hk: string, en_gb = '') => ({ name: { en_gb, zh_hk } });
const text = (name: { readonly zh_hk: string } | null | undefined): string => name?.zh_hk ?? '';
const offer = offerOf({
  groups: [groupOf('10', [fieldOf('11', named('Celadon'))], named('Glaze'))],
  additions: [additionOf('20', [named('Gift box')], named('Wrapping'))],
});
const former = {
  offer,
  selection: resolveSelection(offer, { fieldIds: ['11'], additions: ['200:3'] }, NOW),
};

test('what another plan calls the same is chosen there, as far as it is left', () => {
  const other = {
    groups: [
      groupOf(
        '30',
        [fieldOf('31', named('Milk tea')), fieldOf('32', named('Celadon', 'Celadon'))],
        named('Glaze', 'Glaze'),
      ),
    ],
    additions: [
      additionOf('40', [{ ...named('Gift box', 'Gift box'), maxCount: 2 }], named('Wrapping')),
    ],
  };
  expect(carryOverChoice(former, other, text)).toEqual({
    carried: { fieldIds: ['32'], additions: ['400:2'] },
    dropped: [],
  });
});
// Covers: CAT-076
test('what another plan has not, or no longer, is told', () => {
  const other = {
    groups: [
      groupOf('30', [fieldOf('32', { ...named('Celadon'), isSoldOut: true })], named('Glaze')),
    ],
    additions: [],
  };
  expect(carryOverChoice(former, other, text)).toEqual({
    carried: {},
    dropped: ['Celadon', 'Gift box'],
  });
});

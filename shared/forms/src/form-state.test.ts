import { describe, expect, it } from '@jest/globals';
import { email, required } from '@tapnook/kernel';
import {
  changeValues,
  errorsOf,
  mistakesOf,
  refuseState,
  showErrors,
  startState,
  submitState,
  type FormState,
  type Rules,
} from './form-state.ts';

interface Values {
  readonly name: string;
  readonly email: string;
}
const RULES: Rules<Values> = { name: required, email };
const TAKEN = { en_gb: 'Taken', zh_hk: '已使用' };
const at = (values: Values): FormState<Values> => startState(values);
const shown = (state: FormState<Values>) =>
  Object.fromEntries(
    Object.entries(errorsOf(state, RULES, state.values)).map(([name, text]) => [name, text.en_gb]),
  );

describe('form state', () => {
  it('shows no mistake before a field is left or the form is sent', () => {
    const state = at({ name: '', email: 'x' });
    expect([shown(state), mistakesOf(RULES, state.values)]).toEqual([{}, ['name', 'email']]);
  });

  it('shows all mistakes in the order of the form once it is sent', () => {
    const state = at({ email: 'x', name: '' });
    const sent = submitState(state, mistakesOf(RULES, state.values));
    expect(Object.entries(shown(sent))).toEqual([
      ['name', 'This field is required'],
      ['email', 'Wrong email address format'],
    ]);
    expect(sent.failedSubmits).toBe(1);
  });

  it('drops a mistake when it is put right and waits for leaving to show the next', () => {
    const wrong = showErrors(at({ name: 'Kay', email: 'x' }), ['email']);
    const right = changeValues(wrong, { name: 'Kay', email: 'k@a.hk' }, ['email'], RULES);
    const again = changeValues(right, { name: 'Kay', email: 'k@' }, ['email'], RULES);
    expect([shown(wrong), shown(right), shown(again)]).toEqual([
      { email: 'Wrong email address format' },
      {},
      {},
    ]);
  });

  it('keeps the server’s words until that very field changes', () => {
    const refused = refuseState(at({ name: 'Kay', email: 'k@a.hk' }), { email: TAKEN });
    const other = changeValues(refused, { name: 'Kai', email: 'k@a.hk' }, ['name'], RULES);
    const same = changeValues(other, { name: 'Kai', email: 'k@b.hk' }, ['email'], RULES);
    expect([shown(refused), shown(other), shown(same)]).toEqual([
      { email: 'Taken' },
      { email: 'Taken' },
      {},
    ]);
  });

  it('forgets the server’s words when the form is sent again', () => {
    const refused = refuseState(at({ name: 'Kay', email: 'k@a.hk' }), { email: TAKEN });
    expect(shown(submitState(refused, []))).toEqual({});
  });
});

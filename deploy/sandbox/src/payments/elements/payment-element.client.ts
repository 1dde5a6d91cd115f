import {
  brandRule,
  digitsOf,
  expiryTyped,
  isCardNumber,
  isCurrent,
  isCvc,
  readExpiry,
  spaced,
} from '../card-number.ts';
import type { Look } from './appearance.client.ts';
import { applyAppearance } from './appearance.client.ts';
import type { Question } from './frame-channel.client.ts';
import { openChannel } from './frame-channel.client.ts';

type FieldName = 'number' | 'expiry' | 'cvc';
type Texts = Readonly<
  Record<'wrongNumber' | 'wrongExpiry' | 'wrongCvc' | 'unreachable' | 'cvc3' | 'cvc4', string>
>;

const NAMES: readonly FieldName[] = ['number', 'expiry', 'cvc'];
const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  unionpay: 'UnionPay',
  jcb: 'JCB',
  discover: 'DISC',
  diners: 'DC',
};

const {
  key = '',
  locale = '',
  parents = '',
  texts: textsJson = '{}',
  appearance = '{}',
} = document.body.dataset;
const texts = JSON.parse(textsJson) as Texts;
applyAppearance(JSON.parse(appearance) as Look);

const input = (name: FieldName): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`#${name}`);
const valueOf = (name: FieldName): string => input(name)?.value ?? '';

const wrongOf = (name: FieldName): string => {
  if (name === 'number') return isCardNumber(valueOf('number')) ? '' : texts.wrongNumber;
  if (name === 'cvc') return isCvc(valueOf('cvc'), valueOf('number')) ? '' : texts.wrongCvc;
  const expiry = readExpiry(valueOf('expiry'));
  return expiry && isCurrent(expiry, new Date()) ? '' : texts.wrongExpiry;
};

const show = (name: FieldName | 'form', message: string): void => {
  const place = document.querySelector(`#${name}-error`);
  if (place && place.textContent !== message) place.textContent = message;
  if (name !== 'form') input(name)?.setAttribute('aria-invalid', String(message !== ''));
};

/** Keeps the caret behind the digit it stood behind, while spaces come and go around it. */
const rewrite = (field: HTMLInputElement, format: (typed: string) => string): void => {
  const next = format(field.value);
  if (next === field.value) return;
  const atEnd = field.selectionStart === field.value.length;
  const before = digitsOf(field.value.slice(0, field.selectionStart ?? 0)).length;
  field.value = next;
  if (atEnd) return;
  let at = 0;
  for (let seen = 0; at < next.length && seen < before; at += 1)
    if (/\d/.test(next[at] ?? '')) seen += 1;
  field.setSelectionRange(at, at);
};

const showBrand = (): void => {
  const rule = brandRule(valueOf('number'));
  const mark = document.querySelector<HTMLElement>('#brand');
  const name = BRAND_NAMES[rule.brand];
  if (mark) {
    mark.hidden = name === undefined;
    mark.textContent = name ?? '';
    mark.dataset['brand'] = rule.brand;
  }
  const cvc = input('cvc');
  if (cvc) cvc.placeholder = rule.cvc === 4 ? texts.cvc4 : texts.cvc3;
};

const format = (name: FieldName, field: HTMLInputElement, deleting: boolean): void => {
  if (name === 'number') rewrite(field, spaced);
  if (name === 'expiry' && !deleting)
    rewrite(field, (typed) =>
      /^\d{2}$/.test(expiryTyped(typed)) ? `${expiryTyped(typed)}/` : expiryTyped(typed),
    );
  if (name === 'cvc') rewrite(field, digitsOf);
  showBrand();
};

const moveOn = (name: FieldName): void => {
  const field = input(name);
  const full =
    field !== null && field.selectionStart === field.value.length && wrongOf(name) === '';
  if (full && name !== 'cvc') input(name === 'number' ? 'expiry' : 'cvc')?.focus();
};

let brand = '';
const tellChange = (): void => {
  tell('change', {
    empty: NAMES.every((one) => valueOf(one) === ''),
    complete: NAMES.every((one) => wrongOf(one) === ''),
  });
  const next = brandRule(valueOf('number')).brand;
  if (next !== brand) tell('brand', { brand: next });
  brand = next;
};

const onInput = (name: FieldName, event: Event): void => {
  const field = event.target as HTMLInputElement;
  const kind = event instanceof InputEvent ? event.inputType : '';
  format(name, field, kind.startsWith('delete'));
  if (field.getAttribute('aria-invalid') === 'true') show(name, wrongOf(name));
  show('form', '');
  tellChange();
  if (kind === 'insertText' && document.activeElement === field) moveOn(name);
};

const ERROR_CODES: Readonly<Record<FieldName, readonly [missing: string, wrong: string]>> = {
  number: ['incomplete_number', 'invalid_number'],
  expiry: ['incomplete_expiry', 'invalid_expiry_year_past'],
  cvc: ['incomplete_cvc', 'incomplete_cvc'],
};
/** Shows each fault at its field; the first is the one that the shop is told. */
const validate = (): object | undefined => {
  for (const name of NAMES) show(name, wrongOf(name));
  const first = NAMES.find((name) => wrongOf(name) !== '');
  if (first === undefined) return undefined;
  input(first)?.focus();
  const code = ERROR_CODES[first][valueOf(first) === '' ? 0 : 1];
  return { type: 'validation_error', code, message: wrongOf(first) };
};

const collect = async (terms: unknown): Promise<object> => {
  const body = JSON.stringify({
    key,
    locale,
    terms,
    number: valueOf('number'),
    expiry: valueOf('expiry'),
    cvc: valueOf('cvc'),
  });
  try {
    const answer = await fetch('/elements/confirmation-tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const result = (await answer.json()) as {
      field?: FieldName;
      error?: { readonly message?: string };
    };
    if (!result.error) return { confirmationToken: result };
    const name = result.field ?? 'number';
    show(name, result.error.message ?? texts.wrongNumber);
    input(name)?.focus();
    return { error: result.error };
  } catch {
    show('form', texts.unreachable);
    return { error: { type: 'api_connection_error', message: texts.unreachable } };
  }
};

const answerTo = async ({ type, terms }: Question): Promise<object> =>
  type === 'validate' ? { error: validate() } : collect(terms);

const clear = (): void => {
  for (const name of NAMES) {
    const field = input(name);
    if (field) field.value = '';
    show(name, '');
  }
  tellChange();
};

const onQuestion = (question: Question): void => {
  const { type, id } = question;
  if (type === 'focus') input(NAMES.find((name) => wrongOf(name) !== '') ?? 'number')?.focus();
  if (type === 'blur' && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
  if (type === 'clear') clear();
  if (type === 'appearance') applyAppearance(question['appearance'] as Look);
  if (type === 'validate' || type === 'collect')
    void answerTo(question).then((answer) => tell('answer', { id, ...answer }));
};
const tell = openChannel(parents, onQuestion);

for (const name of NAMES) {
  input(name)?.addEventListener('input', (event) => onInput(name, event));
  input(name)?.addEventListener('blur', () => {
    if (valueOf(name) !== '') show(name, wrongOf(name));
  });
}
document.querySelector('#card')?.addEventListener('submit', (event) => {
  // The shop decides when to pay; the Enter key only shows what is missing.
  event.preventDefault();
  validate();
});
tell('ready');
// What was typed before this script ran counts as well.
const early = NAMES.flatMap((name) => input(name) ?? []).filter(({ value }) => value !== '');
for (const field of early) format(field.id as FieldName, field, false);
if (early.length > 0) tellChange();

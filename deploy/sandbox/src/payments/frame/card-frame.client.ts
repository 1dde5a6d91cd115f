import { framingShop } from '../../web/framing-shop.ts';
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

/**
 * What the field tells the shop's page. No digit of the card is ever in it but the last four of a
 * finished one.
 */
interface Message {
  readonly type: 'ready' | 'height' | 'change' | 'tokenised' | 'error';
  readonly height?: number;
  readonly complete?: boolean;
  readonly paymentMethod?: unknown;
  readonly message?: string;
}
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

const { key = '', locale = '', parents = '', texts: textsJson = '{}' } = document.body.dataset;
const texts = JSON.parse(textsJson) as Texts;
const parentOrigin = framingShop(parents);

const tell = (message: Message): void => {
  if (parentOrigin !== undefined && window.parent !== window)
    window.parent.postMessage({ source: 'gateway-card', ...message }, parentOrigin);
};

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

const tellChange = (): void =>
  tell({ type: 'change', complete: NAMES.every((one) => wrongOf(one) === '') });

const onInput = (name: FieldName, event: Event): void => {
  const field = event.target as HTMLInputElement;
  const kind = event instanceof InputEvent ? event.inputType : '';
  format(name, field, kind.startsWith('delete'));
  if (field.getAttribute('aria-invalid') === 'true') show(name, wrongOf(name));
  show('form', '');
  tellChange();
  if (kind === 'insertText' && document.activeElement === field) moveOn(name);
};

const validate = (): boolean => {
  for (const name of NAMES) show(name, wrongOf(name));
  const wrong = NAMES.filter((name) => wrongOf(name) !== '');
  const [first] = wrong;
  if (first === undefined) return true;
  input(first)?.focus();
  tell({ type: 'error', message: wrong.map(wrongOf).join('\n') });
  return false;
};

const send = async (): Promise<void> => {
  const body = JSON.stringify({
    key,
    locale,
    number: valueOf('number'),
    expiry: valueOf('expiry'),
    cvc: valueOf('cvc'),
  });
  const answer = await fetch('/frames/card/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const result = (await answer.json()) as { id?: string; field?: FieldName; message?: string };
  if (result.id !== undefined) {
    tell({ type: 'tokenised', paymentMethod: result });
    return;
  }
  const name = result.field ?? 'number';
  show(name, result.message ?? texts.wrongNumber);
  input(name)?.focus();
  tell({ type: 'error', message: result.message ?? texts.wrongNumber });
};

let sending = false;
const tokenise = async (): Promise<void> => {
  if (sending || !validate()) return;
  sending = true;
  try {
    await send();
  } catch {
    show('form', texts.unreachable);
    tell({ type: 'error', message: texts.unreachable });
  } finally {
    sending = false;
  }
};

const onMessage = (event: MessageEvent): void => {
  const data = event.data as { source?: string; type?: string } | null;
  if (
    event.origin !== parentOrigin ||
    event.source !== window.parent ||
    data?.source !== 'checkout'
  )
    return;
  if (data.type === 'focus') input(NAMES.find((name) => wrongOf(name) !== '') ?? 'number')?.focus();
  if (data.type === 'tokenise') void tokenise();
};

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
window.addEventListener('message', onMessage);
new ResizeObserver(() =>
  tell({
    type: 'height',
    height: Math.ceil(document.documentElement.getBoundingClientRect().height),
  }),
).observe(document.documentElement);
tell({ type: 'ready' });
// What was typed before this script ran counts as well.
const early = NAMES.flatMap((name) => input(name) ?? []).filter(({ value }) => value !== '');
for (const field of early) format(field.id as FieldName, field, false);
if (early.length > 0) tellChange();

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { captureEarlyInput, type InputReplay } from './input-replay.ts';

const heard = jest.fn<(what: string) => void>();
const Form = ({ early }: { readonly early?: InputReplay }): ReactElement => {
  const [colour, setColour] = useState('white');
  const [wrapped, setWrapped] = useState(false);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [awake, setAwake] = useState(false);
  useLayoutEffect(() => early?.typing(), [early]);
  useEffect(() => early?.rest(), [early]);
  // Much of a page is drawn again as soon as it has come to life.
  // oxlint-disable-next-line react/set-state-in-effect -- the test is about the second drawing
  useEffect(() => setAwake(true), []);
  return (
    <form data-awake={awake} onSubmit={(event) => event.preventDefault()}>
      {['white', 'green'].map((one) => (
        <input
          key={one}
          type="radio"
          name="colour"
          value={one}
          checked={one === colour}
          onChange={() => setColour(one)}
        />
      ))}
      <input
        type="checkbox"
        checked={wrapped}
        onChange={(event) => setWrapped(event.target.checked)}
      />
      <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea value={note} onChange={(event) => setNote(event.target.value)} />
      <button type="button" onClick={() => heard(`${colour} ${String(wrapped)} ${name} ${note}`)}>
        <i>Add</i>
      </button>
      <button>Send</button>
      <div data-slot="else">
        <input id="of-slot" defaultValue="" onChange={() => heard('slot')} />
      </div>
    </form>
  );
};
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a test knows what it finds
const find = <E extends HTMLElement>(selector: string): E => document.querySelector(selector) as E;

describe('what was done before the script came', () => {
  let root: Root | undefined;
  const takeOver = async (during?: () => void, after?: () => void): Promise<void> => {
    await act(async () => {
      const place = find('main');
      const early = captureEarlyInput(place);
      root = hydrateRoot(place, <Form early={early} />, {
        onRecoverableError: (error) => heard(`mismatch ${String(error)}`),
      });
      during?.();
    });
    await act(async () => after?.());
    await act(() => jest.runAllTimersAsync());
  };
  beforeEach(() => {
    jest.useFakeTimers();
    heard.mockClear();
    Reflect.set(globalThis, 'tnPress', undefined);
    // The page's own script, as every document carries it.
    const script = document.createElement('script');
    script.textContent = 'var tnPress;addEventListener("click",event=>{tnPress=event},true)';
    document.head.replaceChildren(script);
    document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`;
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    jest.useRealTimers();
  });

  test('is told to the page: a choice, a tick, typed words, and then the press', async () => {
    find('[value=green]').click();
    find('[type=checkbox]').click();
    find<HTMLInputElement>('#name').value = '陳小姐';
    find<HTMLTextAreaElement>('textarea').value = 'by the window';
    find('i').click();
    await takeOver();
    expect(heard.mock.calls).toEqual([['green true 陳小姐 by the window']]);
    expect(find<HTMLInputElement>('[value=green]').checked).toBe(true);
    expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  });
  test('keeps its letters when the page is drawn again between two keys', async () => {
    const name = find<HTMLInputElement>('#name');
    name.focus();
    name.value = 'hand';
    await takeOver(undefined, () => {
      expect(find('form').dataset.awake).toBe('true');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        name,
        `${name.value}s`,
      );
      name.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(name.value).toBe('hands');
    await act(async () => find('i').click());
    expect(heard.mock.calls).toEqual([['white false hands ']]);
  });
  test('reaches the page when it falls between the script and its first answer', async () => {
    await takeOver(() => find('[value=green]').click());
    await act(async () => find('i').click());
    expect(heard.mock.calls).toEqual([['green false  ']]);
  });
  test('is not replayed without input, for a self-submitting form, or inside a slot', async () => {
    find('form').addEventListener('submit', (event) => event.preventDefault());
    find('button:not([type])').click();
    find<HTMLInputElement>('#of-slot').value = 'typed';
    await takeOver();
    expect(heard).not.toHaveBeenCalled();
  });
  test('is not done again by a later page', async () => {
    find('i').click();
    await takeOver();
    await act(async () =>
      root?.render(<Form early={{ typing: () => undefined, rest: () => undefined }} />),
    );
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

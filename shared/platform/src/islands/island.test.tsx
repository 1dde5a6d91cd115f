import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, useEffect, useLayoutEffect, useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Island, IslandsContext } from './island.tsx';

let near: (isIntersecting: boolean) => void = () => undefined;
let observed: Element | undefined;
const ran: string[] = [];
const failures: unknown[] = [];
let root: Root | undefined;

const Counter = ({ name }: { readonly name: string }): ReactElement => {
  const [count, setCount] = useState(0);
  useEffect(() => void ran.push(name), [name]);
  return (
    <div style={{ display: 'contents' }}>
      <section>
        <button type="button" onClick={() => setCount(count + 1)}>
          {name} {count}
        </button>
      </section>
    </div>
  );
};
const Page = ({ name }: { readonly name: string }): ReactElement => (
  <main>
    <Counter name="first" />
    <Island>
      <Counter name={name} />
    </Island>
  </main>
);
const isServerMarkup = { current: true };
const inBrowser = (name: string): ReactElement => (
  <IslandsContext value={isServerMarkup}>
    <Page name={name} />
  </IslandsContext>
);
const button = (): HTMLButtonElement => document.querySelectorAll('button')[1] as HTMLButtonElement;
/** The page as the server wrote it, taken over by the browser. */
const takeOver = async (): Promise<HTMLButtonElement> => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page name="later" />)}</div>`;
  const before = button();
  await act(async () => {
    root = hydrateRoot(document.querySelector('#root') as Element, inBrowser('later'), {
      onRecoverableError: (error) => failures.push(error),
    });
  });
  return before;
};

beforeEach(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        this.observe.mockImplementation((target) => {
          observed = target;
          near = (isIntersecting) => tell([{ isIntersecting, target }]);
        });
      }
      observe = jest.fn<(target: Element) => void>();
      unobserve = jest.fn();
      disconnect = jest.fn();
    },
  });
  observed = undefined;
  ran.length = 0;
  failures.length = 0;
  isServerMarkup.current = true;
});
afterEach(async () => {
  await act(async () => root?.unmount());
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(globalThis, 'tnPress');
  expect(failures).toEqual([]);
});

describe('an island of the server’s page', () => {
  test('stays as it was written, and none of its components run while it is far off', async () => {
    const before = await takeOver();
    await act(async () => near(false));
    // An element without a box would never be near.
    expect(observed?.localName).toBe('section');
    expect([ran, button() === before, before.textContent]).toEqual([['first'], true, 'later 0']);
  });

  test('is taken over, and stays the same element, once it comes near', async () => {
    const before = await takeOver();
    await act(async () => near(true));
    expect(ran).toEqual(['first', 'later']);
    await act(async () => before.click());
    expect([button() === before, before.textContent]).toEqual([true, 'later 1']);
  });

  test('answers the press that comes first', async () => {
    const before = await takeOver();
    await act(async () => before.click());
    expect([button() === before, before.textContent]).toEqual([true, 'later 1']);
  });

  test('answers a press that comes after it was drawn and before it is watched', async () => {
    document.body.innerHTML = `<div id="root">${renderToString(<Page name="later" />)}</div>`;
    addEventListener('click', (press) => Object.assign(globalThis, { tnPress: press }), {
      capture: true,
      once: true,
    });
    // Effects run in a task of their own, as they do outside of tests.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await new Promise<void>((pressed) => {
      const Pressed = (): ReactElement => {
        useLayoutEffect(
          () =>
            queueMicrotask(() => {
              expect(observed).toBeUndefined();
              button().click();
              pressed();
            }),
          [],
        );
        return inBrowser('later');
      };
      root = hydrateRoot(document.querySelector('#root') as Element, <Pressed />);
    });
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await act(async () => undefined);
    expect(button().textContent).toBe('later 1');
  });

  test('is taken over by what renders it again, losing no markup meanwhile', async () => {
    const before = await takeOver();
    await act(async () => root?.render(inBrowser('newer')));
    expect(ran).toEqual(['first', 'later', 'newer']);
    expect([button() === before, before.textContent]).toEqual([true, 'newer 0']);
  });
});

describe('an island of a page that the browser makes', () => {
  test('is there at once', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    isServerMarkup.current = false;
    const { createRoot } = await import('react-dom/client');
    await act(async () => {
      root = createRoot(document.querySelector('#root') as Element);
      root.render(inBrowser('later'));
    });
    expect(ran).toEqual(['first', 'later']);
  });
});

test('an island is taken over at once where nothing tells what is near', async () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  await takeOver();
  expect(ran).toEqual(['first', 'later']);
});

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { Suspense, use, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { recordEarlyClicks, type EventReplay } from './event-replay.ts';

const place = (): Element => document.querySelector('[data-slot]') as Element;
const button = (): HTMLElement => document.querySelector('button') as HTMLElement;

describe('a button pressed before its slot answers', () => {
  let asked = false;
  let presses: EventReplay;
  const heard = jest.fn<(text?: unknown) => void>();
  beforeEach(() => {
    asked = false;
    heard.mockClear();
    document.body.innerHTML =
      '<main><div data-slot="product-reviews"><button><i>Helpful</i></button></div><button ' +
      'id="else"></button></main>';
    presses = recordEarlyClicks(() => asked);
  });

  test('is pressed again when it does, once, however often it was pressed', () => {
    button().click();
    document.querySelector('i')?.click();
    button().addEventListener('click', () => heard());
    presses.replay(place());
    presses.replay(place());
    expect(heard).toHaveBeenCalledTimes(1);
  });
  test('is not pressed again when somebody heard it', () => {
    asked = true;
    button().addEventListener('click', () => heard());
    button().click();
    presses.replay(place());
    expect(heard).toHaveBeenCalledTimes(1);
  });
  test('is not pressed again when the press itself brought the slot to life', () => {
    asked = true;
    document
      .querySelector('main')
      ?.addEventListener('click', () => presses.replay(place()), { capture: true, once: true });
    button().addEventListener('click', () => heard());
    button().click();
    expect(heard).toHaveBeenCalledTimes(1);
  });
  test('is pressed again where the slot was redrawn, after its markup was kept standing', () => {
    asked = true;
    const kept = document.createElement('div');
    kept.className = 'tn-slot-server-markup';
    kept.append(place());
    document.querySelector('main')?.prepend(kept);
    button().click();
    kept.outerHTML =
      '<div data-slot="product-reviews"><button>More</button><button>Helpful</button></div>';
    const [more, helpful] = place().querySelectorAll('button');
    for (const one of [more, helpful]) one?.addEventListener('click', () => heard(one.textContent));
    presses.replay(place());
    expect(heard.mock.calls).toEqual([['Helpful']]);
  });
  test('is forgotten when its markup is gone, and presses elsewhere are nobody’s business', () => {
    const gone = button();
    gone.addEventListener('click', () => heard());
    gone.click();
    const slot = place();
    slot.replaceChildren();
    presses.replay(slot);
    document.getElementById('else')?.click();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('React taking over a slot whose script is still coming', () => {
  let root: Root | undefined;
  afterEach(() => act(async () => root?.unmount()));

  // Covers: SHP-036
  test.each(['before it is met', 'while it waits', 'when it is there but not taken over'])(
    'delivers a press once: %s',
    async (when) => {
      const heard = jest.fn();
      let arrive = (): void => undefined;
      const script = new Promise<void>((resolve) => (arrive = resolve));
      let met = false;
      const Content = (): ReactElement => {
        met = true;
        use(script);
        return (
          <div
            data-slot="product-reviews"
            ref={(element) => void (element && presses.replay(element))}
          >
            <button onClick={() => heard()}>Helpful</button>
          </div>
        );
      };
      const Page = (): ReactElement => (
        <Suspense>
          <Content />
        </Suspense>
      );
      const presses = recordEarlyClicks(() => met);
      document.body.innerHTML =
        '<main><!--$--><div data-slot="product-reviews"><button>Helpful</button></div>' +
        '<!--/$--></main>';
      if (when === 'before it is met') button().click();
      await act(async () => {
        root = hydrateRoot(document.querySelector('main') as Element, <Page />);
        if (when === 'when it is there but not taken over') button().click();
      });
      if (when === 'while it waits') await act(async () => button().click());
      expect(heard).not.toHaveBeenCalled();
      await act(async () => arrive());
      expect(heard).toHaveBeenCalledTimes(1);
    },
  );
});

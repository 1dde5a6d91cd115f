import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { violations } from '../dev/violations.ts';
import { Accordion } from './accordion/accordion.tsx';
import { Dialog, Sheet, type DialogProps } from './dialog/dialog.tsx';
import { Menu } from './menu/menu.tsx';
import { TabLinks, Tabs } from './tabs/tabs.tsx';
import { TOAST_MS, ToastRegion, type ToastEntry } from './toast/toast.tsx';

const Opened = ({
  as: Layer = Dialog,
  ...props
}: Partial<DialogProps> & { readonly as?: typeof Dialog }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cancel order
      </button>
      <Layer
        title="Cancel this order?"
        actions={
          <button type="button" onClick={() => setOpen(false)}>
            Keep it
          </button>
        }
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        Your seats go back on sale.
      </Layer>
    </>
  );
};

describe('Dialog and Sheet', () => {
  test.each([Dialog, Sheet])(
    'focus goes to the heading and returns to the opener',
    async (layer) => {
      const { container } = render(<Opened as={layer} />);
      const opener = screen.getByRole('button', { name: 'Cancel order' });
      await userEvent.click(opener);
      expect(screen.getByRole('dialog', { name: 'Cancel this order?' })).toBeDefined();
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { name: 'Cancel this order?' }),
      );
      expect(await violations(container)).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(opener);
    },
  );

  test('Esc, the scrim and the cross close it', async () => {
    render(<Opened closeLabel="Close" />);
    const opener = screen.getByRole('button', { name: 'Cancel order' });
    const closings = [
      () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
      () => fireEvent.click(screen.getByRole('dialog')),
      () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    ];
    for (const close of closings) {
      await userEvent.click(opener);
      close();
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  test('nothing closes it while money is moving', async () => {
    render(<Opened dismissible={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    fireEvent.click(screen.getByRole('dialog'));
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('Menu', () => {
  test('opens on its first item, moves by arrows and letters, gives the focus back', async () => {
    const onSelect = jest.fn();
    const { container } = render(
      <Menu
        label="Account menu"
        trigger="KY"
        items={[
          { id: 'o', label: 'Orders', href: '/orders', badge: '1' },
          { id: 's', label: 'Saved', href: '/saved' },
          { id: 'x', label: 'Sign out', onSelect, divided: true },
        ]}
      />,
    );
    const button = screen.getByRole('button', { name: 'Account menu' });
    await userEvent.click(button);
    expect(document.activeElement?.textContent).toBe('Orders1');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Saved');
    await userEvent.keyboard('s');
    expect(document.activeElement?.textContent).toBe('Sign out');
    expect(await violations(container)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
  });
});

describe('Tabs and TabLinks', () => {
  test('arrows choose and move; the panel is named by its tab', async () => {
    const Held = () => {
      const [value, setValue] = useState('a');
      return (
        <Tabs
          label="Orders"
          value={value}
          onChange={setValue}
          tabs={[
            { id: 'a', label: 'All' },
            { id: 'p', label: 'Pending' },
          ]}
        >
          {value}
        </Tabs>
      );
    };
    const { container } = render(
      <>
        <Held />
        <TabLinks label="Categories" items={[{ href: '/d', label: 'Dining', current: true }]} />
      </>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'All' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(
      screen.getByRole('tab', { name: 'Pending', selected: true }),
    );
    await waitFor(() =>
      expect(screen.getByRole('tabpanel', { name: 'Pending' }).textContent).toBe('p'),
    );
    await userEvent.keyboard('{ArrowRight}{End}{Home}');
    await waitFor(() =>
      expect(screen.getByRole('tabpanel', { name: 'All' }).textContent).toBe('a'),
    );
    expect(screen.getByRole('link', { name: 'Dining', current: 'page' })).toBeDefined();
    expect(await violations(container)).toEqual([]);
  });

  test('marks a pressed tab before its work begins and before its panel is there', async () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    const asked = jest.fn();
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const Late = ({ value }: { readonly value: string }) => {
      if (value === 'p') use(late);
      return <p>panel of {value}</p>;
    };
    const Held = () => {
      const [value, setValue] = useState('a');
      const choose = (next: string): void => {
        asked(next);
        setValue(next);
      };
      return (
        <Tabs
          label="Orders"
          value={value}
          onChange={choose}
          tabs={[
            { id: 'a', label: 'All' },
            { id: 'p', label: 'Pending' },
          ]}
        >
          <Suspense>
            <Late value={value} />
          </Suspense>
        </Tabs>
      );
    };
    render(<Held />);
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Pending' })));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Pending');
    expect(asked).not.toHaveBeenCalled();
    await act(async () => {
      frames.forEach((run) => run(0));
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Pending');
    expect(screen.getByText('panel of a')).toBeDefined();
    await act(async () => {
      arrive();
      await late;
    });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Pending');
    expect(screen.getByText('panel of p')).toBeDefined();
    jest.restoreAllMocks();
  });

  test('a chosen tab beyond its row’s edge is brought into sight; one within stays', () => {
    const box = (left: number, right: number) => ({ left, right, width: right - left }) as DOMRect;
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      return this.getAttribute('role')?.endsWith('list')
        ? box(0, 300)
        : this.textContent === 'Last'
          ? box(700, 800)
          : box(10, 110);
    });
    const row = (value: string): number => {
      const { unmount } = render(
        <Tabs
          label="Orders"
          value={value}
          onChange={() => undefined}
          tabs={[
            { id: 'a', label: 'First' },
            { id: 'z', label: 'Last' },
          ]}
        >
          -
        </Tabs>,
      );
      const { scrollLeft } = screen.getByRole('tablist');
      unmount();
      return scrollLeft;
    };
    expect(row('a')).toBe(0);
    expect(row('z')).toBe(600);
    render(
      <TabLinks
        label="Places"
        items={[
          { href: '/a', label: 'First' },
          { href: '/z', label: 'Last', current: 'within' },
        ]}
      />,
    );
    expect(screen.getByRole('list').scrollLeft).toBe(600);
    jest.restoreAllMocks();
  });
});

describe('Accordion', () => {
  test('is native disclosure', async () => {
    const { container } = render(
      <Accordion
        exclusive
        items={[
          { id: 'a', title: 'Late?', body: 'Call us' },
          { id: 'b', title: 'Open', body: 'Yes', open: true },
        ]}
      />,
    );
    const [first, second] = container.querySelectorAll('details');
    expect([first?.open, second?.open]).toEqual([false, true]);
    expect(first?.getAttribute('name')).toBe(second?.getAttribute('name'));
    expect(await violations(container)).toEqual([]);
  });
});

describe('ToastRegion', () => {
  const success: ToastEntry = { id: '1', kind: 'success', text: 'Saved to your corners' };
  const error: ToastEntry = { id: '2', kind: 'error', text: 'Oops, sold out' };

  // Covers: CON-023
  test.each([
    ['success', 'bottom'],
    ['error', 'bottom'],
    ['tip', 'centre'],
  ] as const)('%s stands at the %s', (kind, place) => {
    render(
      <ToastRegion
        label="Messages"
        toasts={[{ id: '3', kind, text: 'Choose a date' }]}
        onDismiss={() => {}}
      />,
    );
    expect(screen.getByRole('region', { name: 'Messages' }).dataset.place).toBe(place);
  });

  // Covers: CON-022
  test('shows one at a time for 3000 ms, waiting while hovered', () => {
    jest.useFakeTimers();
    const onDismiss = jest.fn();
    render(<ToastRegion label="Messages" toasts={[success, error]} onDismiss={onDismiss} />);
    expect(screen.queryByText('Oops, sold out')).toBeNull();
    act(() => jest.advanceTimersByTime(2000));
    fireEvent.pointerEnter(screen.getByText('Saved to your corners').parentElement as HTMLElement);
    act(() => jest.advanceTimersByTime(TOAST_MS * 2));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText('Saved to your corners').parentElement as HTMLElement);
    act(() => jest.advanceTimersByTime(999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onDismiss.mock.calls).toEqual([['1']]);
    jest.useRealTimers();
  });

  test('an error interrupts, and an act dismisses', async () => {
    const onDismiss = jest.fn();
    const onPress = jest.fn();
    const { container } = render(
      <ToastRegion
        label="Messages"
        toasts={[{ ...error, action: { label: 'Try again', onPress } }]}
        onDismiss={onDismiss}
      />,
    );
    expect(screen.getByRole('alert').textContent).toContain('Oops, sold out');
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledWith('2');
    expect(await violations(container)).toEqual([]);
  });
});

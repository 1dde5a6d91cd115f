/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { focusHeading, isFocusLost, moveFocus, restoreFocus } from './focus.ts';
import { FocusedResult } from './focused-result.tsx';
import {
  useFocusAfterForm,
  useFocusFallback,
  useFocusOnChange,
  useFocusOnMount,
  useFocusOnUnmount,
} from './use-focus.ts';

const focused = (): string | undefined =>
  isFocusLost() ? undefined : (document.activeElement?.textContent ?? undefined);
const OnMount = (): ReactElement => (
  <h2 ref={useFocusOnMount<HTMLHeadingElement>()} tabIndex={-1}>
    Codes
  </h2>
);
const Step = ({ step }: { readonly step: string }): ReactElement => (
  <h2 ref={useFocusOnChange<HTMLHeadingElement>(step)} tabIndex={-1}>
    {step}
  </h2>
);
const Stage = ({ stage }: { readonly stage: string }): ReactElement => {
  useFocusAfterForm(stage);
  return <>{stage === 'form' ? <button type="button">Pay</button> : <h1>Paid</h1>}</>;
};
const Row = (): ReactElement => {
  useFocusOnUnmount('list');
  return <button type="button">Remove</button>;
};
const Section = ({ open }: { readonly open: boolean }): ReactElement => {
  const handlers = useFocusFallback(() => screen.getByRole('link'));
  return (
    <div {...handlers}>
      <a href="/order">Order</a>
      {open && <button type="button">Pay</button>}
    </div>
  );
};

describe('the focus', () => {
  beforeEach(() => (document.activeElement as HTMLElement | null)?.blur());

  test('moves, but is restored only where it was lost', () => {
    render(
      <>
        <button type="button">One</button>
        <button type="button">Two</button>
      </>,
    );
    const [one, two] = screen.getAllByRole('button');
    restoreFocus(one);
    expect(focused()).toBe('One');
    restoreFocus(two);
    expect(focused()).toBe('One');
    moveFocus(two);
    moveFocus(null);
    expect(focused()).toBe('Two');
  });

  test('goes to the heading of the page', () => {
    render(<h1>Search</h1>);
    focusHeading();
    expect(focused()).toBe('Search');
  });

  test('is taken by what appears', () => {
    render(<OnMount />);
    expect(focused()).toBe('Codes');
  });

  test('goes to the heading after a change only', () => {
    const { rerender } = render(<Step step="Email" />);
    expect(focused()).toBeUndefined();
    rerender(<Step step="Code" />);
    expect(focused()).toBe('Code');
  });

  test('goes from a form to the heading of what replaced it', () => {
    const { rerender } = render(<Stage stage="form" />);
    moveFocus(screen.getByRole('button'));
    rerender(<Stage stage="paid" />);
    expect(focused()).toBe('Paid');
  });

  test('goes to the element that is named for it when a row leaves', () => {
    const page = (row: boolean) => (
      <div id="list" tabIndex={-1}>
        List {row && <Row />}
      </div>
    );
    const { rerender } = render(page(true));
    moveFocus(screen.getByRole('button'));
    rerender(page(false));
    expect(focused()).toBe('List ');
  });

  test('falls back when the focused button leaves', () => {
    const { rerender } = render(<Section open />);
    moveFocus(screen.getByRole('button'));
    rerender(<Section open={false} />);
    expect(focused()).toBe('Order');
  });

  test('is taken over by a result', () => {
    render(<FocusedResult>Sent</FocusedResult>);
    expect(focused()).toBe('Sent');
  });
});

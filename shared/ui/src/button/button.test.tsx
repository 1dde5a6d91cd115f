import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../dev/violations.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { heartIcon } from '../icon/icons.ts';
import type { LinkProps } from '../types.ts';
import { Button, ButtonLink } from './button.tsx';

describe('Button', () => {
  test('presses, and does not submit a form unless it is told to', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    const { container } = render(
      <form onSubmit={onSubmit}>
        <Button tone="hot" size="l" icon={heartIcon} onClick={onClick}>
          Book
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await violations(container)).toEqual([]);
  });

  test('while busy it keeps the focus, says so and ignores presses', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Holding your seats
        </Button>
      </form>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  test('is a plain link, or the link of the router', () => {
    const RouterLink = ({ href, children }: LinkProps) => <a href={`/en-US${href}`}>{children}</a>;
    render(
      <>
        <ButtonLink href="/a">Plain</ButtonLink>
        <ButtonLink as={RouterLink} href="/b">
          Routed
        </ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Plain' }).getAttribute('href')).toBe('/a');
    expect(screen.getByRole('link', { name: 'Routed' }).getAttribute('href')).toBe('/en-US/b');
  });
});

describe('IconButton', () => {
  test('is named by its label and fills the icon when pressed', async () => {
    const { container, rerender } = render(
      <IconButton icon={heartIcon} label="Save" pressed={false} />,
    );
    expect(screen.getByRole('button', { name: 'Save', pressed: false })).toBeDefined();
    expect(container.querySelector('svg')?.hasAttribute('data-filled')).toBe(false);
    rerender(<IconButton icon={heartIcon} label="Save" pressed />);
    expect(screen.getByRole('button', { name: 'Save', pressed: true })).toBeDefined();
    expect(container.querySelector('svg')?.hasAttribute('data-filled')).toBe(true);
    expect(await violations(container)).toEqual([]);
  });
});

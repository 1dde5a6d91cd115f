import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { PageOverride } from '@tapnook/contracts';
import { OVERRIDE_PARAMETER } from '@tapnook/contracts/release';
import { renderWithPlatform } from '@tapnook/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { leaveAddress, PreviewBadge } from './preview-badge.tsx';

const override: PageOverride = {
  kind: 'preview',
  name: 'pr-123',
  expiresAt: '2026-11-20T12:00:00Z',
  apps: { 'mf-catalog': '6.15.0-rc.1' },
  why: { shell: { from: 'candidate', bucket: 213, weight: 500 } },
  shared: { react: { shell: '19.2.0', 'mf-catalog': '19.2.0', 'mf-reviews': '^18.0.0' } },
};

beforeAll(() => {
  // Of the browser’s timings jsdom has none: nothing is ever observed here.
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
});

/** The badge, with the overlay’s chunk there. */
const show = (options: Parameters<typeof renderWithPlatform>[1] = {}) =>
  act(async () => {
    await import('./devtools.tsx');
    return renderWithPlatform(<PreviewBadge override={override} />, options);
  });

// Covers: REL-008
describe('the badge', () => {
  test('names the override, what it replaces, its end in Hong Kong and the way out', async () => {
    await show({ path: '/search' });
    const badge = screen.getByRole('complementary');
    expect(badge.textContent).toMatch(/Preview pr-123 mf-catalog 6\.15\.0-rc\.1 until .*20:00/);
    expect(screen.getByRole('link', { name: 'Leave preview' }).getAttribute('href')).toBe(
      '/en-US/search?tn_override=',
    );
  });
  test('speaks Chinese', async () => {
    await show({ locale: 'zh-HK' });
    expect(screen.getByRole('link', { name: '離開預覽' })).toBeTruthy();
  });
  // Covers: REL-022
  test('says when it has ended, while the page still runs what it replaced', async () => {
    jest.useFakeTimers();
    try {
      await show({ now: Date.parse(override.expiresAt) - 60_000 });
      expect(screen.queryByRole('status')).toBeNull();
      act(() => jest.advanceTimersByTime(60_000));
      expect(screen.getByRole('status').textContent).toBe(
        'has ended; the next page is the shop’s own',
      );
    } finally {
      jest.useRealTimers();
    }
  });
  test('leaves by the edge’s own parameter and keeps the rest of the query', () => {
    expect(leaveAddress('/en-US/search', '?q=tea')).toBe(
      `/en-US/search?q=tea&${OVERRIDE_PARAMETER}=`,
    );
  });
});

describe('the overlay', () => {
  test('shows versions, their reasons and events as they pass, and closes by Escape', async () => {
    const { platform } = await show();
    const button = screen.getByRole('button', { name: 'Composition' });
    fireEvent.click(button);
    const panel = await screen.findByRole('complementary', { name: 'Composition' });
    expect(panel.textContent).toContain('bucket 213, candidate below 500 (5%)');
    act(() => platform.events.emit('order:paid', { orderNo: 'TN2611-0000000000' }));
    expect(panel.textContent).toContain('order:paid{"orderNo":"TN2611-0000000000"}');
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(screen.queryByRole('complementary', { name: 'Composition' })).toBeNull();
  });
  test('shows shared libraries, the override, and gives a link to the same page', async () => {
    const written: string[] = [];
    Object.assign(navigator, {
      clipboard: { writeText: async (text: string) => void written.push(text) },
    });
    Object.assign(globalThis, {
      fetch: async () => ({ ok: true, json: async () => ({ token: 'signed.by.us' }) }),
    });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Composition' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Shared' }));
    expect(
      screen.getByRole('row', { name: /react 19\.2\.0 mf-catalog 19\.2\.0 mf-reviews \^18\.0\.0/ }),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Override' }));
    expect(screen.getByText(/mf-catalog → 6\.15\.0-rc\.1/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(new URL(written[0] ?? '').searchParams.get(OVERRIDE_PARAMETER)).toBe('signed.by.us');
  });
});

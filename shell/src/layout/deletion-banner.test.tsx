import { expect, test } from '@jest/globals';
import { accessibilityProblems, renderWithPlatform } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import words from '../locales/en-US.json' with { type: 'json' };
import { DeletionBanner } from './deletion-banner.tsx';

const show = (deletionAt?: string) =>
  renderWithPlatform(<DeletionBanner />, {
    words,
    user: { userId: '1', name: 'Ka Yan', image: null, ...(deletionAt && { deletionAt }) },
  });

test('says on which day the account will be deleted, with the way to keep it', async () => {
  const { container } = show('2026-12-08T10:00:00.000Z');
  expect(screen.getByText('Your account will be deleted on 8 Dec 2026.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Keep my account' }).getAttribute('href')).toMatch(
    /^\/en-US\//,
  );
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('is nothing for everybody else', () => {
  show();
  expect(screen.queryByRole('complementary')).toBeNull();
});

import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@tapnook/testing';
import { Period } from './period.tsx';

const FROM = '2026-10-31T16:00:00.000Z';

test.each([
  ['2027-01-31T16:00:00.000Z', 'en-US', ['1 Nov 2026 →', '31 Jan 2027']], ['2027-01-31T16:00:00.000Z', 'zh-HK', ['2026年11月1日 →', '2027年1月31日']],
  ['2026-11-01T16:00:00.000Z', 'en-US', ['1 Nov 2026']],
] as const)('a period until %s in %s can break between its days only', (to, locale, days) => {
  const { container } = renderWithPlatform(<p><Period from={FROM} to={to} /></p>, { locale });
  expect(Array.from(container.querySelectorAll('.day'), (day) => day.textContent)).toEqual(days);
  expect(container.querySelector('p')?.textContent).toBe(days.join(' '));
});

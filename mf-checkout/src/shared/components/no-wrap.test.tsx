import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { periodLine } from '../model/order-lines.ts';
import { NoWrap } from './no-wrap.tsx';

const FROM = '2026-10-31T16:00:00.000Z';
const TO = '2027-01-31T16:00:00.000Z';

test.each([
  [periodLine(FROM, TO, 'en-US'), ['1 Nov 2026 →', '31 Jan 2027']],
  [periodLine(FROM, TO, 'zh-HK'), ['2026年11月1日 →', '2027年1月31日']],
  ['Valid until 31 Jan 2027', ['31 Jan 2027']],
  ['有效至2027年1月31日', ['2027年1月31日']],
  ['3/F, 128 Yu Chau Street', []],
  ['咖啡現金券（訂單TN2611-WK9KH26FAT），共HK$340', ['TN2611-WK9KH26FAT']],
])('a line breaks inside no day and no number of “%s”', (line, wholes) => {
  const { container } = render(
    <p>
      <NoWrap>{line}</NoWrap>
    </p>,
  );
  expect(Array.from(container.querySelectorAll('.whole'), (whole) => whole.textContent)).toEqual(
    wholes,
  );
  expect(container.textContent).toBe(line);
});

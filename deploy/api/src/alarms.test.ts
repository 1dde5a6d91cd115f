import { expect, test } from '@jest/globals';
import { logAlarm } from './alarms.ts';

test('an alarm is one line of the log at error level', () => {
  const lines: string[] = [];
  logAlarm((line) => lines.push(line))('The gateway is silent', { orderNo: 'TN2611-7KQ2M9XBCD' });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.endsWith('\n')).toBe(true);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    alarm: true,
    msg: 'The gateway is silent',
    orderNo: 'TN2611-7KQ2M9XBCD',
    time: expect.any(Number),
  });
});

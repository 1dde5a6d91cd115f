import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { buy, registerNewUser } from '../fixtures/new-user.ts';
import { adminPassword, EDGE_PORT } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { backOfficeScreen } from '../screens/backoffice.screen.ts';
import { voucherScreen } from '../screens/voucher.screen.ts';

const BACK_OFFICE = `http://localhost:${EDGE_PORT + 5}`;
/** A voucher that can be used on any day. */
const PERIOD = 'green-hull-one-day-pass';

/** A browser whose camera sees one picture: the file is read when the camera is switched on. */
const openCamera = async (file: string) => {
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  return { browser, page: await (await browser.newContext()).newPage() };
};

/** What a camera sees that is held before the code on a shopper's phone. */
const photograph = async (phone: Page): Promise<Buffer> => {
  const code = voucherScreen(phone).qrCode;
  await code.scrollIntoViewIfNeeded();
  const box = await code.boundingBox();
  if (!box) throw new Error('no code on the phone');
  const clip = {
    x: Math.max(0, box.x + box.width / 2 - 320),
    y: Math.max(0, box.y + box.height / 2 - 240),
    width: 640,
    height: 480,
  };
  return phone.screenshot({ type: 'jpeg', quality: 90, clip });
};

test('a code that the camera reads is looked at first, and redeems by a press alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'camera-'));
  const file = path.join(folder, 'phone.mjpeg');
  const email = await registerNewUser(page);
  const orderNo = await buy(page, PERIOD, email);
  const voucher = voucherScreen(page);
  const counter = await openCamera(file);
  try {
    const work = backOfficeScreen(counter.page, BACK_OFFICE, 'en-US');
    const { t } = work;
    await work.signIn('admin@tapnook.example', adminPassword());
    await work.open('/counter');
    await voucher.open(orderNo);
    await expect(voucher.qrCode).toBeVisible();
    writeFileSync(file, await photograph(page));
    await work.press('counter.cameraOn');
    await expect(
      counter.page.getByText(t('counter.verdict.usable'), { exact: true }),
    ).toBeVisible();
    const used = (count: number) =>
      counter.page.getByText(
        t('counter.uses').replace('{{used}}', String(count)).replace('{{limit}}', '1'),
      );
    await expect(used(0)).toBeVisible();
    await expect(counter.page.locator('video')).toHaveCount(0);
    await work.press('counter.redeem');
    await expect(used(1).first()).toBeVisible();
    await expect(voucher.redeemed).toBeVisible();
  } finally {
    await counter.browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  exportMyData,
  getRegions,
  sendClientCode,
  setNotification,
  updateProfile,
  uploadFile,
} from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform, type FakeApi } from '@tapnook/testing';
import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { profileOf } from '../../../dev/profile.fixture.ts';
import en from '../../locales/en-US.json' with { type: 'json' };
import { DataExport } from './data-export.tsx';
import { PersonalDetails } from './personal-details.tsx';
import { VoucherEmail } from './voucher-email.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createFakeApi().on(getRegions, {
    data: [
      {
        id: 'HK',
        regionName: { en_gb: 'Hong Kong', zh_hk: '香港' },
        prefixNo: '852',
        frequentlyUsed: true,
      },
    ],
  });
});
afterEach(() => void jest.restoreAllMocks());
const type = (name: string | RegExp, value: string): void =>
  void fireEvent.change(page.getByLabelText(name, { selector: 'input' }), { target: { value } });
const press = (name: string): void => void fireEvent.click(page.getByRole('button', { name }));
const bodies = (call: string): unknown[] =>
  api.requests.filter((each) => each.call === call).map(({ request }) => request.body);

describe('personal details', () => {
  // Covers: RTE-055
  test('validates names by the kernel before sending them, then updates the header', async () => {
    api.on(updateProfile, ({ body }) => ({ data: profileOf(body as object) }));
    const { platform } = renderWithPlatform(<PersonalDetails profile={profileOf()} />, {
      api,
      words: en,
      user: { userId: '7', name: 'Ka Yan', image: null },
    });
    const refresh = jest.spyOn(platform.session.getState(), 'refresh');
    type('First name', 'R2D2');
    type('Last name', '');
    press('Save');
    expect(await page.findAllByText('Please fill in letters only')).not.toHaveLength(0);
    expect(bodies('updateProfile')).toEqual([]);
    type('First name', ' 嘉欣 ');
    press('Save');
    await waitFor(() => expect(platform.toasts.getState().current?.text).toBe(en.you.saved));
    expect(bodies('updateProfile')).toEqual([
      { firstName: '嘉欣', lastName: '', realFirstName: '', realLastName: '', regionId: 'HK' },
    ]);
    expect(refresh).toHaveBeenCalled();
    expect(page.getByRole('status').textContent).toContain('20 Nov 2026 17:50');
  });
  test('a name as on an identity document is written in English letters', async () => {
    renderWithPlatform(<PersonalDetails profile={profileOf()} />, { api, words: en });
    type(/First name on ID/, '嘉欣');
    press('Save');
    expect(await page.findAllByText('Please fill in letters only')).not.toHaveLength(0);
    expect(bodies('updateProfile')).toEqual([]);
  });
});

describe('the photo', () => {
  const AVATAR = {
    id: 'f1',
    url: '/api/media/f1',
    type: 'avatar' as const,
    mimeType: 'image/jpeg',
    width: 512,
    height: 512,
    size: 1,
  };
  const pick = async (file = new File(['x'], 'me.png', { type: 'image/png' })): Promise<void> => {
    await act(
      async () =>
        void fireEvent.change(page.getByLabelText(en.you.photo, { selector: 'input' }), {
          target: { files: [file] },
        }),
    );
  };
  const mockBitmap = (readable: boolean) => {
    const bitmap = { width: 1200, height: 800, close: () => undefined };
    Object.assign(globalThis, {
      createImageBitmap: () =>
        readable ? Promise.resolve(bitmap) : Promise.reject(new Error('not a picture')),
    });
    // FormData takes the Blob of Node's fetch only, not jsdom's.
    return jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done) => void new Response('cut').blob().then(done));
  };
  // Covers: RTE-055, CON-019
  test('is cropped with the keys, sent as a JPEG and shown at once', async () => {
    const drawImage = jest.fn();
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
    const toBlob = mockBitmap(true);
    api
      .on(uploadFile, { data: AVATAR })
      .on(updateProfile, ({ body }) => ({ data: profileOf(body as object) }));
    const { platform } = renderWithPlatform(<PersonalDetails profile={profileOf()} />, {
      api,
      words: en,
    });
    await pick();
    const dialog = await page.findByRole('dialog');
    await waitFor(() => expect(drawImage).toHaveBeenCalled());
    const before = drawImage.mock.calls.at(-1)?.[1];
    fireEvent.keyDown(within(dialog).getByRole('img'), { key: 'ArrowRight' });
    expect(drawImage.mock.calls.at(-1)?.[1]).not.toBe(before);
    fireEvent.change(within(dialog).getByRole('slider'), { target: { value: '2' } });
    fireEvent.click(within(dialog).getByRole('button', { name: en.you.usePhoto }));
    await waitFor(() => expect(platform.toasts.getState().current?.text).toBe(en.you.photoChanged));
    expect(bodies('updateProfile')).toEqual([{ profileImage: '/api/media/f1' }]);
    expect(page.queryByRole('dialog')).toBeNull();
    expect(toBlob).toHaveBeenCalledWith(expect.any(Function), 'image/jpeg', 0.85);
  });
  test('that cannot be read is said so, and nothing is sent', async () => {
    mockBitmap(false);
    renderWithPlatform(<PersonalDetails profile={profileOf()} />, { api, words: en });
    await pick();
    expect((await page.findByRole('alert')).textContent).toContain(en.you.unreadable);
    expect(page.getByRole<HTMLButtonElement>('button', { name: en.you.usePhoto }).disabled).toBe(
      true,
    );
  });
  test('can be taken away', async () => {
    api.on(updateProfile, { data: profileOf() });
    const { platform } = renderWithPlatform(
      <PersonalDetails profile={profileOf({ profileImage: '/api/media/f1' })} />,
      { api, words: en },
    );
    press(`${en.you.remove}: ${en.you.photo}`);
    await waitFor(() => expect(platform.toasts.getState().current?.text).toBe(en.you.photoRemoved));
    expect(bodies('updateProfile')).toEqual([{ profileImage: null }]);
  });
});

describe('where vouchers go', () => {
  test('verifies another address by code; shows the attempts left after a wrong one', async () => {
    api
      .on(sendClientCode, {
        data: {
          challengeId: 'c-1',
          ttl: 600,
          resendAfter: 60,
          triesLeft: 3,
          sentTo: 'n••@example.com',
        },
      })
      .on(setNotification, {
        code: '30036',
        status: 400,
        text: 'Verification code is incorrect',
        more: { triesLeft: 2 },
      });
    const { platform } = renderWithPlatform(<VoucherEmail profile={profileOf()} />, {
      api,
      words: en,
    });
    type(en.you.voucherEmail, 'new@example.com');
    press('Send code');
    fireEvent.paste(await page.findByLabelText('Digit 1 of 6'), {
      clipboardData: { getData: () => '407813' },
    });
    press('Save');
    expect(await page.findAllByText('Verification code is incorrect. 2 tries left.')).toHaveLength(
      2,
    );
    api.on(setNotification, { data: profileOf({ notificationEmailAddress: 'new@example.com' }) });
    press('Save');
    await waitFor(() => expect(platform.toasts.getState().current?.text).toBe(en.you.saved));
    expect(bodies('setNotification').at(-1)).toEqual({
      notificationEmailAddress: 'new@example.com',
      verificationCode: '407813',
      challengeId: 'c-1',
    });
  });
});

test('everything kept about a shopper comes as one file, named by its day', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  api.on(exportMyData, { data: { exportedAt: '2026-11-20T09:50:00.000Z', sections: {} } });
  const { platform } = renderWithPlatform(<DataExport />, { api, words: en });
  press(`${en.you.download}: ${en.you.export}`);
  await waitFor(() => expect(platform.toasts.getState().current?.text).toBe(en.you.downloaded));
  expect(saved).toEqual(['tapnook-2026-11-20.json']);
});

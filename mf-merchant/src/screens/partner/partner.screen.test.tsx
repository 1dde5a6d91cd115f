import { afterEach, describe, expect, test } from '@jest/globals';
import { sendJoinUs } from '@tapnook/contracts/calls';
import {
  accessibilityProblems,
  createFakeApi,
  renderRemote,
  type FakeApi,
  type Rendered,
  type RenderOptions,
} from '@tapnook/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { fakeAnswers } from '../../../dev/fakes.ts';
import { remote } from '../../remote.ts';

const answers = (): FakeApi => fakeAnswers(createFakeApi());
const asked = (api: FakeApi, call: string) =>
  api.requests.filter((each) => each.call === call).map(({ request }) => request.body);
const type = (label: string | RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const open = (options: RenderOptions): Promise<Rendered> => renderRemote(remote, options);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the partner form', () => {
  const fillIn = async (): Promise<HTMLElement> => {
    const form = await screen.findByRole('form', { name: 'Sell with us' });
    type('First name', 'Ka Yan');
    type('Last name', 'Chan');
    type('Name of your business', 'Corner Kiln');
    type('Email', 'kayan@example.com');
    type(/Website/, 'kiln.example');
    type('How did you hear of us?', 'friends');
    type(/Whom may we thank/, 'Marcus');
    type('Enquiry', 'We keep a kiln.');
    return form;
  };

  // Covers: PRD-022, RTE-008
  test('sends the whole of it and gives its reference', async () => {
    const { api, container } = await open({ api: answers(), path: '/partner?form=join-us' });
    const form = await fillIn();
    expect(await accessibilityProblems(container)).toEqual([]);
    fireEvent.submit(form);
    expect(await screen.findByText(/TE2611-ABCDEFGHJK/)).toBeTruthy();
    expect(asked(api, 'sendJoinUs')).toEqual([
      {
        firstName: 'Ka Yan',
        lastName: 'Chan',
        companyName: 'Corner Kiln',
        email: 'kayan@example.com',
        website: 'https://kiln.example',
        refSource: 'friends',
        refSourceExt: 'Marcus',
        message: 'We keep a kiln.',
      },
    ]);
  });

  test('loses nothing when it fails', async () => {
    await open({ api: answers().on(sendJoinUs, { code: '10503', status: 503 }), path: '/partner' });
    fireEvent.submit(await fillIn());
    expect(
      await screen.findByText('An error occurred, message cannot be sent. Please try again.'),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Enquiry').value).toBe('We keep a kiln.');
  });

  test('shows the affiliate form and sends nothing while it has errors', async () => {
    const { api } = await open({ api: answers(), path: '/partner?form=affiliate' });
    expect(await screen.findByRole('form', { name: 'Affiliates' })).toBeTruthy();
    fireEvent.submit(screen.getByRole('form', { name: 'Affiliates' }));
    expect(screen.getByText('6 things to put right')).toBeTruthy();
    expect(asked(api, 'sendAffiliate')).toEqual([]);
  });

  test.each([
    ['en-US', ['First name: ', 'Last name: '], /hear of us\? \S/],
    ['zh-HK', ['姓氏：', '名字：'], /知道我們？[^：]/],
  ] as const)('in %s lists its errors in the order of its fields', async (locale, names, asks) => {
    await open({ api: answers(), path: '/partner?form=join-us', locale });
    fireEvent.submit(await screen.findByRole('form'));
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    const told = links.map(({ textContent }) => textContent);
    expect(told[0]?.startsWith(names[0])).toBe(true);
    expect(told[1]?.startsWith(names[1])).toBe(true);
    expect(told.some((text) => asks.test(text))).toBe(true);
    const fields = links.map((link) =>
      document.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
    );
    for (const [index, field] of fields.entries()) {
      const next = fields[index + 1];
      if (field && next)
        expect(field.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });
});

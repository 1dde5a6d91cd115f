import { skipCodeCooldown } from '../fixtures/accounts.ts';
import { tabToRole } from '../fixtures/keyboard.ts';
import { codeSentTo, freshNumber } from '../fixtures/messages.ts';
import { DEMO, expect, test } from '../fixtures/test.ts';
import { deleteAccountScreen } from '../screens/delete-account.screen.ts';
import { headerScreen } from '../screens/header.screen.ts';
import { loginScreen } from '../screens/login.screen.ts';
import { profileScreen } from '../screens/profile.screen.ts';
import { savedCardsScreen } from '../screens/saved-cards.screen.ts';

// Covers: ACC-089
test('the keyboard alone signs in, edits profile and addresses, stays, signs out', async ({
  page,
}) => {
  test.slow();
  await loginScreen(page).open();
  const reach = tabToRole(page);
  const profile = profileScreen(page);
  await reach('Email', 'textbox');
  await page.keyboard.type(DEMO.email);
  await reach('Password', 'textbox');
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-US$/);
  await profile.open('accountSet');
  await expect(page.getByRole('radio', { name: 'As the device' })).toBeAttached();
  await reach('As the device', 'radio');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await profile.open('editProfileInfo');
  await expect(profileScreen(page).firstName).toHaveValue('Ka Yan');
  await reach(/^First name$/, 'textbox');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();

  await profile.open('addressBook');
  await expect(page.getByRole('button', { name: 'Add an entry' })).toBeVisible();
  await reach('Add an entry', 'button');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const [name, words] of [
    ['First name', '嘉欣'],
    ['Last name', '陳'],
    ['Mobile number', '61234567'],
    ['Email', 'kayan@mail.example'],
  ] as const) {
    await reach(new RegExp(`^${name}$`), 'textbox');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('陳嘉欣', { exact: true })).toBeVisible();
  await reach('Remove: 陳嘉欣', 'button');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await reach(/^Remove$/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('陳嘉欣', { exact: true })).toHaveCount(0);

  await savedCardsScreen(page).open();
  await expect(savedCardsScreen(page).addButton).toBeVisible();
  await reach('Add a card', 'button');
  await deleteAccountScreen(page).open();
  await expect(page.getByRole('link', { name: 'Keep my account' })).toBeVisible();
  await reach('Keep my account', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-US\/profile\/accountSet$/);
  await expect(profile.signOutButton).toBeVisible();
  await reach('Sign out', 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-US$/);
});

// Covers: ACC-090
test('the keyboard alone: a code by phone, a new name, a card, leaving, coming back', async ({
  page,
}) => {
  test.slow();
  const reach = tabToRole(page);
  const number = freshNumber();
  /** Signs in by the code that is the so manieth to the number. */
  const enter = async (nth: number): Promise<void> => {
    await expect(loginScreen(page).emailTab).toBeVisible();
    await reach('Email', 'tab');
    await page.keyboard.press('ArrowLeft');
    await expect(loginScreen(page).mobileTab).toHaveAttribute('aria-selected', 'true');
    await reach('Mobile number', 'textbox');
    await page.keyboard.type(number);
    await reach('Send code', 'button');
    await page.keyboard.press('Enter');
    // The first box has the focus by itself; the sixth digit leaves it in the last.
    await expect(loginScreen(page).firstDigit).toBeFocused();
    await page.keyboard.type(await codeSentTo(number, nth));
    await page.keyboard.press('Enter');
  };
  await loginScreen(page).open('/profile/editProfileInfo');
  await enter(1);
  await expect(page).toHaveURL(/\/en-US\/profile\/editProfileInfo$/);
  await expect(profileScreen(page).firstName).toBeVisible();
  await reach(/^First name$/, 'textbox');
  await page.keyboard.type('Siu Yin');
  await page.keyboard.press('Enter');
  await expect(headerScreen(page).account('Siu Yin')).toBeVisible();

  await savedCardsScreen(page).open();
  await expect(savedCardsScreen(page).addButton).toBeVisible();
  await reach('Add a card', 'button');
  await page.keyboard.press('Enter');
  const frame = savedCardsScreen(page).cardFields;
  await expect(frame.getByLabel(/card number/i)).toBeVisible();
  // The frame moves on by itself when a field is full, so each field is looked for before Tab is
  // pressed.
  for (const [label, text] of [
    [/card number/i, '4242424242424242'],
    [/expiry/i, '1230'],
    [/CVV|CVC|security/i, '123'],
  ] as const) {
    await reach(label, 'textbox', frame);
    await page.keyboard.type(text);
  }
  await reach('Check and keep', 'button');
  await page.keyboard.press('Enter');
  // The form is gone: the card that it kept is in sight, and the keyboard goes on from the cards.
  await expect(savedCardsScreen(page).endingIn4242).toBeInViewport();
  await reach(/^Remove .*4242$/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove .*4242$/ })).toBeFocused();

  await deleteAccountScreen(page).open();
  await expect(deleteAccountScreen(page).requestButton).toBeEnabled();
  await reach('Ask for deletion', 'button');
  await page.keyboard.press('Enter');
  await reach('Send code', 'button');
  await page.keyboard.press('Enter');
  await expect(loginScreen(page).firstDigit).toBeFocused();
  await page.keyboard.type(await codeSentTo(number, 2));
  await page.keyboard.press('Enter');
  // The dialog and its button are gone: the heading has the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Deletion scheduled' })).toBeFocused();
  // The minute between two codes is not waited for here.
  await skipCodeCooldown();
  await reach('Sign in to keep it', 'link');
  await page.keyboard.press('Enter');
  await enter(3);
  await expect(page).toHaveURL(/\/en-US\/deleteAccount$/);
  await expect(deleteAccountScreen(page).keepButton).toBeVisible();
  await reach('Keep my account', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Delete your account' })).toBeFocused();
});

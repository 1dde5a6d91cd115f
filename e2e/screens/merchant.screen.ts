import type { Page } from '@playwright/test';

/** A merchant's page with its enquiry form. */
export const merchantScreen = (page: Page) => {
  const form = page.getByRole('form', { name: 'Enquiry' });
  return {
    open: (merchantNo: string, locale = 'en-US') => page.goto(`/${locale}/merchant/${merchantNo}`),
    /** The form, by its name in the language of the page. */
    enquiryForm: (name = 'Enquiry') => page.getByRole('form', { name }),
    fillEnquiry: async (name: string, email: string, question: string): Promise<void> => {
      await form.getByLabel('Your name').fill(name);
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Question').fill(question);
    },
    sendEnquiry: () => form.getByRole('button', { name: 'Send' }).click(),
  };
};

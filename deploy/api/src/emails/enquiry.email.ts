import type { Enquiry } from '../modules/help/index.ts';
import type { Mail } from '../modules/jobs/index.ts';
import { inBoth } from './email-body.ts';

const KINDS = { contact_us: 'Contact us', join_us: 'Join us', affiliate: 'Affiliate' } as const;

/** The bare address of `Name <address>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/**
 * A letter to our own desk. What a stranger typed stands in the text only, never in a header but
 * the checked reply address.
 */
export const enquiryNotificationEmail = (
  from: string,
  enquiryNo: string,
  enquiry: Enquiry,
): Mail => ({
  to: addressOf(from),
  subject: `${KINDS[enquiry.kind]} ${enquiryNo}`,
  replyTo: enquiry.email,
  letter: [
    {
      locale: 'en-US',
      parts: [
        {
          facts: Object.entries(enquiry.content).map(
            ([field, value]) => [field, String(value ?? '')] as const,
          ),
        },
      ],
    },
  ],
});

/**
 * Tells the sender that their letter arrived. It repeats nothing of it, so that nobody is sent a
 * stranger's words by us.
 */
export const enquiryReceiptEmail = (
  to: string,
  enquiryNo: string,
  locale: 'en-US' | 'zh-HK',
): Mail => {
  const english = [`We have your enquiry ${enquiryNo} and answer within two working days.`];
  const chinese = [`我們已收到你的查詢（${enquiryNo}），並將於兩個工作天內回覆。`];
  return {
    to,
    subject:
      locale === 'zh-HK'
        ? `已收到你的查詢 ${enquiryNo} We have your enquiry`
        : `We have your enquiry ${enquiryNo} 已收到你的查詢`,
    letter: inBoth(locale, english, chinese),
  };
};

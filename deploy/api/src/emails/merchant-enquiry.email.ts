import type { Mail } from '../modules/jobs/index.ts';

interface Enquiry {
  readonly username: string;
  readonly email: string;
  readonly message: string;
  /** With its calling code. */
  readonly phone: string | null;
}

const bare = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** An enquiry as the merchant is mailed it; answering goes to the shopper. */
export const enquiryEmail = (
  merchantEmail: string | undefined,
  ours: string,
  name: { readonly en_gb: string; readonly zh_hk: string },
  enquiry: Enquiry,
): Mail => ({
  to: merchantEmail ?? bare(ours),
  subject: `TapNook 拾角：${name.zh_hk}有新查詢 · New enquiry for ${name.en_gb}`,
  replyTo: enquiry.email,
  letter: [
    {
      locale: 'zh-HK',
      parts: [
        `${name.zh_hk} · ${name.en_gb}`,
        enquiry.message,
        [enquiry.username, enquiry.email, enquiry.phone].filter(Boolean).join('\n'),
      ],
    },
  ],
});

import type { Locale } from '@tapnook/contracts';
import { formatDateTime } from '@tapnook/kernel';
import { dashboardPage, liveList, panel } from '../dashboard/layout.ts';
import type { DashboardView } from '../dashboard/layout.ts';
import { say } from '../translations.ts';
import type { Html } from '../web/html.ts';
import { html } from '../web/html.ts';
import type { ShortMessage } from './sms.ts';
import { codeOf } from './sms.ts';

export interface SmsView {
  readonly locale: Locale;
  readonly messages: readonly ShortMessage[];
  readonly failing: boolean;
  readonly notice: DashboardView['notice'];
}

const SHOWN = 100;

const bubble = (message: ShortMessage, locale: Locale): Html => {
  const code = codeOf(message);
  const copying =
    code !== undefined &&
    html`
<span class="line"><span class="code num">${code}</span><button type="button" class="btn"
data-copy="${code}" hidden>${say('sms.copy', locale)}</button></span>`;
  const at = formatDateTime(message.at, locale);
  return html`<li><span class="mut num">${message.to} · ${at}</span><span
>${message.text}</span>${copying}</li>`;
};

/** The messages as a phone shows them, newest first. */
export const messageBubbles = (messages: readonly ShortMessage[], locale: Locale): Html =>
  messages.length === 0
    ? html`<p class="empty">${say('sms.none', locale)}</p>`
    : html`<ul class="bubbles">${messages.map((message) => bubble(message, locale))}</ul>`;

export const smsPage = ({ locale, messages, failing, notice }: SmsView): Html =>
  dashboardPage({
    locale,
    title: 'sms.title',
    at: 'sms',
    address: '/dashboard/sms',
    scripts: ['dashboard/live.client.ts'],
    notice,
    body: html`<div class="narrow stack">${panel(
      say('sms.title', locale),
      `${messages.length} ${say('sms.count', locale)}`,
      liveList('messages', 'sms', messageBubbles(messages.slice(0, SHOWN), locale)),
      html`<div class="body line"><form method="post" action="/dashboard/sms/next"><button
class="btn" name="failing" value="${failing ? 'no' : 'yes'}">${say(
        failing ? 'sms.mend' : 'sms.fail',
        locale,
      )}</button></form>
<form method="post" action="/dashboard/sms/clear"><button
class="btn bad">${say('sms.clear', locale)}</button></form></div>`,
    )}</div>`,
  });

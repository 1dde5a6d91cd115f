import type { Locale } from '@tapnook/contracts';
import {
  type DashboardView,
  alertPanel,
  dashboardPage,
  guestPage,
  panel,
} from '../dashboard/layout.ts';
import { say } from '../translations.ts';
import type { Html } from '../web/html.ts';
import { html } from '../web/html.ts';
import type { Person, ProviderName } from './people.tables.ts';
import { PEOPLE, PROVIDER_NAMES, PROVIDERS } from './people.tables.ts';

const emailOf = (person: Person, locale: Locale): string => {
  if (person.email === undefined) return say('identity.noEmail', locale);
  return person.is_private_email
    ? `${person.email} (${say('identity.relay', locale)})`
    : person.email;
};

/** The provider's page on which a person says who they are and agrees to be named to the shop. */
export const pickPage = (locale: Locale, name: ProviderName, uid: string): Html => {
  const goOn = html`<span class="unseen">${say('identity.goOn', locale)}</span>`;
  const people = PEOPLE[name].map(
    (person) => html`
<li class="stack"><button class="btn lg" name="person"
value="${person.sub}">${goOn} ${person.name}</button>
<span class="mut">${emailOf(person, locale)}</span></li>`,
  );
  return guestPage({
    locale,
    title: `identity.provider.${name}`,
    address: `/identity/${name}/pick/${uid}`,
    body: html`<section class="panel"><header><h2>${say('identity.who', locale)}</h2></header>
<form method="post" class="body"><p class="mut">${say('identity.shares', locale)}</p>
<ul class="stack">${people}</ul><button class="btn" name="person"
value="">${say('identity.cancel', locale)}</button></form></section>
<p class="mut">${say('identity.unsaid', locale)}</p>`,
  });
};

/** What a person sees when the shop asked for something that the provider refuses. */
export const failurePage = (why: string): string =>
  `<!doctype html>${
    guestPage({
      locale: 'en-US',
      title: 'identity.failed',
      address: '/',
      body: alertPanel(
        html`<p>${why}</p>`,
        html`<p class="mut">${say('identity.failedWhy', 'en-US')}</p>`,
        html`<p class="mut" lang="zh-HK">${say('identity.failedWhy', 'zh-HK')}</p>`,
      ),
    }).markup
  }`;

/** The providers and who can come back from them. */
export const peopleRows = (locale: Locale): Html =>
  html`<ul class="rows">${PROVIDERS.map(
    (name) =>
      html`<li><b>${PROVIDER_NAMES[name]}</b>${PEOPLE[name].map(
        (person) =>
          html`<span class="line apart"><span>${person.name}</span><span
class="mut">${emailOf(person, locale)}</span></span>`,
      )}</li>`,
  )}</ul>`;

const EVENTS = [
  ['apple', 'consent-revoked'],
  ['apple', 'account-delete'],
  ['apple', 'email-disabled'],
  ['apple', 'email-enabled'],
  ['facebook', 'deauthorisation'],
  ['facebook', 'data-deletion'],
] as const;

/** What people do at their provider by themselves; the shop is told of it. */
const noticeForms = (locale: Locale): Html =>
  html`<div class="body stack">${(['apple', 'facebook'] as const).map((name) => {
    const people = PEOPLE[name].map(
      (person) => html`<option value="${person.sub}">${person.name}</option>`,
    );
    const events = EVENTS.filter(([provider]) => provider === name).map(
      ([, event]) => html`<option value="${event}">${say(`identity.${event}`, locale)}</option>`,
    );
    return html`<form method="post" action="/dashboard/identity/notices" class="line">
<label>${say('identity.person', locale)} <select name="person">${people}</select></label>
<label>${say('identity.what', locale)} <select name="event">${events}</select></label>
<button class="btn">${say('identity.tell', locale)}</button></form>`;
  })}</div>`;

export const identityDashboardPage = (
  locale: Locale,
  issuers: readonly string[],
  notice: DashboardView['notice'],
): Html => {
  const origins = issuers.map((issuer) => html`<li class="mono">${issuer}</li>`);
  return dashboardPage({
    locale,
    title: 'identity.title',
    at: 'identity',
    address: '/dashboard/identity',
    notice,
    body: html`<div class="narrow stack"><p class="mut">${say('identity.intro', locale)}</p>
${panel(say('identity.title', locale), false, peopleRows(locale))}
${panel(say('identity.withdraw', locale), false, noticeForms(locale))}
${panel(say('identity.issuer', locale), false, html`<ul class="rows">${origins}</ul>`)}</div>`,
  });
};

/**
 * The part of react-i18next that the storefront uses: the shell shares this façade under the
 * library's own name, so that name leads back here.
 */
export { I18nContext, I18nextProvider, initReactI18next, useTranslation } from '#react-i18next';

import type texts from './en-US.json';

declare module '@tapnook/platform/app-texts' {
  interface AppTexts {
    readonly texts: typeof texts;
  }
}

import * as platformModule from '@tapnook/platform';
import * as platformServer from '@tapnook/platform/server';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import i18next from 'i18next';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactI18next from 'react-i18next';
import * as ReactRouterDOM from 'react-router-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderPage } from './ssr/render-page.ts';

/**
 * The shell's server bundle: the libraries that every remote's bundle is given, and the page
 * itself. The edge knows no React; whichever shell version it serves brings its own.
 */
export const shared: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': ReactRouterDOM,
  'react-i18next': ReactI18next,
  i18next: { __esModule: true, ...i18next, default: i18next },
  dayjs: Object.assign(dayjs, { default: dayjs }),
  'dayjs/plugin/utc.js': Object.assign(utc, { default: utc }),
  '@tapnook/platform': platformModule,
  '@tapnook/platform/server': platformServer,
};
export { renderPage };

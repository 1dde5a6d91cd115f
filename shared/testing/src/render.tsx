import { localePath, splitLocale } from '@tapnook/contracts';
import {
  addMessages,
  RemoteProviders,
  RemoteRoot,
  type Messages,
  type Remote,
  type SessionUser,
} from '@tapnook/platform';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import {
  createFakePlatform,
  type FakePlatform,
  type FakePlatformOptions,
} from './fake-platform.ts';

export interface RenderOptions extends Partial<Omit<FakePlatformOptions, 'fetch' | 'messages'>> {
  readonly api?: FakeApi;
  readonly user?: SessionUser | null;
  /** The words of the component's remote, as its JSON file holds them. */
  readonly words?: Messages;
}
export interface Rendered extends RenderResult {
  readonly api: FakeApi;
  readonly platform: FakePlatform;
}

const NAMESPACE = 'test@1.0.0';

/** Renders a component as inside a remote: platform, query cache, words and router around it. */
export const renderWithPlatform = (
  element: ReactElement,
  options: RenderOptions = {},
): Rendered => {
  const { api = createFakeApi(), words = {}, path = '/', locale = 'en-US', ...rest } = options;
  const platform = createFakePlatform({
    ...rest,
    path,
    locale,
    fetch: api.fetch,
    messages: { [NAMESPACE]: words },
  });
  const result = render(
    <MemoryRouter initialEntries={[localePath(locale, path)]} basename={localePath(locale, '/')}>
      <RemoteProviders platform={platform} namespace={NAMESPACE}>
        {element}
      </RemoteProviders>
    </MemoryRouter>,
  );
  return { ...result, api, platform };
};

/** Renders a whole remote at a path, its screen's `load` run first as the server would. */
export const renderRemote = async (
  remote: Remote,
  options: RenderOptions = {},
): Promise<Rendered> => {
  const { api = createFakeApi(), path = '/', locale = 'en-US', ...rest } = options;
  const platform = createFakePlatform({ ...rest, path, locale, fetch: api.fetch });
  addMessages(platform.i18n, remote.namespace, (await remote.messages(locale)).default);
  await Promise.all(
    remote.manifest.routes.map((route) => remote.loadScreen(route.id).catch(() => undefined)),
  );
  const entry = splitLocale(path).locale ? path : localePath(locale, path);
  const result = render(
    <RemoteRoot
      remote={remote}
      platform={platform}
      router={(children, basename) => (
        <MemoryRouter initialEntries={[entry]} basename={basename}>
          {children}
        </MemoryRouter>
      )}
    />,
  );
  return { ...result, api, platform };
};

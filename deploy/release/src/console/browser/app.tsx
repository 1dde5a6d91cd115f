import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from '@tapnook/platform/i18n';
import { useState } from 'react';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { MessagesProvider } from './data/messages.tsx';
import { createQueryClient } from './data/queries.ts';
import { createTexts, pageLocale } from './i18n/texts.ts';
import { ConsolePage } from './layout/console-page.tsx';
import { SignInScreen } from './screens/sign-in.tsx';

const readMeta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The whole page: whoever is not signed in is asked to. */
export const App = () => {
  const [texts] = useState(() => createTexts(pageLocale()));
  const [client] = useState(createQueryClient);
  const actor = readMeta('actor');
  return (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={client}>
        {actor === undefined ? (
          <SignInScreen
            hasProvider={readMeta('sign-in') === 'provider'}
            problem={readMeta('problem')}
          />
        ) : (
          <MessagesProvider>
            <HashRouter>
              <Routes>
                <Route path="/:channel?/:view?" element={<ConsolePage actor={actor} />} />
                <Route path="*" element={<ConsolePage actor={actor} />} />
              </Routes>
            </HashRouter>
          </MessagesProvider>
        )}
      </QueryClientProvider>
    </I18nextProvider>
  );
};

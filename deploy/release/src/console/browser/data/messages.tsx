import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { Toast, type ToastMessage } from '../components/toast.tsx';

export interface Messages {
  /** Says something at the bottom for a while, and to screen readers. */
  readonly say: (text: string, kind?: ToastMessage['kind']) => void;
  /** Says something to screen readers alone. */
  readonly announce: (text: string) => void;
}

const MessagesContext = createContext<Messages | null>(null);
export const useMessages = (): Messages => {
  const value = use(MessagesContext);
  if (!value) throw new Error('useMessages was called outside the console');
  return value;
};

/** Holds the region that screen readers listen to: it is there before anything is said. */
export const MessagesProvider = ({ children }: { readonly children: ReactNode }) => {
  const [news, setNews] = useState('');
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const messages = useMemo<Messages>(
    () => ({
      announce: setNews,
      say: (text, kind = 'done') => {
        setMessage({ id: performance.now(), text, kind });
        if (kind === 'done') setNews(text);
      },
    }),
    [],
  );
  return (
    <MessagesContext value={messages}>
      <p id="news" className="visually-hidden" role="status">
        {news}
      </p>
      {children}
      {message && <Toast key={message.id} message={message} onEnd={() => setMessage(null)} />}
    </MessagesContext>
  );
};

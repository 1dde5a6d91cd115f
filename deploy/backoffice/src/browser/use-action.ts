import { serverErrors } from '@tapnook/forms';
import { isCallFailure } from '@tapnook/platform';
import { useState } from 'react';
import { useBackOffice } from './backoffice-context.ts';

/** A press that changes something: one at a time, and told in words what became of it. */
export const useAction = () => {
  const { notify, text } = useBackOffice();
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const act = async <T>(
    work: () => Promise<T>,
    done: string | ((answer: T) => string),
  ): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setFields({});
    try {
      const answer = await work();
      notify(typeof done === 'string' ? done : done(answer));
      return answer;
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      const refused = Object.entries(serverErrors(error, () => true));
      setFields(Object.fromEntries(refused.map(([name, words]) => [name, text(words)])));
      notify(text(refused[0]?.[1] ?? error.text), 'bad');
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fields, act };
};

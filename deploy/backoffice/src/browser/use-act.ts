import { useState } from 'react';
import { CallFailure } from './api.ts';
import { useWork } from './work.tsx';

/** A press that changes something: one at a time, and told in words what became of it. */
export const useAct = () => {
  const { say } = useWork();
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
      say(typeof done === 'string' ? done : done(answer));
      return answer;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFields(error.fields);
      const [first] = Object.values(error.fields);
      say(first ?? error.message, 'bad');
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fields, act };
};

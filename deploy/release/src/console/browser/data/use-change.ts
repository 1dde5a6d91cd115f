import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { generationText } from '../i18n/format.ts';
import type { TextKey, Translate } from '../i18n/texts.ts';
import { useTexts, type Texts } from '../i18n/use-texts.ts';
import { useConsole } from './console-context.ts';
import { RegistryRefusal, send } from './http.ts';
import { useMessages } from './messages.tsx';

interface Changed {
  readonly app: string;
  readonly from: string | null;
  readonly to: string | null;
}
type Message = Parameters<Texts['text']>[0];

/** Why the registry refused, whole: what changed meanwhile, each finding, each demand. */
export const refusalText = (
  { data, text: said }: RegistryRefusal,
  t: Translate,
  text: Texts['text'],
): string => {
  const present = data['present'] as { readonly generation: number } | undefined;
  if (present)
    return t('page.conflict', {
      generation: generationText(present.generation),
      changes: ((data['changed'] as Changed[] | undefined) ?? [])
        .map((row) => `${row.app} ${row.from ?? t('page.absent')} → ${row.to ?? t('page.absent')}`)
        .join('; '),
    });
  const findings = (data['findings'] as { app: string; message: Message }[] | undefined) ?? [];
  const demands = (data['demands'] as { message: Message }[] | undefined) ?? [];
  return [
    text(said),
    ...findings.map(({ app, message }) => `${app}: ${text(message)}`),
    ...demands.map(({ message }) => text(message)),
  ].join(' ');
};

export interface Changes {
  /** Asks for something of the channel; true when it was done. What came of it is said. */
  readonly ofChannel: (path: string, body: object) => Promise<boolean>;
  /**
   * Changes the channel as it is on the screen, or as `body.expectedGeneration` saw it when the
   * plan was made: whoever was overtaken is told what changed, sees it, and decides again.
   */
  readonly compose: (path: string, body: object) => Promise<boolean>;
  /** Asks for something that belongs to no channel; `done` is said when it was done. */
  readonly ofRegistry: (
    method: 'POST' | 'DELETE',
    path: string,
    body?: object,
    done?: string,
  ) => Promise<boolean>;
}

/** Everything that changes something, with what is said of it. */
export const useChange = (): Changes => {
  const client = useQueryClient();
  const { t, text } = useTexts();
  const { say } = useMessages();
  const { state, place } = useConsole();
  return useMemo(() => {
    const sayWhatCame = async (
      sending: () => Promise<{ readonly generation?: number }>,
      done?: string,
    ): Promise<boolean> => {
      try {
        const { generation } = await sending();
        if (generation)
          say(
            t('page.done', {
              channel: t(`channel.${place.channel}` satisfies TextKey),
              generation: generationText(generation),
            }),
          );
        else if (done) say(done);
        return true;
      } catch (error) {
        say(
          error instanceof RegistryRefusal ? refusalText(error, t, text) : t('page.offline'),
          'error',
        );
        return false;
      }
    };
    const ask: typeof sayWhatCame = async (sending, done) => {
      const isDone = await sayWhatCame(sending, done);
      await client.invalidateQueries();
      return isDone;
    };
    const ofChannel: Changes['ofChannel'] = (path, body) =>
      ask(() => send('POST', `/v1/channels/${place.channel}/${path}`, body));
    return {
      ofChannel,
      compose: (path, body) => ofChannel(path, { expectedGeneration: state.generation, ...body }),
      ofRegistry: (method, path, body, done) => ask(() => send(method, path, body), done),
    };
  }, [client, t, text, say, state.generation, place.channel]);
};

import { listHomeSections, setHomeSections } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { Button, Checkbox, chevronDownIcon, chevronUpIcon, Panel } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useUnsaved } from '../unsaved.ts';
import { useAction } from '../use-action.ts';
import { useLoad } from '../use-load.ts';
import { Rows, Show } from './basics.tsx';

type Sections = CallResult<typeof listHomeSections>;

/** The sections of the home page: which of them stand there, and in which order. */
export const HomeOrder = () => {
  const { t, text } = useBackOffice();
  const { busy, act } = useAction();
  const loaded = useLoad('home', () => callApi(listHomeSections, {}));
  const [isChanged, setChanged] = useState(false);
  useUnsaved(isChanged);
  const change = (sections: Sections): void => {
    setChanged(true);
    loaded.put(sections);
  };
  const move = (sections: Sections, from: number, to: number): void => {
    if (to < 0 || to >= sections.length) return;
    const next = [...sections];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
  };
  const save = async (sections: Sections): Promise<void> => {
    const done = await act(
      () => callApi(setHomeSections, { body: { sections } }),
      t('shop.homeSaved'),
    );
    if (!done) return;
    setChanged(false);
    loaded.put(done);
  };
  return (
    <Panel title={t('shop.home')}>
      <Show loaded={loaded}>
        {(sections) => (
          <div className="stack">
            <Rows>
              {sections.map((section, index) => (
                <li key={section.key}>
                  <span className="spread">
                    <Checkbox
                      label={text(section.name)}
                      checked={section.display}
                      onChange={({ target }) =>
                        change(
                          sections.map((one) =>
                            one.key === section.key ? { ...one, display: target.checked } : one,
                          ),
                        )
                      }
                    />
                    <span className="tools">
                      <Button
                        size="s"
                        tone="ghost"
                        icon={chevronUpIcon}
                        aria-disabled={index === 0 || undefined}
                        aria-label={t('shop.up', { name: text(section.name) })}
                        onClick={() => move(sections, index, index - 1)}
                      />
                      <Button
                        size="s"
                        tone="ghost"
                        icon={chevronDownIcon}
                        aria-disabled={index === sections.length - 1 || undefined}
                        aria-label={t('shop.down', { name: text(section.name) })}
                        onClick={() => move(sections, index, index + 1)}
                      />
                    </span>
                  </span>
                </li>
              ))}
            </Rows>
            <Button busy={busy} onClick={() => void save(sections)}>
              {t('save')}
            </Button>
          </div>
        )}
      </Show>
    </Panel>
  );
};

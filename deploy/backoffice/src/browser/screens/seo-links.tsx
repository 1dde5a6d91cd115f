import { listSeoLinks, setSeoLinks } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { Panel } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { Screen, Show } from '../components/basics.tsx';
import { NamedRows } from '../components/choice-editor.tsx';
import { EditForm } from '../components/edit-form.tsx';
import { TargetFields } from '../components/target-fields.tsx';
import { useLoad } from '../use-load.ts';

type Groups = CallResult<typeof listSeoLinks>;
type Group = Groups[number];
type Link = Group['links'][number];
const EMPTY = { en_gb: '', zh_hk: '' };
const freshLink = (): Link => ({ name: EMPTY, target: { kind: 'search', keyword: '' } });

/** The groups of links at the foot of the home page, which search engines follow. */
export const SeoLinksScreen = () => {
  const { t } = useBackOffice();
  const loaded = useLoad('seo-links', () => callApi(listSeoLinks, {}));
  return (
    <Screen title={t('seoLinks.title')} lead={t('seoLinks.lead')}>
      <Show loaded={loaded}>
        {(groups) => (
          <Panel>
            <EditForm<{ groups: Groups }, Groups>
              initial={{ groups }}
              save={(body) => callApi(setSeoLinks, { body })}
              done={t('seoLinks.saved')}
              onDone={(changed) => changed && loaded.put(changed)}
              after="keep"
            >
              {({ draft, set, fields }) => (
                <NamedRows<Group>
                  rows={draft.groups}
                  onChange={(rows) => set({ groups: rows })}
                  fresh={() => ({ name: EMPTY, links: [freshLink()] })}
                  path="groups"
                  errors={fields}
                  texts={{
                    name: t('seoLinks.group'),
                    add: t('seoLinks.addGroup'),
                    remove: t('seoLinks.removeGroup'),
                  }}
                >
                  {(group, change, path) => (
                    <NamedRows<Link>
                      rows={group.links}
                      onChange={(links) => change({ links })}
                      fresh={freshLink}
                      path={`${path}.links`}
                      errors={fields}
                      texts={{
                        name: t('seoLinks.link'),
                        add: t('seoLinks.addLink'),
                        remove: t('options.remove'),
                      }}
                    >
                      {(link, setLink) => (
                        <TargetFields
                          target={link.target}
                          onChange={(target) => setLink({ target })}
                        />
                      )}
                    </NamedRows>
                  )}
                </NamedRows>
              )}
            </EditForm>
          </Panel>
        )}
      </Show>
    </Screen>
  );
};

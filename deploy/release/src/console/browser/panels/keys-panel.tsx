import { Button, Tag } from '@tapnook/ui';
import { useConfirm } from '../components/confirm.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { useConsole } from '../data/console-context.ts';
import { useRegistry } from '../data/queries.ts';
import { useChange } from '../data/use-change.ts';
import { useTexts } from '../i18n/use-texts.ts';

interface Key {
  readonly keyId: string;
  readonly notBefore: string;
  readonly notAfter?: string;
}
interface SignedRoot {
  readonly payload: string;
  readonly signatures: { readonly keyId: string }[];
}
/** What a root says; the registry has verified it before it took it in. */
interface Root {
  readonly version: number;
  readonly threshold: number;
  readonly rootKeys: { readonly keyId: string }[];
  readonly revoked: readonly string[];
}
const readRoot = ({ payload }: SignedRoot): Root =>
  JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Root;

/** The keys that sign manifests. */
export const KeysPanel = () => {
  const { t, time } = useTexts();
  const { isManager } = useConsole();
  const { ofRegistry } = useChange();
  const confirm = useConfirm();
  const keys = useRegistry<{ keys: Key[] }>('/v1/keys');
  const rotate = (): void =>
    confirm(() => ({
      title: t('keys.rotateAsk'),
      text: t('keys.rotateHint'),
      act: t('keys.rotateNow'),
      keep: t('keys.keep'),
      withoutReason: true,
      run: () => ofRegistry('POST', '/v1/keys/rotate', {}, t('keys.done')),
    }));
  return (
    <Panel
      title={t('keys.title')}
      actions={
        isManager && (
          <Button id="rotate-key" size="s" tone="outline" onClick={rotate}>
            {t('keys.rotate')}
          </Button>
        )
      }
    >
      <Loaded of={keys}>
        {(data) => (
          <PanelBody>
            <ul className="column gap-2">
              {data.keys.map(({ keyId, notBefore, notAfter }) => (
                <li key={keyId}>
                  <span className="mono">{keyId}</span>{' '}
                  <span className="text-muted">
                    {notAfter
                      ? t('keys.until', { time: time(notAfter) })
                      : t('keys.since', { time: time(notBefore) })}
                  </span>{' '}
                  {!notAfter && <Tag tone="ok">{t('keys.signing')}</Tag>}
                </li>
              ))}
            </ul>
          </PanelBody>
        )}
      </Loaded>
    </Panel>
  );
};

/** The root that names them: who signs it, and which keys nobody may believe. */
export const RootPanel = () => {
  const { t } = useTexts();
  const roots = useRegistry<{ roots: SignedRoot[] }>('/v1/roots');
  const signed = roots.data?.roots.at(-1);
  const root = signed && readRoot(signed);
  const signers = new Set(signed?.signatures.map(({ keyId }) => keyId));
  return (
    <Panel
      title={t('keys.rootTitle')}
      hint={
        root
          ? t('keys.threshold', {
              version: root.version,
              threshold: root.threshold,
              keys: root.rootKeys.length,
            })
          : roots.data && t('keys.noRoot')
      }
    >
      <Loaded of={roots}>
        {() =>
          root && (
            <PanelBody>
              <ul className="column gap-2">
                {root.rootKeys.map(({ keyId }) => (
                  <li key={keyId}>
                    <span className="mono">{keyId}</span>{' '}
                    {signers.has(keyId) && <Tag tone="ok">{t('keys.signed')}</Tag>}
                  </li>
                ))}
              </ul>
              {root.revoked.length > 0 && (
                <p>{t('keys.revoked', { keys: root.revoked.join(', ') })}</p>
              )}
            </PanelBody>
          )
        }
      </Loaded>
    </Panel>
  );
};

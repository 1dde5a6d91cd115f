import { Button, Checkbox, Tag } from '@tapnook/ui';
import { useState } from 'react';
import type { TokenLine } from '../../../registry/credential.routes.ts';
import { useConfirm } from '../components/confirm.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { SecretDialog } from '../components/secret-dialog.tsx';
import { Table } from '../components/table.tsx';
import { useRegistry } from '../data/queries.ts';
import { useChange } from '../data/use-change.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ROLES, TokenDialog, type MadeToken } from './token-dialog.tsx';

type TokenState = 'active' | 'expired' | 'revoked';
const stateOf = ({ revokedAt, expiresAt }: TokenLine): TokenState => {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active';
};
const TONES = { active: 'ok', expired: 'neutral', revoked: 'bad' } as const;

const RoleText = ({ token: { role, team } }: { readonly token: TokenLine }) => {
  const { t } = useTexts();
  const known = ROLES.find((one) => one === role);
  if (team !== null) return t('tokens.teamOf', { team });
  return known ? t(`role.${known}`) : role;
};

const ScopeText = ({ token: { scope } }: { readonly token: TokenLine }) => {
  const { t } = useTexts();
  if (!scope) return <span className="text-muted">{t('tokens.whole')}</span>;
  return (
    <span className="mono">
      {[scope.may, scope.apps, scope.channels]
        .flatMap((list) => (list ? [list.join(' ')] : []))
        .join(' · ')}
    </span>
  );
};

const TokenRow = ({ token }: { readonly token: TokenLine }) => {
  const { t, time } = useTexts();
  const { ofRegistry } = useChange();
  const confirm = useConfirm();
  const { name, expiresAt, usedAt, madeBy, short } = token;
  const state = stateOf(token);
  const revoke = (): void =>
    confirm(() => ({
      title: t('tokens.revokeAsk', { name }),
      text: t('tokens.revokeHint'),
      act: t('tokens.revokeNow'),
      keep: t('tokens.keep'),
      withoutReason: true,
      run: () =>
        ofRegistry(
          'DELETE',
          `/v1/tokens/${encodeURIComponent(name)}`,
          undefined,
          t('tokens.done', { name }),
        ),
    }));
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <RoleText token={token} />
      </td>
      <td data-wrap="">
        <ScopeText token={token} />
      </td>
      <td>{expiresAt === null ? t('tokens.never') : time(expiresAt)}</td>
      <td>{usedAt === null ? t('tokens.unused') : time(usedAt)}</td>
      <td>{short ? t('tokens.short') : (madeBy ?? t('page.noFigure'))}</td>
      <td>
        <Tag tone={TONES[state]}>{t(`tokens.${state}`)}</Tag>
      </td>
      <td data-end="">
        {state === 'active' && (
          <Button
            id={`token-${name}`}
            size="s"
            tone="ghost"
            aria-label={t('tokens.revokeOf', { name })}
            onClick={revoke}
          >
            {t('tokens.revoke')}
          </Button>
        )}
      </td>
    </tr>
  );
};

const COLUMNS = ['name', 'role', 'scope', 'expires', 'used', 'madeBy'] as const;

/** Who may act by token, what it is limited to, until when; each can be ended at once. */
export const TokensPanel = () => {
  const { t } = useTexts();
  const loaded = useRegistry<{ tokens: TokenLine[] }>('/v1/tokens');
  const [withEnded, setWithEnded] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeToken | null>(null);
  return (
    <Panel
      title={t('tokens.title')}
      hint={t('tokens.hint')}
      actions={
        <div className="row flex-wrap gap-3">
          <Checkbox
            label={t('tokens.showEnded')}
            checked={withEnded}
            onChange={({ target }) => setWithEnded(target.checked)}
          />
          <Button id="add-token" size="s" tone="outline" onClick={() => setAdding(true)}>
            {t('tokens.add')}
          </Button>
        </div>
      }
    >
      <Loaded of={loaded}>
        {({ tokens }) => {
          const rows = tokens.filter((token) => withEnded || stateOf(token) === 'active');
          if (rows.length === 0)
            return (
              <PanelBody>
                <p className="text-muted">{t('tokens.none')}</p>
              </PanelBody>
            );
          return (
            <Table
              label={t('tokens.title')}
              columns={[
                ...COLUMNS.map((key) => ({ key, label: t(`tokens.${key}`) })),
                { key: 'state', label: t('apps.state') },
                { key: 'actions', label: t('page.actions'), hidden: true },
              ]}
            >
              {rows.map((token) => (
                <TokenRow key={`${token.name} ${token.createdAt}`} token={token} />
              ))}
            </Table>
          );
        }}
      </Loaded>
      {isAdding && (
        <TokenDialog
          onClose={() => setAdding(false)}
          onMade={(token) => {
            setAdding(false);
            setMade(token);
          }}
        />
      )}
      {made && (
        <SecretDialog
          title={t('tokens.onceTitle', { name: made.name })}
          secret={made.token}
          onClose={() => setMade(null)}
        />
      )}
    </Panel>
  );
};

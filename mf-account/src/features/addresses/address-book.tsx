import { getAddressBook, removeAddress } from '@tapnook/contracts/calls';
import { formatPhone, personName } from '@tapnook/kernel';
import { callKey, useCall, usePlatform, useToast, useTranslation } from '@tapnook/platform';
import { Button, Dialog, EmptyState, Panel, plusIcon, userIcon } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { SECTION_ERROR_CODES, QuerySection } from '../../shared/components/query-section.tsx';
import { Setting, SettingList } from '../../shared/components/setting-list.tsx';
import { useRegions } from '../../shared/hooks/use-regions.ts';
import { AddressForm, type Address } from './address-form.tsx';

interface AddressRowProps {
  readonly entry: Address;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const AddressRow = ({ entry, onEdit, onRemove }: AddressRowProps): ReactElement => {
  const { t } = useTranslation();
  const { prefixOf } = useRegions();
  const name = personName(entry);
  return (
    <Setting
      icon={userIcon}
      title={name}
      text={
        <>
          <span>{formatPhone(prefixOf(entry.phoneRegionId), entry.phone)}</span>
          <br />
          <span>{entry.email}</span>
          {entry.address && (
            <>
              <br />
              <span>{entry.address}</span>
            </>
          )}
        </>
      }
    >
      <div className="row gap-2">
        <Button tone="outline" size="s" aria-label={`${t('you.change')}: ${name}`} onClick={onEdit}>
          {t('you.change')}
        </Button>
        <Button tone="ghost" size="s" aria-label={`${t('you.remove')}: ${name}`} onClick={onRemove}>
          {t('you.remove')}
        </Button>
      </div>
    </Setting>
  );
};

interface RemoveAddressDialogProps {
  /** The entry to remove; the dialog is closed without one. */
  readonly entry: Address | undefined;
  readonly busy: boolean;
  readonly onConfirm: (entry: Address) => void;
  readonly onClose: () => void;
}

const RemoveAddressDialog = ({
  entry,
  busy,
  onConfirm,
  onClose,
}: RemoveAddressDialogProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <Dialog
      open={entry !== undefined}
      onClose={onClose}
      title={t('addresses.remove')}
      actions={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t('owner.cancel')}
          </Button>
          <Button tone="danger" busy={busy} onClick={() => entry && onConfirm(entry)}>
            {t('you.remove')}
          </Button>
        </>
      }
    >
      <p>{entry && t('addresses.removeText', { name: personName(entry) })}</p>
    </Dialog>
  );
};

/** People and addresses that checkout can be filled in with. */
export const AddressBook = (): ReactElement => {
  const { t } = useTranslation();
  const { http, queryClient } = usePlatform();
  const toast = useToast();
  const query = useCall(getAddressBook, {}, { handledErrorCodes: SECTION_ERROR_CODES });
  const [editing, setEditing] = useState<Address | 'new'>();
  const [removing, setRemoving] = useState<Address>();
  const [busy, setBusy] = useState(false);
  const refreshList = (message: string): void => {
    toast('success', message);
    void queryClient.invalidateQueries({ queryKey: callKey(getAddressBook, {}) });
  };
  const remove = (entry: Address): void => {
    setBusy(true);
    http
      .call(removeAddress, { params: { addressId: entry.id } })
      .then(() => refreshList(t('addresses.removed')))
      .catch(() => undefined)
      .finally(() => {
        setBusy(false);
        setRemoving(undefined);
      });
  };
  const add = (
    <Button tone="soft" size="s" icon={plusIcon} onClick={() => setEditing('new')}>
      {t('addresses.add')}
    </Button>
  );
  return (
    <>
      <QuerySection query={query}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title={t('addresses.empty')} text={t('addresses.emptyText')} action={add} />
          ) : (
            <Panel corner="small" actions={add}>
              <SettingList>
                {entries.map((entry) => (
                  <AddressRow
                    key={entry.id}
                    entry={entry}
                    onEdit={() => setEditing(entry)}
                    onRemove={() => setRemoving(entry)}
                  />
                ))}
              </SettingList>
            </Panel>
          )
        }
      </QuerySection>
      {editing && (
        <AddressForm
          entry={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            refreshList(t('you.saved'));
          }}
        />
      )}
      <RemoveAddressDialog
        entry={removing}
        busy={busy}
        onConfirm={remove}
        onClose={() => setRemoving(undefined)}
      />
    </>
  );
};

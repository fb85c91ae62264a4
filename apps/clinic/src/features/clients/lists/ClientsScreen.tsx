import '@zampa/i18n/english/clients';
import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconFileImport } from '@zampa/ui/icons/IconFileImport';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { IconUserPlus } from '@zampa/ui/icons/IconUserPlus';
import { Link } from '@tanstack/react-router';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { type ReactNode, Suspense } from 'react';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { deferOnNavigation } from '@zampa/ui/states/defer-on-navigation.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { ClientDrawer } from '../record/ClientDrawer.tsx';
import { ClientList } from './ClientList.tsx';
import { ClientSearch } from './ClientSearch.tsx';
import styles from './ClientsScreen.module.css';
import { ClientTabs } from './ClientTabs.tsx';
import { ExportClients } from './ExportClients.tsx';
import { ListSelects } from './ListSelects.tsx';
import type { ClientsDialog, ClientsSearch } from './search.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded, since the lists are used far more often than the forms. */
const NewClientForm = lazyPart(
  async () => (await import('../contacts/NewClientForm.tsx')).NewClientForm,
);
const InviteClients = lazyPart(
  async () => (await import('../invitations/InviteClients.tsx')).InviteClients,
);

const NewMessageDialog = lazyPart(
  async () => (await import('../record/NewMessageDialog.tsx')).NewMessageDialog,
);

const DeferredClientList = deferOnNavigation(ClientList);

export interface ClientsScreenProps {
  search: ClientsSearch;
  onSearch: (search: ClientsSearch, how: { replace: boolean }) => void;
  /** The clinic's code and QR code, shown while there are no clients. */
  howToJoin: ReactNode;
}

/** The clients screen: lists with search, the card of a client, and bulk actions. */
export function ClientsScreen({ search, onSearch, howToJoin }: ClientsScreenProps) {
  const { client, write, open: _open, search: searchText, ...list } = search;
  const searchDebounced = useDebouncedCallback((text: string) => {
    onSearch({ ...list, ...(text.trim() && { search: text }) }, { replace: true });
  }, 250);
  return (
    <Stack>
      <Row gap="12" justify="between">
        <ClientSearch initial={searchText ?? ''} onChange={searchDebounced} />
        <ClientActions search={search} onSearch={onSearch} />
      </Row>
      <ClientTabs search={search} />
      <ListSelects search={search} onSearch={onSearch} />
      <DeferredClientList search={search} howToJoin={howToJoin} />
      <ClientDrawer
        familyId={client ?? null}
        startsMessage={write === true}
        onClose={() =>
          onSearch({ ...list, ...(searchText && { search: searchText }) }, { replace: false })
        }
      />
    </Stack>
  );
}

type ActionsProps = Pick<ClientsScreenProps, 'search' | 'onSearch'>;

function ClientActions({ search, onSearch }: ActionsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { open, ...rest } = search;
  const openDialog = (dialog: ClientsDialog) =>
    onSearch({ ...rest, open: dialog }, { replace: false });
  const close = () => onSearch(rest, { replace: false });
  const role = staffRoleOf(facility.idRole);
  return (
    <div className={styles['actions']}>
      {role === 'admin' && (
        <>
          <ExportClients search={search} />
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/workspace/import" {...props} />}
          >
            {t('clients:importing')}
          </Button>
        </>
      )}
      {role !== 'consultant' && (
        <Button
          variant="default"
          leftSection={<IconUserPlus size={18} aria-hidden="true" />}
          onClick={() => openDialog('invite')}
        >
          {t('clients:invite')}
        </Button>
      )}
      {role !== 'consultant' && (
        <Button
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => openDialog('new')}
        >
          {t('clients:newClient.title')}
        </Button>
      )}
      <NewClientDrawer
        isOpen={open === 'new' && role !== 'consultant'}
        onDone={(familyId) => onSearch({ client: familyId }, { replace: true })}
        onClose={close}
      />
      {open === 'invite' && role !== 'consultant' && (
        <Suspense>
          <InviteClients onClose={close} />
        </Suspense>
      )}
      {open === 'message' && role !== 'consultant' && (
        <Suspense>
          <NewMessageDialog onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

interface NewClientDrawerProps {
  isOpen: boolean;
  onDone: (familyId: string) => void;
  onClose: () => void;
}

function NewClientDrawer({ isOpen, onDone, onClose }: NewClientDrawerProps) {
  const { t } = useTranslation();
  return (
    <SideDrawer
      open={isOpen}
      onClose={onClose}
      size="small"
      title={t('clients:newClient.title')}
      closeLabel={t('common:actions.close')}
    >
      <Suspense>
        <NewClientForm typed="" onDone={({ FamilyId }) => onDone(FamilyId)} onCancel={onClose} />
      </Suspense>
    </SideDrawer>
  );
}

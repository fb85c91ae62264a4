import '@zampa/i18n/english/clients';
import { Button, NativeSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconFileImport, IconPlus, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { staffStanding } from '@zampa/domain/people/roles';
import { lazy, type ReactNode, Suspense } from 'react';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { shownLater } from '@zampa/ui/states/shown-later.tsx';
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
import type { ClientsDialog, ClientsSearch } from './search.ts';

/** The lists are read far more often than anybody is entered or invited. */
const NewClientForm = lazy(async () => ({
  default: (await import('../contacts/NewClientForm.tsx')).NewClientForm,
}));
const InviteClients = lazy(async () => ({
  default: (await import('../invitations/InviteClients.tsx')).InviteClients,
}));

const List = shownLater(ClientList);

export interface ClientsScreenProps {
  search: ClientsSearch;
  onSearch: (search: ClientsSearch, how: { replace: boolean }) => void;
  /** The code and its QR: the way in, shown while nobody has come in yet. */
  howToJoin: ReactNode;
}

/**
 * Shows the clients of a facility in their lists: search as you type, a card for each, and what can be done with many.
 */
export function ClientsScreen({ search, onSearch, howToJoin }: ClientsScreenProps) {
  const { client, write, open: _open, search: words, ...list } = search;
  const searchSoon = useDebouncedCallback((text: string) => {
    onSearch({ ...list, ...(text.trim() && { search: text }) }, { replace: true });
  }, 250);
  return (
    <Stack>
      <Row gap="12" justify="between">
        <ClientSearch initial={words ?? ''} onChange={searchSoon} />
        <ClientActions search={search} onSearch={onSearch} />
      </Row>
      <ClientTabs search={search} />
      <OrderChoice search={search} onSearch={onSearch} />
      <List search={search} howToJoin={howToJoin} />
      <ClientDrawer
        familyId={client ?? null}
        writes={write === true}
        onClose={() => onSearch({ ...list, ...(words && { search: words }) }, { replace: false })}
      />
    </Stack>
  );
}

type ActionsProps = Pick<ClientsScreenProps, 'search' | 'onSearch'>;

function ClientActions({ search, onSearch }: ActionsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { open, ...rest } = search;
  const show = (dialog: ClientsDialog) => onSearch({ ...rest, open: dialog }, { replace: false });
  const close = () => onSearch(rest, { replace: false });
  const standing = staffStanding(facility.idRole);
  return (
    <div className={styles['actions']}>
      {standing === 'admin' && (
        <>
          <ExportClients search={search} />
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/workspace/import" {...props} />}
          >
            {t('clients:import')}
          </Button>
        </>
      )}
      {standing !== 'consultant' && (
        <Button
          variant="default"
          leftSection={<IconUserPlus size={18} aria-hidden="true" />}
          onClick={() => show('invite')}
        >
          {t('clients:invite')}
        </Button>
      )}
      {standing !== 'consultant' && (
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => show('new')}>
          {t('clients:new.title')}
        </Button>
      )}
      <SideDrawer
        open={open === 'new' && standing !== 'consultant'}
        onClose={close}
        size="small"
        title={t('clients:new.title')}
        closeLabel={t('common:actions.close')}
      >
        <Suspense>
          <NewClientForm
            typed=""
            onDone={({ FamilyId }) => onSearch({ client: FamilyId }, { replace: true })}
            onCancel={close}
          />
        </Suspense>
      </SideDrawer>
      {open === 'invite' && standing !== 'consultant' && (
        <Suspense>
          <InviteClients onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function OrderChoice({ search, onSearch }: Pick<ClientsScreenProps, 'search' | 'onSearch'>) {
  const { t } = useTranslation();
  const { sort, ...rest } = search;
  return (
    <NativeSelect
      className={styles['order'] ?? ''}
      aria-label={t('clients:order.label')}
      value={sort ?? 'name'}
      data={[
        { value: 'name', label: t('clients:order.name') },
        { value: 'recent', label: t('clients:order.recent') },
      ]}
      onChange={({ currentTarget }) =>
        onSearch(
          { ...rest, ...(currentTarget.value === 'recent' && { sort: 'recent' }) },
          { replace: true },
        )
      }
    />
  );
}

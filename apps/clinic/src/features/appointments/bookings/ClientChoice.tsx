import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus } from '@zampa/ui/icons/IconUserPlus';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { withoutStalePlaceholder } from '@zampa/client/query/without-stale-placeholder';
import { clientKeys } from '@zampa/client/clients/keys';
import type { Client } from '@zampa/contract/clients/objects';
import { clientName } from '@zampa/client/clients/client-name';
import { isUnregistered, refusalToBookVisit } from '@zampa/domain/clients/relationship';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useState } from 'react';
import styles from './visit-form.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { VisitFamily } from './visit-values.ts';

const TYPING_PAUSE_MS = 200;
const MAX_RESULTS = 8;

const bookableClientsQuery = (api: Api, facilityId: string, search: string) => ({
  queryKey: [...clientKeys.all, 'to-book', facilityId, search],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { sort: 'name', limit: MAX_RESULTS, ...(search && { search }) } as const;
    const params = { id: facilityId };
    const page = await api.readClients({ params, query, signal });
    return page.items.filter(({ status }) => refusalToBookVisit(status) === null);
  },
  placeholderData: keepPreviousData,
});

export interface ClientChoiceProps {
  family: VisitFamily | null;
  error: string | undefined;
  /** Called with the client and, if they have only one living pet, with its id. */
  onChoose: (family: VisitFamily | null, pets: string[]) => void;
  /** Opens the form for a new client with the search text; undefined if new clients may not be created here. */
  onNew: ((typed: string) => void) | undefined;
}

/** Search field for the client of a visit: part of a name, a phone number or a pet's name. */
export function ClientChoice({ family, error, onChoose, onNew }: ClientChoiceProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const query = withoutStalePlaceholder(
    useQuery({ ...bookableClientsQuery(useApi(), facilityId, search), enabled: family === null }),
  );
  const choose = (client: Client) =>
    onChoose({ id: client.FamilyId, name: clientName(client) }, onlyPetOf(client));
  const [first] = query.data ?? [];
  if (family) return <ChosenClient name={family.name} onChange={() => onChoose(null, [])} />;
  return (
    <div>
      <TextInput
        type="search"
        label={t('appointments:bookings.booking.client')}
        placeholder={t('appointments:bookings.booking.clientHint')}
        autoComplete="off"
        data-autofocus
        data-client
        error={Boolean(error)}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter selects the first result for the current text instead of submitting the form.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (first && search === typed.trim() && !query.isPlaceholderData) choose(first);
        }}
      />
      <ErrorLine>{error}</ErrorLine>
      {query.isLoading ? (
        <div className={styles['coming']} />
      ) : (
        <QueryStates query={query} shape="rows">
          {(clients) => <ClientResults clients={clients} onChoose={choose} />}
        </QueryStates>
      )}
      {onNew && (
        <Button
          variant="subtle"
          leftSection={<IconUserPlus size={18} aria-hidden="true" />}
          onClick={() => onNew(typed)}
        >
          {t('appointments:bookings.booking.newClient')}
        </Button>
      )}
    </div>
  );
}

function onlyPetOf({ pets }: Client): string[] {
  const [only, ...others] = pets.filter(({ deceasedOn }) => deceasedOn === null);
  return only && others.length === 0 ? [only.id] : [];
}

function ChosenClient({ name, onChange }: { name: string; onChange: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles['chosen']} tabIndex={-1} data-client>
      <span>
        <small>{t('appointments:bookings.booking.client')}</small>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </span>
      <Button variant="subtle" onClick={onChange}>
        {t('appointments:bookings.booking.otherClient')}
      </Button>
    </div>
  );
}

type ClientResultsProps = { clients: readonly Client[]; onChoose: (client: Client) => void };

function ClientResults({ clients, onChoose }: ClientResultsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={styles['found']} aria-label={t('appointments:bookings.booking.clientsFound')}>
        {clients.map((client) => (
          <li key={client.id}>
            <button type="button" className={styles['client']} onClick={() => onChoose(client)}>
              <strong>
                <bdi>{clientName(client)}</bdi>
              </strong>
              <span>
                {[
                  client.pets.map(({ name }) => name).join(', '),
                  isUnregistered(client.status) && t('appointments:bookings.booking.notRegistered'),
                  client.closing && t('appointments:bookings.booking.closing'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {clients.length === 0 && <p role="status">{t('appointments:bookings.booking.nobody')}</p>}
    </>
  );
}

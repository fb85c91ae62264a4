import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { whileComing } from '@zampa/client/query/while-coming';
import { clientKeys } from '@zampa/client/clients/keys';
import type { Client } from '@zampa/contract/clients/objects';
import { clientName } from '@zampa/client/clients/client-name';
import { isUnregistered, refusalOfVisit } from '@zampa/domain/clients/relationship';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useState } from 'react';
import styles from './visit-form.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { VisitFamily } from './visit-values.ts';

const TYPING_PAUSE_MS = 200;
const MOST = 8;

const foundQuery = (api: Api, facilityId: string, search: string) => ({
  queryKey: [...clientKeys.all, 'to-book', facilityId, search],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { sort: 'name', limit: MOST, ...(search && { search }) } as const;
    const params = { id: facilityId };
    const page = await api.page('GET /users/facility/{id}/clients', { params, query, signal });
    return page.items.filter(({ status }) => refusalOfVisit(status) === null);
  },
  placeholderData: keepPreviousData,
});

export interface ClientChoiceProps {
  family: VisitFamily | null;
  error: string | undefined;
  onChoose: (family: VisitFamily | null) => void;
  /** Somebody who is not there yet, with what was looked for. */
  onNew: ((typed: string) => void) | undefined;
}

/** Asks whose animals a visit is for: found by a part of a name, a telephone number or an animal's name. */
export function ClientChoice({ family, error, onChoose, onNew }: ClientChoiceProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const query = whileComing(
    useQuery({ ...foundQuery(useApi(), facilityId, search), enabled: family === null }),
  );
  const choose = (client: Client) => onChoose({ id: client.FamilyId, name: clientName(client) });
  const [first] = query.data ?? [];
  if (family)
    return (
      <div className={styles['chosen']}>
        <span>
          <small>{t('appointments-bookings:booking.client')}</small>
          <strong>{family.name}</strong>
        </span>
        <Button variant="subtle" onClick={() => onChoose(null)}>
          {t('appointments-bookings:booking.otherClient')}
        </Button>
      </div>
    );
  return (
    <div>
      <TextInput
        type="search"
        label={t('appointments-bookings:booking.client')}
        placeholder={t('appointments-bookings:booking.clientHint')}
        autoComplete="off"
        data-autofocus
        error={Boolean(error)}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter chooses whoever is found first, by what is typed now; it does not send the form.
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
          {(clients) => <Found clients={clients} onChoose={choose} />}
        </QueryStates>
      )}
      {onNew && (
        <Button
          variant="subtle"
          leftSection={<IconUserPlus size={18} aria-hidden="true" />}
          onClick={() => onNew(typed)}
        >
          {t('appointments-bookings:booking.newClient')}
        </Button>
      )}
    </div>
  );
}

type FoundProps = { clients: readonly Client[]; onChoose: (client: Client) => void };

function Found({ clients, onChoose }: FoundProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={styles['found']} aria-label={t('appointments-bookings:booking.clientsFound')}>
        {clients.map((client) => (
          <li key={client.id}>
            <button type="button" className={styles['client']} onClick={() => onChoose(client)}>
              <strong>{clientName(client)}</strong>
              <span>
                {[
                  client.pets.map(({ name }) => name).join(', '),
                  isUnregistered(client.status) && t('appointments-bookings:booking.notRegistered'),
                  client.closing && t('appointments-bookings:booking.closing'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {clients.length === 0 && <p role="status">{t('appointments-bookings:booking.nobody')}</p>}
    </>
  );
}

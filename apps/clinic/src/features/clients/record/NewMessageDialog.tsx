import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientName } from '@zampa/client/clients/client-name';
import type { Client } from '@zampa/contract/clients/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { clientQueries } from '../queries.ts';
import { wayToWrite } from './contact-outside.ts';
import { FirstMessageDialog } from './FirstMessageDialog.tsx';
import styles from './NewMessageDialog.module.css';
import { useWriteToClient } from './use-write-to-client.ts';

const TYPING_PAUSE_MS = 200;

/** Dialog to choose a client to write to. Leads to the conversation in progress, or to the first message of a new one. */
export function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const [client, setClient] = useState<Client | null>(null);
  return client ? (
    <FirstMessage client={client} onClose={onClose} />
  ) : (
    <ClientPicker onChoose={setClient} onClose={onClose} />
  );
}

interface FirstMessageProps {
  client: Client;
  onClose: () => void;
}

function FirstMessage({ client, onClose }: FirstMessageProps) {
  const { begin } = useWriteToClient({ client });
  return (
    <FirstMessageDialog
      client={client}
      isSending={begin.isPending}
      problem={<CallProblem error={begin.error} />}
      onSend={(message, forget) => begin.mutate(message, { onSuccess: forget })}
      onClose={onClose}
    />
  );
}

interface ClientPickerProps {
  /** Called with a client without a conversation in progress. */
  onChoose: (client: Client) => void;
  onClose: () => void;
}

function ClientPicker({ onChoose, onClose }: ClientPickerProps) {
  const { t } = useTranslation();
  const facility = useFacility();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const query = useQuery({
    ...clientQueries.reachable(useApi(), facility.id, search),
    placeholderData: keepPreviousData,
  });
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('clients:write.new')}
      closeLabel={t('common:actions.close')}
    >
      <Stack gap="12">
        <TextInput
          type="search"
          label={t('clients:write.client')}
          placeholder={t('clients:write.clientHint')}
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <QueryStates query={query} shape="rows" count={4}>
          {(found) => {
            const clients = found.filter((one) => wayToWrite(one)?.kind === 'APP');
            return clients.length === 0 ? (
              <Text tone="muted">{t('clients:write.noClient')}</Text>
            ) : (
              <ul className={styles['clients']}>
                {clients.map((client) => (
                  <li key={client.id}>
                    <ClientOption client={client} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryStates>
      </Stack>
    </ModalDialog>
  );
}

interface ClientOptionProps extends Pick<ClientPickerProps, 'onChoose'> {
  client: Client;
}

function ClientOption({ client, onChoose }: ClientOptionProps) {
  const { openLatest } = useWriteToClient({ client });
  const choose = () =>
    openLatest.mutate(undefined, {
      onSuccess: ({ items }) => {
        if (items.length === 0) onChoose(client);
      },
    });
  return (
    <>
      <button
        type="button"
        className={styles['client']}
        disabled={openLatest.isPending}
        onClick={choose}
      >
        <strong>
          <bdi>{clientName(client)}</bdi>
        </strong>
        <span>{client.pets.map(({ name }) => name).join(', ')}</span>
      </button>
      <CallProblem error={openLatest.error} />
    </>
  );
}

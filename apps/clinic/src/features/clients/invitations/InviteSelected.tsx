import '@zampa/i18n/english/invitations';
import { Button } from '@mantine/core';
import { clientName, phoneNumberOf } from '@zampa/client/clients/client-name';
import type { Client } from '@zampa/contract/clients/objects';
import { hasWebAddress } from '@zampa/domain/invitations/web-address';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { useInvite } from '../use-client-changes.ts';
import { InvitationMessageField } from './InvitationMessageField.tsx';
import { InvitationResultDialog } from './InvitationResultDialog.tsx';
import type { Invitee } from './InvitationResults.tsx';

export interface InviteSelectedProps {
  clients: readonly Client[];
  /** Called when nothing was sent. */
  onClose: () => void;
  /** Called after the result was read. */
  onDone: () => void;
}

const toInvitee = (client: Client): Invitee => ({
  name: clientName(client),
  number: client.email ? null : phoneNumberOf(client),
});

/**
 * Dialog that asks before clients of the list are invited: shows the text that they get and who cannot be reached,
 * then the result for each of them.
 */
export function InviteSelected({ clients, onClose, onDone }: InviteSelectedProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const invite = useInvite(facility);
  const [message, setMessage] = useState('');
  // The list is refreshed after sending, and its clients are then no longer to be invited.
  const [reachable] = useState(() => clients.filter(isReachable));
  const unreachable = clients.filter((client) => !isReachable(client));
  if (invite.data)
    return (
      <InvitationResultDialog
        answer={invite.data}
        people={reachable.map(toInvitee)}
        onClose={onDone}
      />
    );
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('clients:inviting.chosen', { count: reachable.length })}
      closeLabel={t('common:actions.close')}
      isBusy={invite.isPending}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            disabled={reachable.length === 0 || hasWebAddress(message)}
            loading={invite.isPending}
            onClick={() =>
              invite.mutate({ users: reachable.map(({ userId: id }) => ({ id, message })) })
            }
          >
            {t('clients:inviting.send', { count: reachable.length })}
          </Button>
        </>
      }
    >
      <Stack>
        <UnreachableNote clients={unreachable} areAll={reachable.length === 0} />
        <Text tone="muted">{t('clients:inviting.preview')}</Text>
        <Card tone="sunk">
          <Text>{t('invitations:client.text', { facility: facility.name })}</Text>
          {message && <Text written>“{message}”</Text>}
        </Card>
        <InvitationMessageField value={message} onChange={setMessage} />
        <CallProblem error={invite.error} />
      </Stack>
    </ModalDialog>
  );
}

const isReachable = (client: Client) => Boolean(client.email) || phoneNumberOf(client) !== null;

type UnreachableNoteProps = { clients: readonly Client[]; areAll: boolean };

/** Says which clients are not invited, because they have neither an e-mail address nor a phone number. */
function UnreachableNote({ clients, areAll }: UnreachableNoteProps) {
  const { t } = useTranslation();
  if (clients.length === 0) return null;
  return (
    <Text>
      {t('clients:inviting.skipped', {
        count: clients.length,
        names: clients.map(clientName).join(', '),
      })}
      {areAll && ` ${t('clients:inviting.nobodyReachable')}`}
    </Text>
  );
}

import '@zampa/i18n/english/invitations';
import { Button, Textarea } from '@mantine/core';
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
import { InvitationResults, type Invitee } from './InvitationResults.tsx';
import { INVITATION_MESSAGE_MAX } from './invite-lines.ts';

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
  const close = t('common:actions.close');
  if (invite.data)
    return (
      <ModalDialog
        open
        onClose={onDone}
        title={t('clients:inviting.done', { count: invite.data.invited })}
        closeLabel={close}
        actions={<Button onClick={onDone}>{t('clients:inviting.finish')}</Button>}
      >
        <InvitationResults answer={invite.data} people={reachable.map(toInvitee)} />
      </ModalDialog>
    );
  const hasAddress = hasWebAddress(message);
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('clients:inviting.chosen', { count: reachable.length })}
      closeLabel={close}
      isBusy={invite.isPending}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            disabled={reachable.length === 0 || hasAddress}
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
        {unreachable.length > 0 && (
          <Text>
            {t('clients:inviting.skipped', {
              count: unreachable.length,
              names: unreachable.map(clientName).join(', '),
            })}
            {reachable.length === 0 && ` ${t('clients:inviting.nobodyReachable')}`}
          </Text>
        )}
        <Text tone="muted">{t('clients:inviting.preview')}</Text>
        <Card tone="sunk">
          <Text>{t('invitations:client.text', { facility: facility.name })}</Text>
          {message && <Text written>“{message}”</Text>}
        </Card>
        <Textarea
          label={t('clients:inviting.message')}
          rows={2}
          maxLength={INVITATION_MESSAGE_MAX}
          value={message}
          error={hasAddress && t('problems:fields.web_address')}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <CallProblem error={invite.error} />
      </Stack>
    </ModalDialog>
  );
}

const isReachable = (client: Client) => Boolean(client.email) || phoneNumberOf(client) !== null;

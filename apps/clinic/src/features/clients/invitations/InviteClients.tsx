import '@zampa/i18n/english/problems';
import { Button, Textarea } from '@mantine/core';
import { SegmentedControl } from '@zampa/ui/mantine/SegmentedControl';
import { hasWebAddress } from '@zampa/domain/invitations/web-address';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';
import { useDraft } from '@zampa/client/forms/use-draft';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { InvitationResults } from './InvitationResults.tsx';
import { INVITATION_MESSAGE_MAX, type InviteWay, parseInviteLines } from './invite-lines.ts';
import { useInvite } from '../use-client-changes.ts';

export interface InviteClientsProps {
  onClose: () => void;
}

const PEOPLE_MAX = 200;

type InviteDraft = { readonly way: InviteWay; readonly typed: string; readonly message: string };

const EMPTY_DRAFT: InviteDraft = { way: 'email', typed: '', message: '' };

/**
 * Dialog to invite clients by e-mail address or phone number, one per line. Errors are shown per line. The input is
 * stored on the device until it is sent.
 */
export function InviteClients({ onClose }: InviteClientsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const draft = useDraft<InviteDraft>(`invite ${facility.id}`, EMPTY_DRAFT);
  const { way, typed, message } = draft.value;
  const set = (part: Partial<InviteDraft>) => draft.set({ ...draft.value, ...part });
  // Errors are hidden while the field has focus.
  const [hasBlurred, setHasBlurred] = useState(false);
  const invite = useInvite(facility);
  const lines = parseInviteLines(typed, way);
  const invalidLines = lines.filter(({ ok }) => !ok);
  const hasAddress = hasWebAddress(message);
  const isReady =
    lines.length > 0 && invalidLines.length === 0 && lines.length <= PEOPLE_MAX && !hasAddress;
  const send = () => invite.mutate({ users: lines.map(({ text }) => ({ [way]: text, message })) });
  const close = t('common:actions.close');
  const finish = () => {
    draft.clear();
    onClose();
  };
  if (invite.data)
    return (
      <ModalDialog
        open
        onClose={finish}
        title={t('clients:inviting.done', { count: invite.data.invited })}
        closeLabel={close}
        actions={<Button onClick={finish}>{t('clients:inviting.finish')}</Button>}
      >
        <InvitationResults
          answer={invite.data}
          people={lines.map(({ text }) => ({ name: text, number: way === 'phone' ? text : null }))}
        />
      </ModalDialog>
    );
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('clients:inviting.title')}
      closeLabel={close}
      isBusy={invite.isPending}
      actions={
        <Button disabled={!isReady} loading={invite.isPending} onClick={send}>
          {lines.length > 0
            ? t('clients:inviting.send', { count: lines.length })
            : t('clients:invite')}
        </Button>
      }
    >
      <Stack>
        <SegmentedControl
          aria-label={t('clients:inviting.way')}
          value={way}
          onChange={(value) => set({ way: value === 'phone' ? 'phone' : 'email' })}
          data={[
            { value: 'email', label: t('clients:inviting.byEmail') },
            { value: 'phone', label: t('clients:inviting.byPhone') },
          ]}
        />
        <Textarea
          label={way === 'email' ? t('clients:inviting.emails') : t('clients:inviting.phones')}
          description={
            way === 'email' ? t('clients:inviting.emailsWhy') : t('clients:inviting.phonesWhy')
          }
          rows={4}
          value={typed}
          onChange={({ currentTarget }) => set({ typed: currentTarget.value })}
          error={
            hasBlurred &&
            invalidLines.map(({ text }) => t('clients:inviting.wrongLine', { text })).join(' ')
          }
          onFocus={() => setHasBlurred(false)}
          onBlur={() => setHasBlurred(true)}
          data-autofocus
        />
        <Textarea
          label={t('clients:inviting.message')}
          rows={2}
          maxLength={INVITATION_MESSAGE_MAX}
          value={message}
          error={hasAddress && t('problems:fields.web_address')}
          onChange={({ currentTarget }) => set({ message: currentTarget.value })}
        />
        <CallProblem error={invite.error} />
      </Stack>
    </ModalDialog>
  );
}

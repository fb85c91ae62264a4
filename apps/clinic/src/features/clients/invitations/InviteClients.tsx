import { Button } from '@mantine/core';
import { SegmentedControl } from '@zampa/ui/mantine/SegmentedControl';
import { hasWebAddress } from '@zampa/domain/invitations/web-address';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useDraft } from '@zampa/client/forms/use-draft';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { InvitationMessageField } from './InvitationMessageField.tsx';
import { InvitationResultDialog } from './InvitationResultDialog.tsx';
import { InviteeField } from './InviteeField.tsx';
import { type InviteWay, parseInviteLines } from './invite-lines.ts';
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
  const set = (part: Partial<InviteDraft>) => draft.set((latest) => ({ ...latest, ...part }));
  const invite = useInvite(facility);
  const lines = parseInviteLines(typed, way);
  const isReady =
    lines.length > 0 &&
    lines.every(({ ok }) => ok) &&
    lines.length <= PEOPLE_MAX &&
    !hasWebAddress(message);
  const send = () => invite.mutate({ users: lines.map(({ text }) => ({ [way]: text, message })) });
  const finish = () => {
    draft.clear();
    onClose();
  };
  if (invite.data)
    return (
      <InvitationResultDialog
        answer={invite.data}
        people={lines.map(({ text }) => ({ name: text, number: way === 'phone' ? text : null }))}
        onClose={finish}
      />
    );
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('clients:inviting.title')}
      closeLabel={t('common:actions.close')}
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
        <WayChoice value={way} onChange={(chosen) => set({ way: chosen })} />
        <InviteeField
          way={way}
          value={typed}
          lines={lines}
          onChange={(text) => set({ typed: text })}
        />
        <InvitationMessageField value={message} onChange={(text) => set({ message: text })} />
        <CallProblem error={invite.error} />
      </Stack>
    </ModalDialog>
  );
}

type WayChoiceProps = { value: InviteWay; onChange: (way: InviteWay) => void };

function WayChoice({ value, onChange }: WayChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      aria-label={t('clients:inviting.way')}
      value={value}
      onChange={(chosen) => onChange(chosen === 'phone' ? 'phone' : 'email')}
      data={[
        { value: 'email', label: t('clients:inviting.byEmail') },
        { value: 'phone', label: t('clients:inviting.byPhone') },
      ]}
    />
  );
}

import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { refusalToInviteAs, type InvitationError } from '@zampa/domain/invitations/invite';
import { ROLES, VETERINARIAN } from '@zampa/domain/people/roles';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { messageRules } from '@zampa/shared-screens/form/message-rules';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useId, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useRefreshTeam } from './use-team-changes.ts';

export interface InviteColleagueProps {
  onClose: () => void;
}

const MESSAGE_MAX = 1000;
const required = { required: true } as const;

/** Shows the dialog to invite a colleague with a role; they receive an e-mail with a link. */
export function InviteColleague({ onClose }: InviteColleagueProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [api, refresh] = [useApi(), useRefreshTeam()];
  const formId = useId();
  const [refused, setRefused] = useState<InvitationError | null>(null);
  const form = useCallForm({
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      role: String(VETERINARIAN),
      message: '',
    },
    send: ({ role, ...colleague }, idempotencyKey) =>
      api.inviteStaff({
        query: { facilityId: facility.id },
        body: { users: [{ ...colleague, idRole: Number(role) }] },
        idempotencyKey,
      }),
    onDone: ({ rows }) => {
      void refresh();
      const code = rows[0]?.code;
      if (code) setRefused(code);
      else onClose();
    },
  });
  const { errors } = form.formState;
  const reasons: Partial<Record<InvitationError, string>> = {
    ALREADY_PRESENT: t('team:invite.present'),
    ALREADY_INVITED: t('team:invite.invited'),
    INVALID_EMAIL_OR_PHONE: t('problems:fields.invalid_email'),
    TOO_MANY_LETTERS: t('team:invite.tooMany'),
  };
  const roles = ROLES.map(({ id }) => id).filter(
    (id) => refusalToInviteAs(id, facility.idRole) === null,
  );
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('team:invite.title')}
      closeLabel={t('common:actions.close')}
      isBusy={form.busy}
      actions={
        <Button type="submit" form={formId} loading={form.busy}>
          {t('team:invite.send')}
        </Button>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={form.submit}>
        <TextInput
          {...form.register('firstName', required)}
          label={t('team:invite.firstName')}
          error={fieldText(t, errors.firstName)}
          data-autofocus
        />
        <TextInput
          {...form.register('lastName', required)}
          label={t('team:invite.lastName')}
          error={fieldText(t, errors.lastName)}
        />
        <TextInput
          {...form.register('email', required)}
          type="email"
          label={t('team:invite.email')}
          error={fieldText(t, errors.email)}
        />
        <NativeSelect
          {...form.register('role')}
          label={t('team:member.role')}
          data={roles.map((id) => ({ value: String(id), label: roleText(t, id) }))}
        />
        <Textarea
          {...form.register('message', messageRules)}
          label={t('team:invite.message')}
          error={fieldText(t, errors.message)}
          rows={2}
          maxLength={MESSAGE_MAX}
        />
        <ErrorLine>{refused && (reasons[refused] ?? t('common:refusals.UNEXPECTED'))}</ErrorLine>
        <FormProblem error={errors.root} />
      </Stack>
    </ModalDialog>
  );
}

import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { refusalToInviteAs, type InvitationError } from '@zampa/domain/invitations/invite';
import { ROLES } from '@zampa/domain/people/roles';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { messageRules } from '@zampa/shared-screens/form/message-rules';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useId } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useColleagueInvitation } from './use-colleague-invitation.ts';

export interface InviteColleagueProps {
  onClose: () => void;
}

const MESSAGE_MAX = 1000;
const required = { required: true } as const;

/** Shows the dialog to invite a colleague with a role; they receive an e-mail with a link. */
export function InviteColleague({ onClose }: InviteColleagueProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const formId = useId();
  const { form, refused } = useColleagueInvitation(onClose);
  const { errors } = form.formState;
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
        <InvitationRefusal code={refused} />
        <FormProblem error={errors.root} />
      </Stack>
    </ModalDialog>
  );
}

function InvitationRefusal({ code }: { code: InvitationError | null }) {
  const { t } = useTranslation();
  const reasons: Partial<Record<InvitationError, string>> = {
    ALREADY_PRESENT: t('team:invite.present'),
    ALREADY_INVITED: t('team:invite.invited'),
    INVALID_EMAIL_OR_PHONE: t('problems:fields.invalid_email'),
    TOO_MANY_LETTERS: t('team:invite.tooMany'),
  };
  return <ErrorLine>{code && (reasons[code] ?? t('common:refusals.UNEXPECTED'))}</ErrorLine>;
}

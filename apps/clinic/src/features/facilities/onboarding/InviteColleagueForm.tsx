import { Button, Textarea, TextInput } from '@mantine/core';
import { Select } from '@zampa/ui/mantine/Select';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { messageRules } from '@zampa/shared-screens/form/message-rules';
import { UnsavedChangesGuard } from '@zampa/shared-screens/form/UnsavedChangesGuard.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { Controller } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { invitationErrorText } from './invitation-error-text.ts';
import styles from './onboarding.module.css';
import { useInviteForm } from './use-invite-form.ts';

export type RoleChoice = { readonly value: string; readonly label: string };

export interface InviteColleagueFormProps {
  /** Roles that the user may assign. */
  roles: readonly RoleChoice[];
  onInvited: (email: string) => void;
}

/** Shows the form to invite a colleague: name, e-mail address, role and a personal message. */
export function InviteColleagueForm({ roles, onInvited }: InviteColleagueFormProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const form = useInviteForm(facilityId, onInvited);
  const { errors, isDirty } = form.formState;
  const required = { required: true };
  return (
    <form noValidate className={styles['form']} onSubmit={form.submit}>
      <UnsavedChangesGuard isChanged={isDirty && !form.busy} />
      <TextInput
        label={t('facilities:onboarding.colleagues.email')}
        type="email"
        autoComplete="off"
        required
        error={invitationErrorText(t, errors.email)}
        {...form.register('email', required)}
      />
      <div className={styles['pair']}>
        <TextInput
          label={t('facilities:onboarding.colleagues.firstName')}
          autoComplete="off"
          required
          error={fieldText(t, errors.firstName)}
          {...form.register('firstName', required)}
        />
        <TextInput
          label={t('facilities:onboarding.colleagues.lastName')}
          autoComplete="off"
          required
          error={fieldText(t, errors.lastName)}
          {...form.register('lastName', required)}
        />
      </div>
      <Controller
        control={form.control}
        name="idRole"
        render={({ field }) => (
          <Select
            {...field}
            label={t('facilities:onboarding.colleagues.role')}
            allowDeselect={false}
            data={[...roles]}
          />
        )}
      />
      <Textarea
        label={t('facilities:onboarding.colleagues.message')}
        rows={2}
        maxLength={1000}
        error={fieldText(t, errors.message)}
        {...form.register('message', messageRules)}
      />
      <FormProblem error={errors.root} />
      <Button type="submit" loading={form.busy}>
        {t('facilities:onboarding.colleagues.invite')}
      </Button>
    </form>
  );
}

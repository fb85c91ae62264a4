import { Button } from '@mantine/core';
import { useApi, useClient } from '@zampa/client/ClientProvider.tsx';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { erasureDate } from '@zampa/domain/privacy/erasure';
import { formatDay } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { PasswordField } from '@zampa/ui/form/PasswordField.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useId, useState } from 'react';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';

/**
 * Confirms account deletion: explains the consequences, asks for the password and signs out. The login then shows the
 * erasure date and that signing in cancels it.
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const [now] = useState(() => new Date());
  const form = useDeletionForm();
  const { errors } = form.formState;
  const date = formatDay(erasureDate(now), deviceZone());
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('privacy:erase.ask')}
      closeLabel={t('common:actions.close')}
      isBusy={form.busy}
      actions={
        <>
          <Button variant="subtle" onClick={onClose}>
            {t('privacy:erase.keep')}
          </Button>
          <Button type="submit" form={formId} color="red" loading={form.busy}>
            {t('privacy:erase.submit')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={form.submit}>
        <Text>{t('privacy:erase.when', { date })}</Text>
        <DeletionConsequences />
        <PasswordField
          {...form.register('password', { required: 'required' })}
          autoComplete="current-password"
          label={t('privacy:erase.password')}
          toggleLabel={t('common:words.showPassword')}
          error={fieldText(t, errors.password)}
        />
        <ErrorLine>{form.lastAdmin && t(form.lastAdmin)}</ErrorLine>
        {!form.lastAdmin && <FormProblem error={errors.root} />}
      </Stack>
    </ModalDialog>
  );
}

/** Texts for the LAST_ADMIN refusal, by what the user is the last admin of. */
const lastAdminTexts = {
  facility: 'privacy:erase.lastOfClinic',
  family: 'privacy:erase.lastOfFamily',
} as const;

function useDeletionForm() {
  const [api, session] = [useApi(), useSession()];
  const [lastAdmin, setLastAdmin] = useState<(typeof lastAdminTexts)['facility' | 'family']>();
  const form = useCallForm({
    defaultValues: { password: '' },
    send: async (body) => {
      setLastAdmin(undefined);
      try {
        return await api.deleteAccount({ body });
      } catch (error) {
        if (error instanceof ApiRefusal && error.code === 'LAST_ADMIN')
          setLastAdmin(
            error.fields.some(({ field }) => field === 'family')
              ? lastAdminTexts.family
              : lastAdminTexts.facility,
          );
        throw error;
      }
    },
    onDone: ({ date }) => {
      // Stored in the tab, so that the login can show it after signing out.
      sessionStorage.setItem('zampa-erasure', date);
      void session.signOut();
    },
  });
  return { ...form, lastAdmin };
}

function DeletionConsequences() {
  const { t } = useTranslation();
  const isClinic = useClient().app === 'clinic';
  return (
    <>
      <Text>
        <strong>{t('privacy:erase.goesTitle')}</strong>
        <br />
        {isClinic ? t('privacy:erase.goesClinic') : t('privacy:erase.goesOwner')}
      </Text>
      <Text>
        <strong>{t('privacy:erase.staysTitle')}</strong>
        <br />
        {isClinic ? t('privacy:erase.staysClinic') : t('privacy:erase.staysOwner')}
      </Text>
    </>
  );
}

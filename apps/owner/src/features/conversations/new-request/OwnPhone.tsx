import '@zampa/i18n/english/conversations-new-request';
import { Button, TextInput } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useMe, useSaveMe } from '@zampa/client/session/use-me';
import { useDraft } from '@zampa/client/forms/use-draft';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';

export interface OwnPhoneProps {
  clinicName: string;
  /** Asks again although the user has dismissed it, because the clinic may have to call at once. */
  isUrgent?: boolean;
}

/** Asks users without a phone number for one. Asked once: after dismissal only in an emergency. */
export function OwnPhone({ clinicName, isUrgent = false }: OwnPhoneProps) {
  const { phone, mobile } = useMe();
  const dismissed = useDraft('own-phone', false);
  if (phone || mobile || !dismissed.ready || (dismissed.value && !isUrgent)) return null;
  return (
    <PhoneForm
      clinicName={clinicName}
      onDismiss={isUrgent ? undefined : () => dismissed.set(() => true)}
    />
  );
}

interface PhoneFormProps {
  clinicName: string;
  onDismiss: (() => void) | undefined;
}

function PhoneForm({ clinicName, onDismiss }: PhoneFormProps) {
  const { t } = useTranslation();
  const [api, saveMe] = [useApi(), useSaveMe()];
  const form = useCallForm({
    defaultValues: { mobile: '' },
    send: (body, idempotencyKey) => api.updateUser({ body, idempotencyKey }),
    onDone: saveMe,
  });
  const { errors } = form.formState;
  return (
    <Card as="section" tone="sunk" aria-label={t('conversations:newRequest.phone.label')}>
      <Stack as="form" gap="12" noValidate onSubmit={form.submit}>
        <Title size="body">
          {t('conversations:newRequest.phone.title', { clinic: clinicName })}
        </Title>
        <Text tone="muted">{t('conversations:newRequest.phone.why')}</Text>
        <TextInput
          {...form.register('mobile', { required: true })}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          label={t('conversations:newRequest.phone.label')}
          error={fieldText(t, errors.mobile)}
        />
        <FormProblem error={errors.root} />
        <Row gap="8" fill>
          {onDismiss && (
            <Button variant="default" onClick={onDismiss}>
              {t('conversations:newRequest.phone.notNow')}
            </Button>
          )}
          <Button type="submit" variant="light" loading={form.busy}>
            {t('conversations:newRequest.phone.save')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

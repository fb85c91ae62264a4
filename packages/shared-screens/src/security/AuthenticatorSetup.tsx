import { Button, TextInput } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PasswordField } from '@zampa/ui/form/PasswordField.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { FacilityQr } from '@zampa/ui/qr/FacilityQr.tsx';
import { useState } from 'react';
import { codeRules, required } from '../form/field-rules.ts';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';

type Secret = { readonly secret: string; readonly uri: string };

export interface AuthenticatorSetupProps {
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Sets up an authenticator app in two steps: the password, then the first code of the app. */
export function AuthenticatorSetup({ onDone }: AuthenticatorSetupProps) {
  const [secret, setSecret] = useState<Secret | null>(null);
  return secret ? (
    <FirstCode secret={secret} onDone={onDone} />
  ) : (
    <PasswordStep onDone={setSecret} />
  );
}

function PasswordStep({ onDone }: { onDone: (secret: Secret) => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const form = useCallForm({
    defaultValues: { password: '' },
    send: (body) => api.createAuthenticator({ body }),
    onDone,
  });
  const { errors } = form.formState;
  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <PasswordField
        {...form.register('password', required)}
        autoComplete="current-password"
        label={t('security:app.password')}
        toggleLabel={t('common:words.showPassword')}
        error={fieldText(t, errors.password)}
      />
      <FormProblem error={errors.root} />
      <Button type="submit" loading={form.busy}>
        {t('security:app.next')}
      </Button>
    </Stack>
  );
}

type FirstCodeProps = AuthenticatorSetupProps & { secret: Secret };

function FirstCode({ secret: { secret, uri }, onDone }: FirstCodeProps) {
  const { t } = useTranslation();
  const api = useApi();
  const form = useCallForm({
    defaultValues: { code: '' },
    send: (body) => api.confirmAuthenticator({ body }),
    onDone: ({ codes }) => onDone(codes),
    emptiedWhenRefused: ['code'],
  });
  const { errors } = form.formState;
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <Text>{t('security:app.scan')}</Text>
      <Text tone="muted">{t('security:app.type')}</Text>
      <FacilityQr url={uri} code={groups} label={t('security:app.qr')} />
      <TextInput
        {...form.register('code', codeRules)}
        autoComplete="one-time-code"
        inputMode="numeric"
        label={t('security:app.code')}
        error={fieldText(t, errors.code)}
      />
      <FormProblem error={errors.root} />
      <Button type="submit" loading={form.busy}>
        {t('security:app.confirm')}
      </Button>
    </Stack>
  );
}

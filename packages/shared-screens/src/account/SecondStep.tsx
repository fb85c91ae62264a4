import '@zampa/i18n/english/security';
import { Button, TextInput } from '@mantine/core';
import { useLightweightForm } from '@zampa/client/forms/use-lightweight-form';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { AccountPage } from './AccountPage.tsx';
import { required } from '../form/field-rules.ts';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';

export interface SecondStepProps {
  email: string;
  /** From the refusal of the sign-in; valid for five minutes. */
  challenge: string;
  onAnswer: NonNullable<Parameters<ReturnType<typeof useSession>['completeSignIn']>[2]>;
  onBack: () => void;
}

/** Second step of the sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ email, challenge, onAnswer, onBack }: SecondStepProps) {
  const { t } = useTranslation();
  const session = useSession();
  const form = useLightweightForm({
    defaultValues: { code: '' },
    rules: { code: required },
    send: ({ code }) => session.completeSignIn(email, { challenge, code }, onAnswer),
  });
  return (
    <AccountPage title={t('security:signIn.title')} intro={t('security:signIn.intro')}>
      <Stack as="form" noValidate onSubmit={form.submit}>
        <TextInput
          {...form.field('code')}
          autoComplete="one-time-code"
          label={t('security:signIn.code')}
          error={fieldText(t, form.errors.code)}
        />
        <FormProblem error={form.errors.root} />
        <Button type="submit" loading={form.busy}>
          {t('security:signIn.submit')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('security:signIn.back')}
        </Button>
      </Stack>
    </AccountPage>
  );
}

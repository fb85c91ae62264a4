import '@zampa/i18n/english/account-credentials';
import { Button, TextInput } from '@mantine/core';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';
import { AccountPage } from './AccountPage.tsx';
import { required } from '../form/field-rules.ts';
import { SignOutButton } from './SignOutButton.tsx';

/** Asks for the name of a user who signed up on another device and has no profile yet. */
export function NewcomerNameForm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useSession();
  const form = useCallForm({
    defaultValues: { firstName: '', lastName: '' },
    send: (names) => session.introduce({ ...names, language }),
  });
  const { errors } = form.formState;
  return (
    <AccountPage
      title={t('account:credentials.introduce.title')}
      intro={t('account:credentials.introduce.intro')}
      foot={<SignOutButton />}
    >
      <Stack as="form" noValidate onSubmit={form.submit}>
        <TextInput
          {...form.register('firstName', required)}
          autoComplete="given-name"
          label={t('account:credentials.fields.firstName')}
          error={fieldText(t, errors.firstName)}
        />
        <TextInput
          {...form.register('lastName', required)}
          autoComplete="family-name"
          label={t('account:credentials.fields.lastName')}
          error={fieldText(t, errors.lastName)}
        />
        <FormProblem error={errors.root} />
        <Button type="submit" loading={form.busy}>
          {t('account:credentials.introduce.submit')}
        </Button>
      </Stack>
    </AccountPage>
  );
}

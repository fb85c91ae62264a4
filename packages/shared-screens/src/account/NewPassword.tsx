import '@zampa/i18n/english/account-credentials';
import { Button } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { CodeField } from '@zampa/ui/form/CodeField.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { type ReactNode, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Trans } from '@zampa/i18n/Trans.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '../form/FormProblem.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { fieldText } from '../form/problem-text.ts';
import { AccountPage } from './AccountPage.tsx';
import { AccountStepDone } from './AccountStepDone.tsx';
import { codeRules, newPasswordRules } from '../form/field-rules.ts';
import { useLinkedCode } from './use-linked-code.ts';

type Values = { code: string; password: string };

/** Sets a new password with the code from the previous screen or from the e-mail link. */
export function NewPassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const linkedCode = useLinkedCode();
  const intro = (
    <Trans
      i18nKey={
        linkedCode ? 'account:credentials.reset.introLink' : 'account:credentials.reset.intro'
      }
      values={{ email }}
      components={{ strong: <strong /> }}
    />
  );
  const title = t('account:credentials.reset.title');
  return <ChooseNewPassword email={email} linkedCode={linkedCode} title={title} intro={intro} />;
}

export type ChooseNewPasswordProps = {
  readonly email: string;
  /** The code from the e-mail link; empty if the user types one. */
  readonly linkedCode: string;
  readonly title: string;
  readonly intro: ReactNode;
};

/** Screen to set a new password, and its confirmation. */
export function ChooseNewPassword({ email, linkedCode, title, intro }: ChooseNewPasswordProps) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <AccountStepDone
        title={t('account:credentials.reset.done')}
        intro={t('account:credentials.reset.doneWhy')}
      />
    );
  return (
    <AccountPage title={title} intro={intro}>
      <NewPasswordForm email={email} linkedCode={linkedCode} onDone={() => setDone(true)} />
    </AccountPage>
  );
}

interface NewPasswordFormProps {
  email: string;
  /** The code from the e-mail link; empty if the user types one. */
  linkedCode: string;
  onDone: () => void;
}

function NewPasswordForm({ email, linkedCode, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const api = useApi();
  const form = useCallForm<Values, undefined>({
    defaultValues: { code: linkedCode, password: '' },
    send: ({ code, password: newPassword }) =>
      api.resetPassword({ body: { email, code, newPassword } }),
    onDone,
    emptiedWhenRefused: ['code'],
  });
  const { errors } = form.formState;
  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      {linkedCode ? (
        <ErrorLine>{fieldText(t, errors.code)}</ErrorLine>
      ) : (
        <Controller
          control={form.control}
          name="code"
          rules={codeRules}
          render={({ field, fieldState }) => (
            <CodeField
              ref={field.ref}
              label={t('account:credentials.fields.code')}
              value={field.value}
              onChange={field.onChange}
              error={fieldText(t, fieldState.error)}
            />
          )}
        />
      )}
      <NewPasswordField
        field={form.register('password', newPasswordRules)}
        label={t('account:credentials.fields.newPassword')}
        value={useWatch({ control: form.control, name: 'password' })}
        error={fieldText(t, errors.password)}
      />
      <FormProblem error={errors.root} />
      <Button type="submit" loading={form.busy}>
        {t('account:credentials.reset.submit')}
      </Button>
    </Stack>
  );
}

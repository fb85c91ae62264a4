import { Button } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { CodeField } from '@zampa/ui/form/CodeField.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Trans } from '@zampa/i18n/Trans.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';
import { AccountPage } from './AccountPage.tsx';
import { Done } from './Done.tsx';
import { ResendCode } from './ResendCode.tsx';
import { codeRules } from './rules.ts';
import { useLinkedCode } from './use-linked-code.ts';
import styles from './account-form.module.css';

/** Confirms the address of a new account with the code from the e-mail, or by its link. */
export function VerifyAccount({ email }: { email: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const linked = useLinkedCode();
  const [isDone, setDone] = useState(false);
  const form = useCallForm({
    defaultValues: { code: linked },
    send: ({ code }) => api.send('POST /auth/confirm', { body: { email, code } }),
    onDone: () => setDone(true),
  });
  if (isDone) return <Done title={t('account:verify.done')} intro={t('account:verify.doneWhy')} />;

  const intro = (
    <Trans
      i18nKey={linked ? 'account:verify.introLink' : 'account:verify.intro'}
      values={{ email }}
      components={{ strong: <strong /> }}
    />
  );
  return (
    <AccountPage title={t('account:verify.title')} intro={intro}>
      <form noValidate className={styles['form']} onSubmit={form.submit}>
        {linked ? (
          <ErrorLine>{fieldText(t, form.formState.errors.code)}</ErrorLine>
        ) : (
          <Controller
            control={form.control}
            name="code"
            rules={codeRules}
            render={({ field, fieldState }) => (
              <CodeField
                label={t('account:fields.code')}
                value={field.value}
                onChange={field.onChange}
                onComplete={() => form.submit()}
                error={fieldText(t, fieldState.error)}
              />
            )}
          />
        )}
        <FormProblem error={form.formState.errors.root} />
        <Button type="submit" loading={form.busy}>
          {t('account:verify.submit')}
        </Button>
        <ResendCode email={email} />
      </form>
    </AccountPage>
  );
}

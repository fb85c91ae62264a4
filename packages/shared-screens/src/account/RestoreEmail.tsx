import '@zampa/i18n/english/account-credentials';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { ApiRefusal } from '@zampa/client/api/problems';
import { Trans } from '@zampa/i18n/Trans.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { CallProblem } from '../form/CallProblem.tsx';
import { AccountPage } from './AccountPage.tsx';
import { ChooseNewPassword } from './NewPassword.tsx';
import { ForgotPasswordLink } from './ForgotPasswordLink.tsx';
import { useLinkedCode } from './use-linked-code.ts';

/**
 * Restores the previous e-mail address through the link sent to it, then lets its owner set a new password. Requires
 * a press of the button, because mail scanners open links.
 */
export function RestoreEmail({ email }: { email: string }) {
  const { t } = useTranslation();
  const [api, linked] = [useApi(), useLinkedCode()];
  const [token] = useState(linked);
  const restore = useMutation({
    mutationFn: () => api.restoreEmail({ body: { token } }),
  });
  if (restore.isSuccess)
    return (
      <ChooseNewPassword
        email={email}
        linkedCode=""
        title={t('account:credentials.restoreEmail.done')}
        intro={<WithEmail i18nKey="account:credentials.restoreEmail.doneWhy" email={email} />}
      />
    );
  if (token === '' || isRefused(restore.error, 'BAD_CODE')) return <LinkOver email={email} />;
  if (isRefused(restore.error, 'USER_EXISTS'))
    return (
      <AccountPage
        title={t('account:credentials.restoreEmail.taken')}
        intro={<WithEmail i18nKey="account:credentials.restoreEmail.takenWhy" email={email} />}
        foot={<ForgotPasswordLink />}
      />
    );
  return (
    <AccountPage
      title={t('account:credentials.restoreEmail.title')}
      intro={<WithEmail i18nKey="account:credentials.restoreEmail.intro" email={email} />}
    >
      <CallProblem error={restore.error} />
      <Button loading={restore.isPending} onClick={() => restore.mutate()}>
        {t('account:credentials.restoreEmail.submit')}
      </Button>
    </AccountPage>
  );
}

const isRefused = (error: unknown, code: string) =>
  error instanceof ApiRefusal && error.code === code;

/** Says that the link was already used, has expired or is incomplete. */
function LinkOver({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <AccountPage
      title={t('account:credentials.restoreEmail.over')}
      intro={<WithEmail i18nKey="account:credentials.restoreEmail.overWhy" email={email} />}
      foot={<ForgotPasswordLink />}
    />
  );
}

type WithEmailProps = {
  i18nKey:
    | 'account:credentials.restoreEmail.intro'
    | 'account:credentials.restoreEmail.doneWhy'
    | 'account:credentials.restoreEmail.takenWhy'
    | 'account:credentials.restoreEmail.overWhy';
  email: string;
};

function WithEmail({ i18nKey, email }: WithEmailProps) {
  return <Trans i18nKey={i18nKey} values={{ email }} components={{ strong: <strong /> }} />;
}

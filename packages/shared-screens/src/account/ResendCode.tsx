import '@zampa/i18n/english/account-credentials';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '../form/CallProblem.tsx';
import { useCountdown } from './use-countdown.ts';

const RESEND_PAUSE_SECONDS = 60;

/** Button to resend the code, at most once a minute so that e-mails arrive in order. */
export function ResendCode({ email }: { email: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const { left: secondsLeft, start } = useCountdown();
  const resend = useMutation({
    mutationFn: () => api.resendCode({ body: { email } }),
    onSuccess: () => start(RESEND_PAUSE_SECONDS),
  });
  const label =
    secondsLeft > 0
      ? t('account:credentials.verify.resendIn', { count: secondsLeft })
      : t('account:credentials.verify.resend');
  return (
    <>
      <Button
        variant="subtle"
        disabled={secondsLeft > 0}
        loading={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {label}
      </Button>
      <div role="status">{resend.isSuccess && t('account:credentials.verify.resent')}</div>
      <CallProblem error={resend.error} />
    </>
  );
}

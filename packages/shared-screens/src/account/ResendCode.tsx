import '@zampa/i18n/english/account-steps';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '../form/CallProblem.tsx';
import { useCountdown } from './use-countdown.ts';

const PAUSE_SECONDS = 60;

/** Sends the code again; once a minute, so that letters do not overtake each other. */
export function ResendCode({ email }: { email: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const { left, start } = useCountdown();
  const resend = useMutation({
    mutationFn: () => api.send('POST /auth/resend-code', { body: { email } }),
    onSuccess: () => start(PAUSE_SECONDS),
  });
  const label =
    left > 0
      ? t('account-steps:verify.resendIn', { count: left })
      : t('account-steps:verify.resend');
  return (
    <>
      <Button
        variant="subtle"
        disabled={left > 0}
        loading={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {label}
      </Button>
      <div role="status">{resend.isSuccess && t('account-steps:verify.resent')}</div>
      <CallProblem error={resend.error} />
    </>
  );
}

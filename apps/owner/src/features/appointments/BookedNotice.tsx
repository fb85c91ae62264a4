import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@zampa/ui/icons/IconCircleCheck';
import { ApiRefusal } from '@zampa/client/api/problems';
import { type AcceptedTime, bookedTime } from '@zampa/client/appointments/booked-time';
import { useUndoAcceptance } from '@zampa/client/appointments/change-appointment';
import { newClientId } from '@zampa/client/conversations/outbox/client-id';
import { ACCEPTANCE_UNDO_OFFERED_MS } from '@zampa/domain/appointments/proposals';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useEffect, useState } from 'react';
import styles from './BookedNotice.module.css';

const hide = () => bookedTime.become(null);

/** Says that a proposed time was booked, and offers for some seconds to undo it. */
export function BookedNotice({ booked }: { booked: AcceptedTime }) {
  const { t } = useTranslation();
  const language = useLanguage();
  // Sent again with the same id after a lost connection.
  const [clientId] = useState(newClientId);
  const undo = useUndoAcceptance(booked.visitId);
  const { status, error } = undo;
  const isRefused = error instanceof ApiRefusal;
  const isPending = status === 'pending';
  useEffect(() => {
    if (isPending) return;
    const timer = setTimeout(hide, ACCEPTANCE_UNDO_OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return (
    <div className={styles['notice']}>
      <IconCircleCheck size={20} aria-hidden="true" />
      <Stack as="span" gap="4" grow>
        {undo.isSuccess && t('appointments:bookedNotice.undone')}
        {isRefused && t('appointments:bookedNotice.tooLate')}
        {!undo.isSuccess &&
          !isRefused &&
          t('appointments:bookedNotice.text', {
            when: whenText(booked.start, booked.timezone, language),
          })}
        <CallProblem error={isRefused ? null : error} />
      </Stack>
      {undo.isSuccess || isRefused ? (
        <Button variant="subtle" onClick={hide}>
          {t('common:actions.close')}
        </Button>
      ) : (
        <Button variant="subtle" loading={isPending} onClick={() => undo.mutate(clientId)}>
          {t('appointments:bookedNotice.undo')}
        </Button>
      )}
    </div>
  );
}

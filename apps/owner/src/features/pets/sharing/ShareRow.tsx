import { Button } from '@mantine/core';
import { useWithdrawShare } from '@zampa/client/health/shares';
import type { Share } from '@zampa/contract/health/objects/share';
import { formatDatedDay } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { sectionText } from './section-text.ts';

/** One share link: what it shows, until when, how often it was opened, and a button to withdraw it. */
export function ShareRow({ share }: { share: Share }) {
  const { t } = useTranslation();
  const { sections, status, views } = share;
  return (
    <Row justify="between" gap="8">
      <Stack gap="4" grow>
        <Text weight="600">{useStatusText(share)}</Text>
        <Text tone="muted">{sections.map((each) => sectionText(t, each)).join(', ')}</Text>
        <Text tone="muted">
          {views === 0 ? t('health:share.unopened') : t('health:share.opened', { count: views })}
        </Text>
      </Stack>
      {status === 'ACTIVE' && <WithdrawButton share={share} />}
    </Row>
  );
}

function useStatusText({ status, expiresAt, withdrawnAt }: Share): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerMinute();
  const dayOf = (instant: string) => formatDatedDay(new Date(instant), now, deviceZone(), language);
  if (withdrawnAt) return t('health:share.withdrawn', { day: dayOf(withdrawnAt) });
  return status === 'ACTIVE'
    ? t('health:share.until', { day: dayOf(expiresAt) })
    : t('health:share.expired', { day: dayOf(expiresAt) });
}

function WithdrawButton({ share: { id, PetId } }: { share: Share }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useWithdrawShare(PetId);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('health:share.withdraw')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('health:share.withdrawTitle')}
          action={t('health:share.withdrawAction')}
          isDanger
          cancelLabel={t('health:share.keep')}
          closeLabel={t('common:actions.close')}
          isBusy={withdrawal.isPending}
          problem={<CallProblem error={withdrawal.error} />}
          onConfirm={() => withdrawal.mutate(id, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {t('health:share.withdrawText')}
        </ConfirmDialog>
      )}
    </>
  );
}

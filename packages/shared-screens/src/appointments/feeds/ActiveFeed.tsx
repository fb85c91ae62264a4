import { Button } from '@mantine/core';
import { useRevokeFeed } from '@zampa/client/appointments/feeds';
import { formatDay } from '@zampa/i18n/format/dates';
import { CallProblem } from '../../form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { deviceZone } from '@zampa/i18n/format/zones';

export interface ActiveFeedProps {
  feed: { readonly id: string; readonly hideDetails: boolean; readonly dateCreated: string };
}

/** Shows the active calendar feed with a button to revoke it. */
export function ActiveFeed({ feed }: ActiveFeedProps) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const revoking = useRevokeFeed();
  const close = () => setConfirming(false);
  const zone = deviceZone();
  return (
    <Card>
      <Row gap="12">
        <span>
          {t('appointments:feeds.active', { day: formatDay(new Date(feed.dateCreated), zone) })}
        </span>
        <StatusChip tone="info">
          {feed.hideDetails ? t('appointments:feeds.hidden') : t('appointments:feeds.shown')}
        </StatusChip>
        <Button variant="subtle" color="red" onClick={() => setConfirming(true)}>
          {t('appointments:feeds.revoke')}
        </Button>
      </Row>
      <ConfirmDialog
        open={isConfirming}
        title={t('appointments:feeds.revokeTitle')}
        action={t('appointments:feeds.revoke')}
        isDanger
        cancelLabel={t('appointments:feeds.keep')}
        closeLabel={t('common:actions.close')}
        isBusy={revoking.isPending}
        problem={<CallProblem error={revoking.error} />}
        onConfirm={() => revoking.mutate(feed.id, { onSuccess: close })}
        onClose={close}
      >
        <p>{t('appointments:feeds.revokeText')}</p>
      </ConfirmDialog>
    </Card>
  );
}

import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useObstacleToTime, type WhoseTime } from './use-obstacle-to-time.ts';

export interface OtherTimeLinkProps extends WhoseTime {
  conversationId: string;
}

/** Leads a pet owner to a new time in place of one that is off; nowhere while the clinic gives them none. */
export function OtherTimeLink({ conversationId, ...whose }: OtherTimeLinkProps) {
  const { t } = useTranslation();
  if (useObstacleToTime(whose, true)) return null;
  return (
    <Button
      fullWidth
      variant="light"
      leftSection={<IconCalendarTime size={18} aria-hidden="true" />}
      renderRoot={(props) => (
        <Link to="/workspace/chat/$id/time" params={{ id: conversationId }} {...props} />
      )}
    >
      {t('appointments:actions.otherTime')}
    </Button>
  );
}

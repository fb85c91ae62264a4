import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { IconCalendarTime } from '@zampa/ui/icons/IconCalendarTime';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useTimeChangeObstacle, type FamilyAtClinic } from './use-time-change-obstacle.ts';

export interface RebookLinkProps extends FamilyAtClinic {
  conversationId: string;
}

/**
 * Link to choose a new time instead of a canceled one; renders nothing if the clinic offers the family no new
 * appointments.
 */
export function RebookLink({ conversationId, ...relation }: RebookLinkProps) {
  const { t } = useTranslation();
  if (useTimeChangeObstacle(relation, true)) return null;
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

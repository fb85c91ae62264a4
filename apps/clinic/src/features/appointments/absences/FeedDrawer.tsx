import { useTranslation } from '@zampa/i18n/use-translation';
import { CalendarFeed } from '@zampa/shared-screens/appointments/feeds/CalendarFeed.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

/** Shows how to subscribe to the calendar from another program. */
export function FeedDrawer({ onClose }: { onClose: () => void }) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  return (
    <SideDrawer
      open
      onClose={onClose}
      size="small"
      title={t('appointments:bookings.feed.title')}
      closeLabel={t('common:actions.close')}
    >
      <Stack>
        <Text tone="muted">{t('appointments:bookings.feed.why')}</Text>
        <CalendarFeed
          facilityId={facilityId}
          hide={t('appointments:bookings.feed.hide')}
          hideWhy={t('appointments:bookings.feed.hideWhy')}
          isHiddenAtFirst
        />
      </Stack>
    </SideDrawer>
  );
}

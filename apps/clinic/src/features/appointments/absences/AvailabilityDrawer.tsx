import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { StaffAvailability } from './StaffAvailability.tsx';

/** Shows the availability of the next days in a drawer. */
export function AvailabilityDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SideDrawer
      open
      onClose={onClose}
      size="large"
      title={t('appointments:bookings.report.title')}
      closeLabel={t('common:actions.close')}
    >
      <StaffAvailability />
    </SideDrawer>
  );
}

import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ReportAvailability } from './ReportAvailability.tsx';

/** Shows the strip of the next days, beside the calendar. */
export function ReportDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SideDrawer
      open
      onClose={onClose}
      size="large"
      title={t('appointments-bookings:report.title')}
      closeLabel={t('common:actions.close')}
    >
      <ReportAvailability />
    </SideDrawer>
  );
}

import type { StaffFacility } from '@zampa/contract/people/user';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ReportAvailability } from './ReportAvailability.tsx';

/** The strip of the next days, beside the calendar. */
export function ReportDrawer({
  facility,
  onClose,
}: {
  facility: StaffFacility;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <SideDrawer
      open
      onClose={onClose}
      size="large"
      title={t('calendar:report.title')}
      closeLabel={t('common:actions.close')}
    >
      <ReportAvailability facility={facility} />
    </SideDrawer>
  );
}

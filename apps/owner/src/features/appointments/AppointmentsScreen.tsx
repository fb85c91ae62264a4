import '@zampa/i18n/english/appointments';
import { SegmentedControl } from '@zampa/ui/mantine/SegmentedControl';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { AppointmentList } from './AppointmentList.tsx';
import styles from './appointments.module.css';

const route = getRouteApi('/_signed-in/_places/workspace/appointments/');

/** Screen with the family's upcoming and past appointments. */
export function AppointmentsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const when = route.useSearch().when ?? 'upcoming';
  return (
    <>
      <ScreenHeader
        title={t('appointments:list.title')}
        back={<BackLink to="/dashboard" label={t('common:actions.back')} />}
      />
      <SegmentedControl
        fullWidth
        className={styles['tabs'] ?? ''}
        aria-label={t('appointments:list.title')}
        data={[
          { value: 'upcoming', label: t('appointments:list.upcoming') },
          { value: 'past', label: t('appointments:list.past') },
        ]}
        value={when}
        onChange={(chosen) =>
          void navigate({
            to: '/workspace/appointments',
            search: chosen === 'past' ? { when: 'past' } : {},
            replace: true,
          })
        }
      />
      <AppointmentList when={when} />
    </>
  );
}

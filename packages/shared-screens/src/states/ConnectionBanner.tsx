import { useConnection } from '@zampa/client/realtime/RealtimeProvider.tsx';
import { OfflineBanner } from '@zampa/ui/states/OfflineBanner.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Tells a signed-in person that there is no connection, and that nothing they write is lost. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const offline = useConnection() === 'offline';
  return <OfflineBanner offline={offline} text={t('common:states.offline')} />;
}

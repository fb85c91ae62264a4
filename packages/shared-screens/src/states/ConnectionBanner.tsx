import { useTimeout } from '@mantine/hooks';
import { useConnection } from '@zampa/client/realtime/RealtimeProvider.tsx';
import type { Connection } from '@zampa/client/realtime/publish-connection';
import { OfflineBanner } from '@zampa/ui/states/OfflineBanner.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';

/** A connection that comes back sooner is not worth a word. */
const PATIENCE_MS = 6000;

/** Tells a signed-in person that there is no connection, or no server, and that nothing they write is lost. */
export function ConnectionBanner() {
  const connection = useConnection();
  return <Banner key={connection} connection={connection} />;
}

function Banner({ connection }: { connection: Connection }) {
  const { t } = useTranslation();
  const [isLasting, setLasting] = useState(false);
  useTimeout(() => setLasting(true), PATIENCE_MS, { autoInvoke: true });
  const isServerGone = connection === 'connecting' && isLasting;
  return (
    <OfflineBanner
      offline={connection === 'offline' || isServerGone}
      text={isServerGone ? t('common:states.serverGone') : t('common:states.offline')}
    />
  );
}

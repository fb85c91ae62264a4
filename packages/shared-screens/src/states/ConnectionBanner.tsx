import { useTimeout } from '@mantine/hooks';
import { useNewVersion } from '@zampa/client/device/new-version';
import { useStaleSince } from '@zampa/client/offline/stale-since';
import { useConnection } from '@zampa/client/realtime/RealtimeProvider.tsx';
import type { Connection } from '@zampa/client/realtime/publish-connection';
import { OfflineBanner } from '@zampa/ui/states/OfflineBanner.tsx';
import { Suspense, useState } from 'react';
import { formatDay, formatDayTime, formatTime } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: app updates are rare. */
const UpdatePrompt = lazyPart(async () => (await import('./UpdatePrompt.tsx')).UpdatePrompt);

/** Does not report shorter interruptions. */
const GRACE_PERIOD_MS = 6000;

export interface ConnectionBannerProps {
  /** Whether input on this screen is queued until the connection is back. */
  isQueued?: boolean;
}

/**
 * Tells signed-in users about a new app version, a lost connection or an unreachable server, and what happens to
 * their changes.
 */
export function ConnectionBanner({ isQueued = false }: ConnectionBannerProps) {
  const connection = useConnection();
  const applyUpdate = useNewVersion();
  return (
    <>
      <Banner key={connection} connection={connection} isQueued={isQueued} />
      {applyUpdate && (
        <Suspense>
          <UpdatePrompt onReload={applyUpdate} />
        </Suspense>
      )}
    </>
  );
}

type BannerProps = Required<ConnectionBannerProps> & { readonly connection: Connection };

function Banner({ connection, isQueued }: BannerProps) {
  const { t } = useTranslation();
  const updatedAt = useStaleSince();
  const [isGraceOver, setGraceOver] = useState(false);
  useTimeout(() => setGraceOver(true), GRACE_PERIOD_MS, { autoInvoke: true });
  const isServerUnreachable = connection === 'connecting' && isGraceOver;
  return (
    <OfflineBanner
      offline={connection === 'offline' || isServerUnreachable}
      text={isServerUnreachable ? t('common:states.serverGone') : t('common:states.offline')}
      details={[
        updatedAt && t('common:states.asOf', { time: formatUpdateTime(new Date(updatedAt)) }),
        isQueued ? t('common:states.writtenLater') : t('common:states.needsConnection'),
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}

/** Formats a time without its day if it is today. */
function formatUpdateTime(instant: Date): string {
  const zone = deviceZone();
  const isToday = formatDay(instant, zone) === formatDay(new Date(), zone);
  return (isToday ? formatTime : formatDayTime)(instant, zone);
}

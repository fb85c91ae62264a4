import { useTimeout } from '@mantine/hooks';
import { useNewVersion } from '@zampa/client/device/new-version';
import { useAsOf } from '@zampa/client/offline/as-of';
import { useConnection } from '@zampa/client/realtime/RealtimeProvider.tsx';
import type { Connection } from '@zampa/client/realtime/publish-connection';
import { OfflineBanner } from '@zampa/ui/states/OfflineBanner.tsx';
import { lazy, Suspense, useState } from 'react';
import { formatDay, formatDayTime, formatTime } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Is there once in some weeks. */
const UpdatePrompt = lazy(async () => ({
  default: (await import('./UpdatePrompt.tsx')).UpdatePrompt,
}));

/** A connection that comes back sooner is not worth a word. */
const PATIENCE_MS = 6000;

export interface ConnectionBannerProps {
  /** Whether what is written on this screen waits for the connection by itself. */
  isWrittenLater?: boolean;
}

/**
 * Tells a signed-in person of a newer app; and that there is no connection, or no server, and what becomes then of what
 * they do here.
 */
export function ConnectionBanner({ isWrittenLater = false }: ConnectionBannerProps) {
  const connection = useConnection();
  const takeOver = useNewVersion();
  return (
    <>
      <Banner key={connection} connection={connection} isWrittenLater={isWrittenLater} />
      {takeOver && (
        <Suspense>
          <UpdatePrompt onReload={takeOver} />
        </Suspense>
      )}
    </>
  );
}

type BannerProps = Required<ConnectionBannerProps> & { readonly connection: Connection };

function Banner({ connection, isWrittenLater }: BannerProps) {
  const { t } = useTranslation();
  const seenAt = useAsOf();
  const [isLasting, setLasting] = useState(false);
  useTimeout(() => setLasting(true), PATIENCE_MS, { autoInvoke: true });
  const isServerGone = connection === 'connecting' && isLasting;
  return (
    <OfflineBanner
      offline={connection === 'offline' || isServerGone}
      text={isServerGone ? t('common:states.serverGone') : t('common:states.offline')}
      details={[
        seenAt && t('common:states.asOf', { time: timeText(new Date(seenAt)) }),
        isWrittenLater ? t('common:states.writtenLater') : t('common:states.needsConnection'),
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}

/** Today's times without their day. */
function timeText(instant: Date): string {
  const zone = deviceZone();
  const isToday = formatDay(instant, zone) === formatDay(new Date(), zone);
  return (isToday ? formatTime : formatDayTime)(instant, zone);
}

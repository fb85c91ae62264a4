import { serverNow } from '@zampa/client/api/server-clock';
import { SECOND_MS } from '@zampa/domain/time/durations';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconClock } from '@zampa/ui/icons/IconClock';
import { useEffect, useState } from 'react';
import { callTimeText } from './call-time-text.ts';

/**
 * Duration of a call by the server's clock. Computed from the start, so that throttled timers in hidden tabs do not
 * matter.
 */
export function CallTimer({ startedAt }: { startedAt: string | null }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const elapsed = startedAt ? Math.max(0, now - Date.parse(startedAt)) : 0;
  return (
    <span role="timer" aria-label={t('video:timer')}>
      <IconClock size={16} aria-hidden="true" /> {callTimeText(elapsed)}
    </span>
  );
}

import { formatDayTime } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import '@zampa/i18n/english/privacy-sign-in';

/** Says when the account will be erased, and that signing in cancels it. */
export function ErasureScheduledNotice({ date }: { date: string }) {
  const { t } = useTranslation();
  const moment = formatDayTime(new Date(date), deviceZone());
  return (
    <Callout tone="info" role="status">
      <strong>{t('privacy:signIn.asked.title')}</strong>
      {t('privacy:signIn.asked.text', { date: moment })}
    </Callout>
  );
}

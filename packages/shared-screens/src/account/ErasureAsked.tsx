import { formatDayTime } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import '@zampa/i18n/english/privacy-sign-in';

/** Says when an account is erased, and that signing in stops it. */
export function ErasureAsked({ date }: { date: string }) {
  const { t } = useTranslation();
  const moment = formatDayTime(new Date(date), deviceZone());
  return (
    <Callout tone="info" role="status">
      <strong>{t('privacy-sign-in:asked.title')}</strong>
      {t('privacy-sign-in:asked.text', { date: moment })}
    </Callout>
  );
}

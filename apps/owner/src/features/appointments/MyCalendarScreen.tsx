import '@zampa/i18n/english/appointments';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CalendarFeed } from '@zampa/shared-screens/appointments/feeds/CalendarFeed.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';

/** Screen for the family's calendar feed: an address to subscribe to, which can be revoked. */
export function MyCalendarScreen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader
        title={t('appointments:feed.title')}
        under={t('appointments:feed.text')}
        back={<BackLink to="/workspace/settings" label={t('common:actions.back')} />}
      />
      <CalendarFeed
        hide={t('appointments:feed.hide')}
        hideWhy={t('appointments:feed.hideWhy')}
        isHiddenAtFirst={false}
      />
    </>
  );
}

import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import { useLanguage } from '@zampa/i18n/use-language';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { untilText } from '@zampa/shared-screens/appointments/when-text';
import { AddressLink } from '@zampa/shared-screens/navigation/AddressLink.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import styles from './home.module.css';
import { TurnWords } from './TurnWords.tsx';

/** Shows an answer, a call or what is to be paid, and leads there. */
export function TurnRow({ item }: { item: InboxItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const { kind, url, until, timezone } = item;
  return (
    <AddressLink url={url} className={styles['turnRow']}>
      <TurnWords item={item} />
      {until && (
        <Text as="span" size="small" weight="600">
          {t('home-owner:turn.until', { time: untilText(until, now, timezone, language) })}
        </Text>
      )}
      <span className={styles['act']} data-kind={kind}>
        {actText(t, kind)}
      </span>
    </AddressLink>
  );
}

function actText(t: Translate, kind: InboxItem['kind']): string {
  switch (kind) {
    case 'PAYMENT_DUE':
      return t('home-owner:turn.pay');
    case 'VIDEO_CALL':
      return t('home-owner:turn.join');
    default:
      return t('home-owner:turn.read');
  }
}

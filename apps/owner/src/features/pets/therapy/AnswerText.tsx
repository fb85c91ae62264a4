import { useMe } from '@zampa/client/session/use-me';
import type { Dose } from '@zampa/contract/health/objects/prescription';
import { formatTime } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { IconX } from '@zampa/ui/icons/IconX';
import styles from './therapy.module.css';

/** Says who gave or skipped a dose, when, and why. */
export function AnswerText({ dose, zone }: { dose: Dose; zone: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const { status, by: author, at, reason } = dose;
  const name = author === null || author.id === me.id ? t('health:therapy.you') : author.firstName;
  const facts = {
    name: author === null ? '–' : name,
    time: at ? formatTime(new Date(at), zone) : '',
  };
  const isGiven = status === 'GIVEN';
  return (
    <span className={styles['answer']} data-status={status}>
      {isGiven ? (
        <IconCheck size={18} aria-hidden="true" />
      ) : (
        <IconX size={18} aria-hidden="true" />
      )}
      <span>
        {isGiven ? t('health:therapy.givenBy', facts) : t('health:therapy.skippedBy', facts)}
        {reason && <span className={styles['reason']}>{reason}</span>}
      </span>
    </span>
  );
}

import type { Invited } from '@zampa/contract/invitations/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './InviteClients.module.css';
import { InvitedByPhone } from './InvitedByPhone.tsx';
import type { InviteWay } from './invite-lines.ts';

export interface InvitedRowsProps {
  answer: Invited;
  /** What was typed, in the order of the answer's rows. */
  names: readonly string[];
  way: InviteWay;
}

/** Shows what became of each of the people who were to be invited. */
export function InvitedRows({ answer, names, way }: InvitedRowsProps) {
  const { t } = useTranslation();
  const reasons = {
    DUPLICATE: t('clients:rowErrors.DUPLICATE'),
    ALREADY_PRESENT: t('clients:rowErrors.ALREADY_PRESENT'),
    ALREADY_INVITED: t('clients:rowErrors.ALREADY_INVITED'),
    INVALID_EMAIL_OR_PHONE: t('clients:rowErrors.INVALID_EMAIL_OR_PHONE'),
    USER_ALREADY_ASSOCIATED: t('clients:rowErrors.USER_ALREADY_ASSOCIATED'),
    TOO_MANY_LETTERS: t('clients:rowErrors.TOO_MANY_LETTERS'),
  };
  return (
    <ul className={styles['rows']}>
      {answer.rows.map(({ row, code }) => (
        <li key={row}>
          <strong>{names[row]}</strong>
          {!code && way === 'phone' ? (
            <InvitedByPhone number={names[row] ?? ''} />
          ) : (
            <Text as="span" tone="muted" size="small">
              {code ? reasons[code] : t('clients:inviting.sent')}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

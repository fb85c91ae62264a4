import type { Invited } from '@zampa/contract/invitations/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './InviteClients.module.css';
import { InvitedByPhone } from './InvitedByPhone.tsx';

export type Invitee = {
  readonly name: string;
  /** Number to which the invitation goes; null if it is sent by e-mail. */
  readonly number: string | null;
};

export interface InvitationResultsProps {
  answer: Invited;
  /** In the order of `answer.rows`. */
  people: readonly Invitee[];
}

/** Shows the result for each invited person. */
export function InvitationResults({ answer, people }: InvitationResultsProps) {
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
          <strong>{people[row]?.name}</strong>
          {!code && people[row]?.number ? (
            <InvitedByPhone number={people[row].number} />
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

import { Button, CopyButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { formatDay } from '@zampa/i18n/format/dates';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ClientCardProps } from './card-props.ts';
import styles from './FamilyCard.module.css';
import { clientQueries } from './queries.ts';
import { useResend } from './use-client-changes.ts';

/** The open invitation of a client: how often the letter went out, again, or the link to hand over. */
export function ClientInvitation({ client, facility }: ClientCardProps) {
  const { t } = useTranslation();
  const { data: invitation } = useQuery(
    clientQueries.invitation(useApi(), facility.id, client.userId),
  );
  const resend = useResend();
  if (!invitation) return null;
  const { id, email, sent, delivery, link, dateUpdated, expires } = invitation;
  const day = (instant: string) => formatDay(new Date(instant), facility.timezone);
  const delivered = (address: string) => {
    if (sent === 0) return t('clients:invitation.unsent', { email: address });
    if (delivery === 'QUEUED') return t('clients:invitation.queued', { email: address });
    if (delivery === 'REFUSED') return t('clients:invitation.refused', { email: address });
    return t('clients:invitation.sent', { count: sent, email: address, day: day(dateUpdated) });
  };
  return (
    <section>
      <h3 className={styles['heading']}>{t('clients:invitation.title')}</h3>
      <p className={styles['quiet']}>
        {email ? delivered(email) : t('clients:invitation.byHand')}{' '}
        {t('clients:invitation.until', { day: day(expires) })}
      </p>
      <div className={styles['steps']}>
        {email && (
          <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(id)}>
            {sent === 0 ? t('clients:invitation.sendFirst') : t('clients:invitation.resend')}
          </Button>
        )}
        <CopyButton value={link} timeout={2000}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} aria-live="polite">
              {copied ? t('clients:invitation.copied') : t('clients:invitation.copy')}
            </Button>
          )}
        </CopyButton>
      </div>
      <CallProblem error={resend.error} />
    </section>
  );
}

import { Button, CopyButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { formatDay } from '@zampa/i18n/format/dates';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { ClientCardProps } from '../lists/card-props.ts';
import styles from '../record/FamilyCard.module.css';
import { HandOverText } from './HandOverText.tsx';
import { clientQueries } from '../queries.ts';
import { useResend } from '../use-client-changes.ts';

/** Shows the open invitation of a client: how often it went out, again, or the text and link to hand over. */
export function ClientInvitation({ client }: ClientCardProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { data: invitation } = useQuery(
    clientQueries.invitation(useApi(), facility.id, client.userId),
  );
  const resend = useResend();
  if (!invitation) return null;
  const { id, email, phone, sent, delivery, link, text, sms, dateUpdated, expires } = invitation;
  // Where a letter or a message goes; by hand it goes nowhere from here.
  const address = email ?? (sms ? phone : null);
  const day = (instant: string) => formatDay(new Date(instant), facility.timezone);
  const delivered = (to: string) => {
    if (sent === 0 || delivery === null) return t('clients:invitation.unsent', { address: to });
    if (delivery === 'QUEUED') return t('clients:invitation.queued', { address: to });
    if (delivery === 'REFUSED')
      return email
        ? t('clients:invitation.refused', { address: to })
        : t('clients:invitation.smsRefused', { address: to });
    return t('clients:invitation.sent', { count: sent, address: to, day: day(dateUpdated) });
  };
  return (
    <section>
      <h3 className={styles['heading']}>{t('clients:invitation.title')}</h3>
      <Text tone="muted" size="small">
        {address ? delivered(address) : t('clients:invitation.byHand')}{' '}
        {t('clients:invitation.until', { day: day(expires) })}
      </Text>
      {!address && text && <HandOverText text={text} phone={phone ?? ''} />}
      <div className={styles['steps']}>
        {address && (
          <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(id)}>
            {sent === 0 || delivery === null
              ? t('clients:invitation.sendFirst')
              : t('clients:invitation.resend')}
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

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
import { whyByHand } from './why-by-hand.ts';
import { clientQueries } from '../queries.ts';
import { useResend } from '../use-client-changes.ts';

/**
 * Shows the open invitation of a client: its delivery, a button to resend it, and the text and link to send by hand.
 */
export function ClientInvitation({ client }: ClientCardProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { data: invitation } = useQuery(
    clientQueries.invitation(useApi(), facility.id, client.userId),
  );
  const resend = useResend();
  if (!invitation) return null;
  const { id, email, phone, sent, delivery, link, text, sms, dateUpdated, expires } = invitation;
  // The e-mail address or phone number to which the invitation is sent; null if it is only sent by hand.
  const address = email ?? (sms ? phone : null);
  const why = email ? null : whyByHand(invitation);
  const byHand =
    why && why !== 'NO_PROVIDER'
      ? t(`clients:invitation.whyByHand.${why}`)
      : t('clients:invitation.byHand');
  const toDay = (instant: string) => formatDay(new Date(instant), facility.timezone);
  const deliveryText = (to: string) => {
    if (sent === 0 || delivery === null) return t('clients:invitation.unsent', { address: to });
    if (delivery === 'QUEUED') return t('clients:invitation.queued', { address: to });
    if (delivery === 'REFUSED')
      return email
        ? t('clients:invitation.refused', { address: to })
        : t('clients:invitation.smsRefused', { address: to });
    return t('clients:invitation.sent', { count: sent, address: to, day: toDay(dateUpdated) });
  };
  return (
    <section>
      <h3 className={styles['heading']}>{t('clients:invitation.title')}</h3>
      <Text tone="muted" size="small">
        {address && why === null ? deliveryText(address) : byHand}{' '}
        {t('clients:invitation.until', { day: toDay(expires) })}
      </Text>
      {why && text && <HandOverText text={text} phone={phone ?? ''} />}
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

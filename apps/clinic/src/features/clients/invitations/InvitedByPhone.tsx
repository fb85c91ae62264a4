import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { readPhone } from '@zampa/domain/invitations/invite';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { HandOverText } from './HandOverText.tsx';
import { clientQueries } from '../queries.ts';

export interface InvitedByPhoneProps {
  /** As it was typed. */
  number: string;
}

/** Shows somebody who was invited by phone: told by SMS, or where no provider sends any, what to send by hand. */
export function InvitedByPhone({ number }: InvitedByPhoneProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const query = useQuery(clientQueries.latestInvitations(useApi(), facilityId));
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {(invitations) => {
        const invitation = invitations.find(({ phone }) => phone === readPhone(number));
        if (!invitation) return <Quiet>{t('clients:inviting.linkReady')}</Quiet>;
        const { email, sms, text, phone } = invitation;
        if (email) return <Quiet>{t('clients:inviting.sent')}</Quiet>;
        if (sms) return <Quiet>{t('clients:inviting.smsSent')}</Quiet>;
        return (
          <>
            <Quiet>{t('clients:inviting.byHand')}</Quiet>
            {text && <HandOverText text={text} phone={phone ?? number} />}
          </>
        );
      }}
    </QueryStates>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <Text as="span" tone="muted" size="small">
    {children}
  </Text>
);

import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { parsePhoneNumber } from '@zampa/domain/people/phone-number';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { HandOverText } from './HandOverText.tsx';
import { whyByHand } from './why-by-hand.ts';
import { clientQueries } from '../queries.ts';

export interface InvitedByPhoneProps {
  /** As typed. */
  number: string;
}

/** Shows how a person invited by phone is reached: by SMS, or by a text to send by hand and the reason. */
export function InvitedByPhone({ number }: InvitedByPhoneProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const query = useQuery(clientQueries.latestInvitations(useApi(), facilityId));
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {(invitations) => {
        const invitation = invitations.find(({ phone }) => phone === parsePhoneNumber(number));
        if (!invitation) return <MutedText>{t('clients:inviting.linkReady')}</MutedText>;
        const { email, text, phone } = invitation;
        if (email) return <MutedText>{t('clients:inviting.sent')}</MutedText>;
        const why = whyByHand(invitation);
        if (!why) return <MutedText>{t('clients:inviting.smsSent')}</MutedText>;
        return (
          <>
            <MutedText>
              {why === 'NO_PROVIDER'
                ? t('clients:inviting.byHand')
                : t(`clients:invitation.whyByHand.${why}`)}
            </MutedText>
            {text && <HandOverText text={text} phone={phone ?? number} />}
          </>
        );
      }}
    </QueryStates>
  );
}

const MutedText = ({ children }: { children: string }) => (
  <Text as="span" tone="muted" size="small">
    {children}
  </Text>
);

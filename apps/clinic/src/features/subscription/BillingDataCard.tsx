import '@zampa/i18n/english/subscription';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityQuery } from '@zampa/client/facilities/queries';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/**
 * Shows the billing data of the subscription, with a link to edit it for users who govern the organization. For
 * admins.
 */
export function BillingDataCard() {
  const { id, governs } = useFacility();
  const { t } = useTranslation();
  const query = useQuery(facilityQuery(useApi(), id));
  return (
    <Card as="section">
      <Title>{t('subscription:billing.to')}</Title>
      <QueryStates query={query} shape="rows" count={2}>
        {({ businessName, vat, fiscalCode, PEC, SDI, billingEmail, ...place }) => (
          <>
            <Text weight="600">{businessName ?? t('subscription:billing.missing')}</Text>
            <Text tone="muted">
              {[place.address, place.streetNumber, place.postcode, place.city]
                .filter(Boolean)
                .join(' ')}
            </Text>
            <Facts>
              {vat && <Fact label={t('subscription:billing.vat')}>{vat}</Fact>}
              {fiscalCode && <Fact label={t('subscription:billing.fiscalCode')}>{fiscalCode}</Fact>}
              {PEC && <Fact label={t('subscription:billing.pec')}>{PEC}</Fact>}
              {SDI && <Fact label={t('subscription:billing.sdi')}>{SDI}</Fact>}
              {billingEmail && <Fact label={t('subscription:billing.email')}>{billingEmail}</Fact>}
            </Facts>
          </>
        )}
      </QueryStates>
      {governs && (
        <Link to="/workspace/subscription/billing">{t('subscription:billing.edit')}</Link>
      )}
    </Card>
  );
}

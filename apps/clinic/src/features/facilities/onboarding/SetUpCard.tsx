import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { completionQuery } from '@zampa/client/facilities/queries';
import { HeadingLevel } from '@zampa/ui/kit/heading-level';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { Checklist } from './Checklist.tsx';

/** Shows the onboarding checklist on Home until everything is set up. Home does not wait for it to load. */
export function SetUpCard() {
  const { id: facilityId } = useFacility();
  const { data } = useQuery(completionQuery(useApi(), facilityId));
  return (
    data &&
    !data.complete && (
      <HeadingLevel value="h3">
        <Checklist completion={data} />
      </HeadingLevel>
    )
  );
}

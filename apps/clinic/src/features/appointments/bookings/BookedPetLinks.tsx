import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { openVisitNote } from '@zampa/client/health/open-visit-note';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { mayTreat } from '@zampa/domain/people/staff-rights';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetFlags } from '@zampa/shared-screens/health/PetFlags.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

export interface BookedPetLinksProps {
  pet: Conversation['pets'][number];
  conversation: Conversation;
}

/** The chips of a booked pet, the button to write the note of the visit, and the link to the health record. */
export function BookedPetLinks({ pet, conversation }: BookedPetLinksProps) {
  const { t } = useTranslation();
  const facility = useFacility();
  return (
    <Row as="span" gap="8">
      <PetFlags pet={pet} facilityId={facility.id} />
      <Link to="/workspace/pets/$petId" params={{ petId: pet.id }}>
        {t('health:openRecord', { name: pet.name })}
      </Link>
      {mayTreat(facility.idRole) && (
        <Button
          variant="light"
          size="xs"
          onClick={() => openVisitNote({ petId: pet.id, conversationId: conversation.id })}
        >
          {t('appointments:bookings.actions.writeNote')}
        </Button>
      )}
    </Row>
  );
}

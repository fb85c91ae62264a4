import { Textarea, TextInput } from '@mantine/core';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ServicesChoice } from '../ServicesChoice.tsx';
import { TimeFields } from '../TimeFields.tsx';
import type { UpfrontOffer, UpfrontValue } from '../upfront-choice.ts';
import { UpfrontFields } from '../UpfrontFields.tsx';
import { needsAddress, type VisitProblem, type VisitValues } from '../visit-values.ts';

export interface VisitDetailsProps {
  services: readonly Service[];
  /** The team members who treat patients. */
  members: readonly StaffMember[];
  /** The visit that gets the time; null for a new one, which can have a note. */
  visitId: string | null;
  values: VisitValues;
  /** The chosen services. */
  chosen: readonly Service[];
  /** The duration, typed or from the services; null if what was typed is invalid. */
  minutes: number | null;
  offer: UpfrontOffer;
  upfront: UpfrontValue | null;
  textOf: (problem: VisitProblem) => string | undefined;
  onChange: (part: Partial<VisitValues>) => void;
}

/** Fields for the services, address, time, prepayment and note of a visit. */
export function VisitDetails(props: VisitDetailsProps) {
  const { services, members, visitId, values, chosen, minutes, offer, upfront } = props;
  const { textOf, onChange } = props;
  const { t } = useTranslation();
  return (
    <>
      <ServicesChoice
        services={services}
        value={values.services}
        error={textOf('services')}
        onChange={(ids) => onChange({ services: ids })}
      />
      {needsAddress(values, services) && (
        <TextInput
          label={t('appointments:bookings.booking.address')}
          description={t('appointments:bookings.booking.addressHint')}
          maxLength={300}
          value={values.address}
          onChange={({ currentTarget }) => onChange({ address: currentTarget.value })}
        />
      )}
      <TimeFields
        members={members}
        anybody
        values={values}
        minutes={minutes}
        about={values}
        visitId={visitId}
        textOf={textOf}
        onChange={onChange}
      />
      {chosen[0] && (
        <UpfrontFields
          offer={offer}
          currency={chosen[0].currency === 'USD' ? 'USD' : 'EUR'}
          value={upfront}
          error={textOf('window')}
          onChange={(choice) => onChange({ upfront: choice })}
        />
      )}
      {!visitId && (
        <Textarea
          label={t('appointments:bookings.booking.note')}
          description={t('appointments:bookings.booking.noteHint')}
          rows={2}
          maxLength={MESSAGE_MAX_LENGTH}
          value={values.note}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
        />
      )}
    </>
  );
}

import { Button, Textarea, TextInput } from '@mantine/core';
import { serverNow } from '@zampa/client/api/server-clock';
import { useBookVisit } from '@zampa/client/appointments/use-book-visit';
import type { Client } from '@zampa/contract/clients/objects';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useProblemFocus } from '@zampa/ui/form/use-problem-focus';
import { Gradually } from '@zampa/ui/states/Gradually.tsx';
import { fullName } from '@zampa/domain/people/names';
import { type ReactNode, useRef, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { ClientChoice } from './ClientChoice.tsx';
import { PetsChoice } from './PetsChoice.tsx';
import { NotifyFamily } from './NotifyFamily.tsx';
import { ServicesChoice } from './ServicesChoice.tsx';
import { TimeFields } from './TimeFields.tsx';
import { UpfrontFields } from './UpfrontFields.tsx';
import { fittingUpfront, isUpfrontTooSoon, upfrontOffer } from './upfront-choice.ts';
import { useVisitDraft } from './use-visit-draft.ts';
import { useProblemText } from './use-problem-text.ts';
import styles from './visit-form.module.css';
import {
  categoryOf,
  chosenOf,
  isLeaptOver,
  minutesOf,
  needsAddress,
  problemsOf,
  timeOf,
  type VisitValues,
} from './visit-values.ts';

/** Enters a client who is not there yet, and is booked at once. */
export type RenderNewClient = (on: {
  readonly typed: string;
  readonly onDone: (client: Client) => void;
  readonly onCancel: () => void;
}) => ReactNode;

export interface VisitFormProps {
  services: readonly Service[];
  /** Those who treat. */
  members: readonly StaffMember[];
  /** Whether clients can pay by card. */
  takesCards: boolean;
  start: VisitValues;
  /** The visit that waits for this time; null makes a new one. */
  visitId: string | null;
  /** The consultation that a new visit goes on from. */
  relatedTo: string | null;
  /** Absent where the client is settled already. */
  renderNewClient?: RenderNewClient | undefined;
  onBooked: (visitId: string, day: string) => void;
}

/** Asks for everything of a new booking. Free times are offered; staff may also book any other. */
export function VisitForm(props: VisitFormProps) {
  const facility = useFacility();
  const { services, members, takesCards, start, visitId, relatedTo } = props;
  const { renderNewClient, onBooked } = props;
  const [entering, setEntering] = useState<string | null>(null);
  const { t } = useTranslation();
  const draft = useVisitDraft(facility.id, start);
  const { values } = draft;
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useProblemFocus(form, attempts);
  const [tellClient, setTellClient] = useState(true);
  const book = useBookVisit();
  const set = (part: Partial<VisitValues>) => draft.set({ ...values, ...part });
  const minutes = minutesOf(values, services);
  const chosen = chosenOf(values, services);
  const offer = upfrontOffer(chosen, takesCards);
  const upfront = fittingUpfront(values.upfront, offer);
  const missing = problemsOf(values, services);
  const begins = missing.includes('time') ? null : timeOf(values, 0, facility.timezone).start;
  const isTooSoon = isUpfrontTooSoon(upfront, begins, new Date(serverNow()));
  const problems = isTooSoon ? [...missing, 'window' as const] : missing;
  const textOf = useProblemText(attempts > 0 ? problems : []);

  const submit = () => {
    setAttempts(attempts + 1);
    const { family, pets, note, address } = values;
    if (
      problems.length > 0 ||
      isLeaptOver(values, facility.timezone) ||
      !family ||
      minutes === null ||
      book.isPending
    )
      return;
    book.mutate(
      {
        clientId: draft.nameToSend(),
        facilityId: facility.id,
        visitId,
        relatedTo,
        familyId: family.id,
        category: categoryOf(values, services),
        pets,
        services: values.services,
        note: note.trim(),
        address: needsAddress(values, services) ? address.trim() : '',
        time: timeOf(values, minutes, facility.timezone),
        tellClient,
        upfront,
      },
      {
        onSuccess: (id) => {
          draft.clear();
          onBooked(id, values.day);
        },
      },
    );
  };

  if (entering !== null && renderNewClient)
    return renderNewClient({
      typed: entering,
      onDone: (client) => {
        setEntering(null);
        set({
          family: { id: client.FamilyId, name: fullName(client) },
          pets: client.pets.map(({ id }) => id),
        });
      },
      onCancel: () => setEntering(null),
    });

  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ClientChoice
        family={values.family}
        error={textOf('family')}
        onChoose={(family) => set({ family, pets: [] })}
        onNew={renderNewClient && setEntering}
      />
      {values.family && (
        <PetsChoice
          familyId={values.family.id}
          value={values.pets}
          error={textOf('pets')}
          onChange={(pets) => set({ pets })}
        />
      )}
      {/* Whom it is for is asked first, and is there before the rest. */}
      <Gradually>
        <ServicesChoice
          services={services}
          value={values.services}
          error={textOf('services')}
          onChange={(ids) => set({ services: ids })}
        />
        {needsAddress(values, services) && (
          <TextInput
            label={t('appointments-bookings:booking.address')}
            description={t('appointments-bookings:booking.addressHint')}
            maxLength={300}
            value={values.address}
            onChange={({ currentTarget }) => set({ address: currentTarget.value })}
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
          onChange={set}
        />
        {chosen[0] && (
          <UpfrontFields
            offer={offer}
            currency={chosen[0].currency === 'USD' ? 'USD' : 'EUR'}
            value={upfront}
            error={textOf('window')}
            onChange={(wanted) => set({ upfront: wanted })}
          />
        )}
        {!visitId && (
          <Textarea
            label={t('appointments-bookings:booking.note')}
            description={t('appointments-bookings:booking.noteHint')}
            rows={2}
            maxLength={MESSAGE_MAX_LENGTH}
            value={values.note}
            onChange={({ currentTarget }) => set({ note: currentTarget.value })}
          />
        )}
        <NotifyFamily familyId={values.family?.id} checked={tellClient} onChange={setTellClient} />
      </Gradually>
      <CallProblem error={book.error} />
      <div className={styles['actions']}>
        {draft.isBegun && (
          <Button variant="subtle" onClick={draft.clear}>
            {t('common:actions.clear')}
          </Button>
        )}
        <Button type="submit" loading={book.isPending}>
          {t('appointments-bookings:booking.submit')}
        </Button>
      </div>
    </form>
  );
}
